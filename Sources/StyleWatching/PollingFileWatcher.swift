/// Notices changes by looking.
final class PollingFileWatcher: FileWatcher {
  private let interval: Duration
  private var places = WatchedPlaces()
  private var signatures = FileSignatures(of: EmptyCollection())
  private var lastLook = ContinuousClock.now

  init(interval: Duration) { self.interval = max(interval, .milliseconds(10)) }

  var descriptor: Int32? { nil }

  /// When it is to look again; nil while there is nothing to look at.
  var nextLook: ContinuousClock.Instant? { places.isEmpty ? nil : lastLook + interval }

  func watch(_ places: WatchedPlaces) -> WatchedPlaces {
    self.places = places
    signatures = FileSignatures(of: places.paths)
    return WatchedPlaces()
  }

  func takeChanges() -> FileChange? {
    let now = ContinuousClock.now
    guard let nextLook, now >= nextLook else { return nil }
    lastLook = now
    let latest = FileSignatures(of: places.paths)
    defer { signatures = latest }
    // What could not be told apart is read once more when it can.
    let isDoubtOver = !signatures.areSettled && latest.areSettled
    return latest != signatures || isDoubtOver ? .places : nil
  }
}
