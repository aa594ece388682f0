import StyleDiagnostics
import StyleSyntax

/// Events as lines of text: what a reader sends, with the text that each span covers.
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
    let bytes = file.bytes[Int(span.lowerBound)..<Int(span.upperBound)]
    lines.append("\(event) @ \(String(decoding: bytes, as: UTF8.self))")
  }
}
