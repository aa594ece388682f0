import Synchronization

/// A clock that stands still until a test moves it.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var sleepers: [Int: Sleeper] = [:]
    var next = 0
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  /// How long those who sleep have still to sleep.
  var delays: [Duration] {
    state.withLock { state in state.sleepers.values.map { state.now.duration(to: $0.deadline) } }
  }

  func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let woken = state.sleepers.filter { $0.value.deadline <= state.now }
      for key in woken.keys { state.sleepers[key] = nil }
      return woken.values.map(\.continuation)
    }
    for continuation in woken { continuation.resume() }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let key = state.withLock { state in
      state.next += 1
      return state.next
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver: Bool? = state.withLock { state in
          if state.cancelled.remove(key) != nil { return nil }
          if deadline <= state.now { return true }
          state.sleepers[key] = Sleeper(deadline: deadline, continuation: continuation)
          return false
        }
        if isOver == nil { continuation.resume(throwing: CancellationError()) }
        if isOver == true { continuation.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        let sleeper = state.sleepers.removeValue(forKey: key)
        if sleeper == nil { state.cancelled.insert(key) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }
}
