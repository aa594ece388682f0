import StyleInjection

/// The styles in force, and what the files came to since.
struct WatchedSheets: WatchedReadings {
  /// The rules in force, compiled.
  private(set) var index: RuleIndex
  /// What the files were at the last look, good or not.
  private(set) var latest: SheetReading
  private var inForce: SheetReading
  private var failure: [Diagnostic] = []

  /// The sheets that could be read at the first time.
  init(_ reading: SheetReading) {
    index = RuleIndex(reading.sheets)
    latest = reading
    inForce = reading
  }

  /// What is wrong with the sheets in force, and why later ones are not.
  var diagnostics: [Diagnostic] { inForce.problems + inForce.sheets.flatMap(\.diagnostics) + failure }

  /// Whether a sheet in force cannot be read.
  func isLossy(_ reading: SheetReading) -> Bool { inForce.isLossy(when: reading) }

  /// Takes what the files are now; nil if that is nothing new.
  ///
  /// No sheet in force is lost by a failure: all stay as they are until it can be read again or nobody asks for it.
  ///
  /// - Parameter start: when reading began.
  mutating func take(_ reading: SheetReading, since start: ContinuousClock.Instant) -> FileStyleEvent? {
    guard reading.contents != latest.contents else { return nil }
    latest = reading
    if isLossy(reading) {
      let known = Set(inForce.problems)
      failure = reading.problems.filter { !known.contains($0) }
      return .failed(failure)
    }
    failure = []
    guard reading.contents != inForce.contents else { return .recovered }
    let paths = reading.pathsChanged(since: inForce)
    inForce = reading
    index = RuleIndex(reading.sheets)
    return .reloaded(FileStyleReload(paths: paths, duration: start.duration(to: .now)))
  }
}
