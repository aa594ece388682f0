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

  /// Waits for the next change, or for the latest time, since what was read is no end of a save; false if that time
  /// has come.
  mutating func postpone(at now: ContinuousClock.Instant) -> Bool {
    let start = first ?? now
    guard now < start + policy.longestDelay else { return false }
    first = start
    last = nil
    return true
  }

  /// The changes so far are done with.
  mutating func finish() {
    first = nil
    last = nil
  }
}
