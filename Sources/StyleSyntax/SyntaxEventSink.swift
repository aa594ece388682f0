import StyleDiagnostics

/// A handler behind a class: a reader that is called from C, or often, is not generic over its handler.
///
/// A reader may have a value remembered at a place of its choice, up to `RecentLeaves.placeCount`, and name the place where
/// the value comes again: values that are not handed over need no references counted.
class SyntaxEventSink {
  func beginDictionary(at span: SourceSpan) {}
  func key(_ key: consuming String, at span: SourceSpan) {}
  func endDictionary(at span: SourceSpan) {}
  func beginArray(at span: SourceSpan) {}
  func endArray(at span: SourceSpan) {}
  func scalar(_ value: consuming SyntaxScalar, at span: SourceSpan) {}

  /// Remembers a value or, as a string, a key until another one has its place.
  func remember(_ value: SyntaxScalar, at place: Int) {}
  /// The key that is remembered at a place.
  func recentKey(_ place: Int, at span: SourceSpan) {}
  /// The value that is remembered at a place.
  func recentScalar(_ place: Int, at span: SourceSpan) {}

  /// Calls a function with a sink that sends all to a handler.
  static func withSink<Handler: SyntaxEventHandler>(
    to handler: inout Handler, _ body: (SyntaxEventSink) throws(SyntaxError) -> Void
  ) throws(SyntaxError) {
    try withUnsafeMutablePointer(to: &handler) { handler throws(SyntaxError) in
      try body(SyntaxHandlerSink(handler))
    }
  }
}

private final class SyntaxHandlerSink<Handler: SyntaxEventHandler>: SyntaxEventSink {
  private let handler: UnsafeMutablePointer<Handler>
  @exclusivity(unchecked) private var recent: [SyntaxScalar] = []

  init(_ handler: UnsafeMutablePointer<Handler>) { self.handler = handler }

  override func beginDictionary(at span: SourceSpan) { handler.pointee.beginDictionary(at: span) }
  override func key(_ key: consuming String, at span: SourceSpan) { handler.pointee.key(key, at: span) }
  override func endDictionary(at span: SourceSpan) { handler.pointee.endDictionary(at: span) }
  override func beginArray(at span: SourceSpan) { handler.pointee.beginArray(at: span) }
  override func endArray(at span: SourceSpan) { handler.pointee.endArray(at: span) }
  override func scalar(_ value: consuming SyntaxScalar, at span: SourceSpan) {
    handler.pointee.scalar(value, at: span)
  }

  override func remember(_ value: SyntaxScalar, at place: Int) {
    if recent.isEmpty { recent = Array(repeating: .null, count: RecentLeaves.placeCount) }
    recent[place] = value
  }

  override func recentKey(_ place: Int, at span: SourceSpan) {
    if case .string(let key) = recent[place] { handler.pointee.key(key, at: span) }
  }

  override func recentScalar(_ place: Int, at span: SourceSpan) {
    handler.pointee.scalar(recent[place], at: span)
  }
}
