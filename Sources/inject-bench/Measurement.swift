/// A measure: ours against a reference, both timed in this run.
struct Measurement {
  let name: String
  let ours: Duration
  let reference: Duration
  let referenceName: String
  /// The ratio that is aimed at.
  let aim: String

  private static let runCount = 5

  /// Times two pieces of work in turn and keeps the best of the runs of each.
  ///
  /// Taking turns lets both see the same changes of the machine's speed.
  init(
    _ name: String, against referenceName: String, aim: String, ours: () throws -> Duration,
    reference: () throws -> Duration
  ) rethrows {
    self.name = name
    self.referenceName = referenceName
    self.aim = aim
    var best: (ours: Duration, reference: Duration) = (.seconds(1_000_000), .seconds(1_000_000))
    for _ in 0..<Self.runCount {
      best.reference = min(best.reference, try reference())
      best.ours = min(best.ours, try ours())
    }
    self.ours = best.ours
    self.reference = best.reference
  }

  /// The medians of times that were taken in turn.
  init(_ name: String, against referenceName: String, aim: String, ours: [Duration], reference: [Duration]) {
    self.name = name
    self.referenceName = referenceName
    self.aim = aim
    self.ours = Self.median(ours)
    self.reference = Self.median(reference)
  }

  /// Ours, in references.
  var ratio: Double { ours / reference }

  /// One line: name, ours, reference, ratio.
  var line: String {
    "\(name)  ours \(Self.text(ours))  \(referenceName) \(Self.text(reference))  "
      + "ratio \(rounded(ratio))x  (aim \(aim))"
  }

  private static func median(_ durations: [Duration]) -> Duration { durations.sorted()[durations.count / 2] }

  private static func text(_ duration: Duration) -> String {
    duration < .milliseconds(1)
      ? "\(rounded(duration / .microseconds(1))) µs" : "\(rounded(duration / .milliseconds(1))) ms"
  }
}

/// Keeps a result alive, so that the work that made it is not optimised away.
@inline(never)
func consume<Value>(_ value: Value) { withExtendedLifetime(value) {} }

/// The time that a piece of work takes.
func time(_ work: () throws -> Void) rethrows -> Duration { try ContinuousClock().measure(work) }
