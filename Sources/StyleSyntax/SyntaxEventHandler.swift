import StyleDiagnostics

/// Takes the events of a structured document in file order, repeated and empty keys included.
///
/// The events of a document are balanced: one value, each dictionary a sequence of a key and its value. Spans are byte
/// offsets into the read file's `bytes`. When a reader throws, the events so far are to be thrown away.
public protocol SyntaxEventHandler {
  /// A dictionary begins; the span is its start tag or opening bracket (in a binary file: its object).
  mutating func beginDictionary(at span: SourceSpan)
  /// A key of the innermost dictionary; its value follows.
  mutating func key(_ key: consuming String, at span: SourceSpan)
  /// The innermost dictionary ends; the span is its end tag or closing bracket.
  mutating func endDictionary(at span: SourceSpan)
  /// An array begins; the span is its start tag or opening bracket.
  mutating func beginArray(at span: SourceSpan)
  /// The innermost array ends; the span is its end tag or closing bracket.
  mutating func endArray(at span: SourceSpan)
  /// A value without parts; the span is all of it, tags and quotes included.
  mutating func scalar(_ value: consuming SyntaxScalar, at span: SourceSpan)
}
