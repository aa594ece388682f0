import StyleDiagnostics
import StyleSyntax

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
