import StyleDiagnostics

/// Some events of a document, as values.
struct SyntaxEventBatch: Sendable {
  fileprivate enum Kind: Sendable {
    case beginDictionary, endDictionary, beginArray, endArray
    case recentKey, recentScalar
    // The next of the values belongs to these.
    case key, scalar, remember
  }

  /// Small, for what two threads share goes from one processor's cache to the other's.
  fileprivate struct Event: Sendable {
    let kind: Kind
    var place: UInt16 = 0
    let span: SourceSpan
  }

  fileprivate var events: [Event] = []
  fileprivate var values: [SyntaxScalar] = []

  /// Sends the events on.
  func send(to sink: SyntaxEventSink) {
    var values = values.makeIterator()
    for event in events {
      switch event.kind {
      case .beginDictionary: sink.beginDictionary(at: event.span)
      case .endDictionary: sink.endDictionary(at: event.span)
      case .beginArray: sink.beginArray(at: event.span)
      case .endArray: sink.endArray(at: event.span)
      case .recentKey: sink.recentKey(Int(event.place), at: event.span)
      case .recentScalar: sink.recentScalar(Int(event.place), at: event.span)
      case .key: if case .string(let key)? = values.next() { sink.key(key, at: event.span) }
      case .scalar: if let value = values.next() { sink.scalar(value, at: event.span) }
      case .remember: if let value = values.next() { sink.remember(value, at: Int(event.place)) }
      }
    }
  }
}

/// Collects events: to wake the thread that awaits them takes as long as hundreds of them.
final class SyntaxBatchSink: SyntaxEventSink {
  /// What a few hundred kilobytes of a document hold: less than that wakes more often (a quarter of it made 6 MB of a sheet
  /// load a tenth slower), more lets the other thread wait longer for its last batch.
  private static let eventCount = 16_384

  private let send: (SyntaxEventBatch) -> Void
  @exclusivity(unchecked) private var batch = SyntaxEventBatch()

  /// A sink that sends batches on.
  init(_ send: @escaping (SyntaxEventBatch) -> Void) { self.send = send }

  override func beginDictionary(at span: SourceSpan) { add(.beginDictionary, at: span) }
  override func endDictionary(at span: SourceSpan) { add(.endDictionary, at: span) }
  override func beginArray(at span: SourceSpan) { add(.beginArray, at: span) }
  override func endArray(at span: SourceSpan) { add(.endArray, at: span) }
  override func recentKey(_ place: Int, at span: SourceSpan) { add(.recentKey, place, at: span) }
  override func recentScalar(_ place: Int, at span: SourceSpan) { add(.recentScalar, place, at: span) }

  override func key(_ key: consuming String, at span: SourceSpan) {
    batch.values.append(.string(key))
    add(.key, at: span)
  }

  override func scalar(_ value: consuming SyntaxScalar, at span: SourceSpan) {
    batch.values.append(value)
    add(.scalar, at: span)
  }

  override func remember(_ value: SyntaxScalar, at place: Int) {
    batch.values.append(value)
    add(.remember, place, at: .start)
  }

  /// Sends what is left.
  func flush() {
    var full = SyntaxEventBatch()
    swap(&full, &batch)
    batch.events.reserveCapacity(Self.eventCount)
    send(full)
  }

  @inline(__always)
  private func add(_ kind: SyntaxEventBatch.Kind, _ place: Int = 0, at span: SourceSpan) {
    batch.events.append(SyntaxEventBatch.Event(kind: kind, place: UInt16(place), span: span))
    if batch.events.count == Self.eventCount { flush() }
  }
}
