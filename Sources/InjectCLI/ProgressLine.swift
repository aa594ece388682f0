import StyleTools

/// The line that tells how far long work is: nothing for a second, then a few times a second.
struct ProgressLine {
  private let show: (@Sendable (String?) -> Void)?
  private let now: @Sendable () -> ContinuousClock.Instant
  private var due: ContinuousClock.Instant
  private var isShown = false

  /// - Parameter show: replaces the line; nil where nobody is watching.
  init(
    show: (@Sendable (String?) -> Void)?,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.show = show
    self.now = now
    due = now() + .seconds(1)
  }

  mutating func update(_ progress: ToolProgress) {
    guard let show else { return }
    let instant = now()
    guard instant >= due else { return }
    due = instant + .milliseconds(100)
    isShown = true
    show("\(progress.done) of \(progress.total) documents")
  }

  mutating func clear() {
    if isShown { show?(nil) }
    isShown = false
  }
}
