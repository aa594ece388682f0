import Synchronization

/// What files came to, which the watching thread writes and everybody reads, and who listens.
final class FileWatchStore<Watched: WatchedReadings>: Sendable {
  let policy: FileWatchPolicy
  /// Makes what notices changes, on the thread that is to use it; nil where nothing but looking does.
  let makeWatcher: @Sendable () -> (any FileWatcher)?
  /// What the files are now.
  let read: @Sendable (_ previous: Watched.Reading) -> Watched.Reading
  private let state: Mutex<State>
  /// How often something was published. What was read before is ordered by it for the thread sanitizer, too, which does
  /// not see how a contended mutex waits.
  private let publications = Atomic<Int>(0)

  private struct Listener {
    let send: @Sendable (Watched.Event) -> Void
    let finish: @Sendable () -> Void
  }

  private struct State {
    var watched: Watched
    var listeners: [Int: Listener] = [:]
    var nextListener = 0
    /// Ends the watching that goes on; nil while nobody listens.
    var stop: StopSignal?
    var isPolling = false
  }

  init(
    _ watched: Watched, policy: FileWatchPolicy, makeWatcher: (@Sendable () -> (any FileWatcher)?)? = nil,
    read: @escaping @Sendable (_ previous: Watched.Reading) -> Watched.Reading
  ) {
    self.policy = policy
    self.makeWatcher = makeWatcher ?? policy.makeWatcher
    self.read = read
    state = Mutex(State(watched: watched))
  }

  /// What is in force.
  var watched: Watched {
    defer { _ = publications.load(ordering: .acquiring) }
    return state.withLock { $0.watched }
  }

  /// Whether files are looked at, now that somebody listens.
  var isPolling: Bool { state.withLock { $0.isPolling } }

  /// Tells whether files are looked at.
  func setPolling(_ isPolling: Bool, from stop: StopSignal) {
    state.withLock { state in
      if state.stop === stop { state.isPolling = isPolling }
    }
  }

  /// Puts something new in force and tells of it, unless the thread that read it is to stop.
  func publish(_ watched: Watched, _ event: Watched.Event, from stop: StopSignal) {
    publications.add(1, ordering: .releasing)
    let listeners = state.withLock { state -> [Listener] in
      guard state.stop === stop else { return [] }
      state.watched = watched
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
    _ element: @escaping @Sendable (Watched.Event) -> Element?
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
