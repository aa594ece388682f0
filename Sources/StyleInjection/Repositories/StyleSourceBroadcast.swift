import Synchronization

/// Announces a source's changes to all who follow them: what a source of one's own returns as its `changes`.
///
/// Who follows slowly misses no change, but learns of several as of one. The announcements end with the broadcast.
public final class StyleSourceBroadcast: Sendable {
  private struct State {
    var listeners: [Int: AsyncStream<StyleSourceChange>.Continuation] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  /// A broadcast that nobody follows yet.
  public init() {}

  deinit {
    for listener in state.withLock({ $0.listeners.values }) { listener.finish() }
  }

  /// Tells all who follow. O(followers).
  public func announce(_ change: StyleSourceChange) {
    // Outside the lock: a listener that ends takes it.
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(change) }
  }

  /// The changes from now on; each call follows on its own. Several that nobody awaited yet are one, the last.
  public var changes: AsyncStream<StyleSourceChange> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let listener = state.withLock { state in
        state.next += 1
        state.listeners[state.next] = continuation
        return state.next
      }
      continuation.onTermination = { [weak self] _ in
        _ = self?.state.withLock { $0.listeners.removeValue(forKey: listener) }
      }
    }
  }

  /// How many follow.
  var followerCount: Int { state.withLock { $0.listeners.count } }
}
