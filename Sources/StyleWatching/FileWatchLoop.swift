import Foundation

/// Waits for changes of the files of a store, and reads them anew. Runs on a thread of its own: reading may take time,
/// and waiting does.
struct FileWatchLoop<Watched: WatchedReadings> {
  private let store: FileWatchStore<Watched>
  private let stop: StopSignal
  private let watcher: (any FileWatcher)?
  private let polling: PollingFileWatcher
  private var schedule: ReloadSchedule
  private var watched: Watched

  private init(_ store: FileWatchStore<Watched>, stop: StopSignal) {
    self.store = store
    self.stop = stop
    polling = PollingFileWatcher(interval: store.policy.pollingInterval)
    watcher = store.makeWatcher()
    schedule = ReloadSchedule(store.policy)
    watched = store.watched
  }

  /// Watches the files of a store until a signal is raised.
  static func start(for store: FileWatchStore<Watched>, until stop: StopSignal) {
    let thread = Thread {
      var loop = FileWatchLoop(store, stop: stop)
      loop.run()
    }
    thread.name = "StyleWatching"
    thread.stackSize = stackSize
    thread.start()
  }

  /// As much as a main thread has: sheets may be deep.
  private static var stackSize: Int { 8 << 20 }
  /// For how long changes are gathered before they are looked at: files that are written without a pause cost little.
  private static var gatheringTime: Duration { .milliseconds(10) }
  /// How often one thing is done anew because files changed meanwhile, or named new ones.
  private static var maximumRoundCount: Int { 8 }

  private mutating func run() {
    read()
    while waitForChanges() {
      if let deadline = schedule.deadline, ContinuousClock.now >= deadline { read() }
    }
  }

  /// Waits for changes and notes them, or for the time to read; false once it is to stop.
  private mutating func waitForChanges() -> Bool {
    guard stop.wait(for: nil, until: .now + Self.gatheringTime) else { return false }
    let deadline = [schedule.deadline, polling.nextLook].compactMap { $0 }.min()
    guard stop.wait(for: watcher?.descriptor, until: deadline) else { return false }
    let changes = [watcher?.takeChanges(), polling.takeChanges()].compactMap { $0 }
    if !changes.isEmpty { schedule.note(at: .now) }
    // At once, not only when it is time to read: what happens in new folders counts for that time.
    if changes.contains(.places) { watch(watched.latest) }
    return true
  }

  /// Watches where paths lead; again if they lead elsewhere by then, which nothing told.
  private func watch(_ reading: Watched.Reading) {
    var places = WatchedPlaces(of: reading.watchedPaths)
    for _ in 0..<Self.maximumRoundCount {
      let refused = watcher?.watch(places) ?? places
      _ = polling.watch(refused)
      store.setPolling(!refused.isEmpty, from: stop)
      let latest = WatchedPlaces(of: reading.watchedPaths)
      if latest == places { return }
      places = latest
    }
  }

  /// Reads the files and puts what they say in force, unless they are being written.
  private mutating func read() {
    let start = ContinuousClock.now
    var reading = look()
    if schedule.isLatest(at: start) {
      for _ in 0..<Self.maximumRoundCount where watched.isLossy(reading) {
        guard stop.wait(for: nil, until: .now + Self.gatheringTime) else { return }
        reading = look()
      }
    } else if reading.hasLost(since: watched.latest) {
      return schedule.postpone(at: start)
    }
    schedule.finish()
    guard let event = watched.take(reading, since: start) else { return }
    store.publish(watched, event, from: stop)
  }

  /// What the files are now. They are watched before they are read, so that no change is missed in between.
  private func look() -> Watched.Reading {
    var reading = watched.latest
    for _ in 0..<Self.maximumRoundCount {
      watch(reading)
      let next = store.read(reading)
      let isComplete = next.watchedPaths.isCovered(by: reading.watchedPaths)
      reading = next
      if isComplete { break }
    }
    return reading
  }
}

extension FileWatchPolicy {
  /// What notices changes, for the thread that asks; nil where nothing but looking does.
  func makeWatcher() -> (any FileWatcher)? {
    switch method {
    case .polling: nil
    case .automatic:
      #if os(Linux) || os(Android)
        InotifyFileWatcher()
      #elseif canImport(Darwin)
        KernelQueueFileWatcher()
      #else
        nil
      #endif
    }
  }
}
