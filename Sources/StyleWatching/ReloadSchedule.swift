/// When files are to be read after they changed: soon after the last change, and not too long after the first.
struct ReloadSchedule {
  private let policy: FileWatchPolicy
  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?

  init(_ policy: FileWatchPolicy) { self.policy = policy }

  /// When the files are to be read; nil while nothing has changed.
  var deadline: ContinuousClock.Instant? {
    guard let first else { return nil }
    let latest = first + policy.longestDelay
    return last.map { min($0 + policy.quietInterval, latest) } ?? latest
  }

  /// Takes a change into account.
  mutating func note(at now: ContinuousClock.Instant) {
    first = first ?? now
    last = now
  }

  /// Whether there is no more time to wait for better.
  func isLatest(at now: ContinuousClock.Instant) -> Bool { now >= (first ?? now) + policy.longestDelay }

  /// Waits for the next change, or for the latest time: what was read is no end of a save.
  mutating func postpone(at now: ContinuousClock.Instant) {
    first = first ?? now
    last = nil
  }

  /// The changes so far are done with.
  mutating func finish() {
    first = nil
    last = nil
  }
}
