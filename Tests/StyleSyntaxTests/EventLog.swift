import Foundation
import StyleDiagnostics
import StyleSyntax
import XCTest

/// Events as lines of text, each with the text that its span covers.
struct EventLog: SyntaxEventHandler {
  private(set) var lines: [String] = []
  let file: SourceFile

  init(_ file: SourceFile) { self.file = file }

  mutating func beginDictionary(at span: SourceSpan) { add("{", span) }
  mutating func key(_ key: String, at span: SourceSpan) { add("key \(key)", span) }
  mutating func endDictionary(at span: SourceSpan) { add("}", span) }
  mutating func beginArray(at span: SourceSpan) { add("[", span) }
  mutating func endArray(at span: SourceSpan) { add("]", span) }
  mutating func scalar(_ value: SyntaxScalar, at span: SourceSpan) { add("\(value)", span) }

  private mutating func add(_ event: String, _ span: SourceSpan) {
    lines.append("\(event) @ \(file.text(span))")
  }
}

/// Values alone, without their places.
struct ScalarLog: SyntaxEventHandler {
  private(set) var scalars: [SyntaxScalar] = []
  private(set) var keys: [String] = []

  mutating func beginDictionary(at span: SourceSpan) {}
  mutating func key(_ key: String, at span: SourceSpan) { keys.append(key) }
  mutating func endDictionary(at span: SourceSpan) {}
  mutating func beginArray(at span: SourceSpan) {}
  mutating func endArray(at span: SourceSpan) {}
  mutating func scalar(_ value: SyntaxScalar, at span: SourceSpan) { scalars.append(value) }
}

extension SourceFile {
  func text(_ span: SourceSpan) -> String {
    String(decoding: bytes[Int(span.lowerBound)..<Int(span.upperBound)], as: UTF8.self)
  }
}

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

/// The diagnostic with which reading fails; a test failure where it does not.
func failure(
  _ name: String, file: StaticString = #filePath, line: UInt = #line, _ body: () throws(SyntaxError) -> Void
) -> Diagnostic? {
  do throws(SyntaxError) {
    try body()
  } catch {
    assertHasPlace(error.diagnostic, name, file: file, line: line)
    return error.diagnostic
  }
  XCTFail("\(name) is accepted", file: file, line: line)
  return nil
}

/// `id line:column` of a diagnostic.
func summary(_ diagnostic: Diagnostic) -> String {
  guard let position = diagnostic.range.position else {
    return "\(diagnostic.id.rawValue) \(diagnostic.range.offset)"
  }
  return "\(diagnostic.id.rawValue) \(position.line):\(position.column)"
}
