import StyleDiagnostics
import StyleSyntax

/// The readers of structured documents, by name.
enum Reader: String, CaseIterable {
  case propertyList, json, yaml

  func read(_ bytes: [UInt8], _ limits: SyntaxLimits = .init(), into handler: inout ScalarLog)
    throws(SyntaxError)
  {
    switch self {
    case .propertyList:
      try PropertyListDocument(path: "f", bytes: bytes, limits: limits).read(into: &handler)
    case .json:
      try JSONReader.read(try SourceText.decode(path: "f", bytes: bytes), limits: limits, into: &handler)
    case .yaml:
      _ = try YAMLReader.tree(of: try SourceText.decode(path: "f", bytes: bytes), limits: limits)
    }
  }

  func scalars(_ text: String) throws(SyntaxError) -> [SyntaxScalar] {
    var log = ScalarLog()
    try read(Array(text.utf8), into: &log)
    return log.scalars
  }
}
