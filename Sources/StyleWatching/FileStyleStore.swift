import StyleInjection
import Synchronization

/// The styles in force, which the watching thread writes and everybody reads, and who listens.
final class FileStyleStore: Sendable {
  let files: [StyleSheetFile]
  let policy: FileWatchPolicy
  let limits: StyleSheetLimits
  /// Makes what notices changes, on the thread that is to use it; nil where nothing but looking does.
  let makeWatcher: @Sendable () -> (any FileWatcher)?
  private let state: Mutex<State>
  /// How often styles were published. What was read before is ordered by it for the thread sanitizer, too, which does not
  /// see how a contended mutex waits.
  private let publications = Atomic<Int>(0)

  private struct Listener {
    let send: @Sendable (FileStyleEvent) -> Void
    let finish: @Sendable () -> Void
  }

  private struct State {
    var sheets: WatchedSheets
    var listeners: [Int: Listener] = [:]
    var nextListener = 0
    /// Ends the watching that goes on; nil while nobody listens.
    var stop: StopSignal?
    var isPolling = false
  }

  init(
    _ files: [StyleSheetFile], policy: FileWatchPolicy, limits: StyleSheetLimits,
    makeWatcher: (@Sendable () -> (any FileWatcher)?)? = nil
  ) {
    self.files = files
    self.policy = policy
    self.limits = limits
    self.makeWatcher = makeWatcher ?? policy.makeWatcher
    let reading = Self.read(files, limits, after: SheetReading())
    state = Mutex(State(sheets: WatchedSheets(reading)))
  }

  /// The styles in force.
  var sheets: WatchedSheets {
    defer { _ = publications.load(ordering: .acquiring) }
    return state.withLock { $0.sheets }
  }

  /// Whether files are looked at, now that somebody listens.
  var isPolling: Bool { state.withLock { $0.isPolling } }

  /// Tells whether files are looked at.
  func setPolling(_ isPolling: Bool, from stop: StopSignal) {
    state.withLock { state in
      if state.stop === stop { state.isPolling = isPolling }
    }
  }

  /// What the files are now.
  func read(after previous: SheetReading) -> SheetReading { Self.read(files, limits, after: previous) }

  private static func read(
    _ files: [StyleSheetFile], _ limits: StyleSheetLimits, after previous: SheetReading
  ) -> SheetReading {
    SheetReading(of: files, limits: limits, after: previous) {
      StyleFileContent(ofFileAt: $0, limit: limits.maximumByteCount)
    }
  }

  /// Puts new styles in force and tells of them, unless the thread that read them is to stop.
  func publish(_ sheets: WatchedSheets, _ event: FileStyleEvent, from stop: StopSignal) {
    publications.add(1, ordering: .releasing)
    let listeners = state.withLock { state -> [Listener] in
      guard state.stop === stop else { return [] }
      state.sheets = sheets
      return Array(state.listeners.values)
    }
    for listener in listeners { listener.send(event) }
  }

  /// What is told from now on. The files are watched while there is such a stream.
  ///
  /// - Parameters:
  ///   - policy: what is kept for one who is slow to ask.
  ///   - element: what to tell of an event.
  func stream<Element: Sendable>(
    keeping policy: AsyncStream<Element>.Continuation.BufferingPolicy,
    _ element: @escaping @Sendable (FileStyleEvent) -> Element?
  ) -> AsyncStream<Element> {
    AsyncStream(bufferingPolicy: policy) { continuation in
      let listener = add(
        Listener(
          send: { event in if let element = element(event) { continuation.yield(element) } },
          finish: { continuation.finish() }))
      continuation.onTermination = { [weak self] _ in self?.removeListener(listener) }
    }
  }

  private func add(_ listener: Listener) -> Int {
    state.withLock { state in
      state.nextListener += 1
      state.listeners[state.nextListener] = listener
      if state.stop == nil {
        let stop = StopSignal()
        state.stop = stop
        FileWatchLoop.start(for: self, until: stop)
      }
      return state.nextListener
    }
  }

  private func removeListener(_ listener: Int) {
    state.withLock { state in
      state.listeners[listener] = nil
      guard state.listeners.isEmpty else { return }
      state.stop?.raise()
      state.stop = nil
      state.isPolling = false
    }
  }

  /// Ends all streams, and with them the watching.
  func close() {
    let listeners = state.withLock { Array($0.listeners.values) }
    for listener in listeners { listener.finish() }
  }
}
