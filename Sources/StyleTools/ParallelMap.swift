import Foundation
import Synchronization

/// Works on many inputs on several threads, and hands the results on in the order of the inputs.
///
/// What comes out does not depend on how many threads there are, as long as the work on an input does not depend on
/// what was worked on before. No more than a few results wait for their turn at a time.
struct ParallelMap: Sendable {
  /// How many inputs are worked on at the same time; nil for one for each core.
  private let workerCount: Int?

  /// - Parameter workerCount: one for each core unless it is given.
  init(workerCount: Int? = nil) { self.workerCount = workerCount }

  /// Calls a function with each input, and another one with each result, in order and on the caller's thread.
  ///
  /// - Parameters:
  ///   - makeWork: makes a worker's own function, so that the function may use what only one thread may.
  ///   - receive: is called as soon as the results of all inputs before are received.
  func run<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], makeWork: @escaping @Sendable () -> (Input) -> Output,
    receive: (Output) -> Void
  ) {
    let workerCount = workerCount(for: inputs.count)
    guard workerCount > 1 else {
      let work = makeWork()
      for input in inputs { receive(work(input)) }
      return
    }
    let queue = ParallelQueue<Input, Output>(inputs, capacity: workerCount * Self.resultsPerWorker)
    for _ in 0..<workerCount {
      let thread = Thread { queue.work(makeWork()) }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    for index in inputs.indices { receive(queue.result(at: index)) }
  }

  /// How many workers some inputs are for.
  func workerCount(for inputCount: Int) -> Int {
    // The system is not asked how many cores there are where one of them does.
    guard inputCount > 1 else { return inputCount }
    return max(min(workerCount ?? ProcessInfo.processInfo.activeProcessorCount, inputCount), 1)
  }

  /// Enough for workers to go on while one of them is busy with a large input.
  private static let resultsPerWorker = 8

  /// As much as the main thread has: a tree may be as deep on either.
  static let stackSize = 8 << 20
}

/// What is to be done, and what is done and not yet handed on.
private final class ParallelQueue<Input: Sendable, Output: Sendable>: Sendable {
  private struct State {
    /// The place of the first input that no worker has taken.
    var next = 0
    var results: [Int: Output] = [:]
  }

  private let inputs: [Input]
  private let state = Mutex(State())
  /// Counts how many more inputs may be taken before a result is handed on.
  private let room: DispatchSemaphore
  /// Counts the results that were added.
  private let added = DispatchSemaphore(value: 0)

  init(_ inputs: [Input], capacity: Int) {
    self.inputs = inputs
    room = DispatchSemaphore(value: capacity)
  }

  /// Takes inputs until there are no more.
  func work(_ work: (Input) -> Output) {
    while let index = takeIndex() {
      let result = work(inputs[index])
      state.withLock { $0.results[index] = result }
      added.signal()
    }
  }

  private func takeIndex() -> Int? {
    room.wait()
    let index = state.withLock { state in
      defer { state.next += 1 }
      return state.next
    }
    if index < inputs.count { return index }
    // The other workers are to see the end, too.
    room.signal()
    return nil
  }

  /// Waits for a result; to be called once for each input, in order.
  func result(at index: Int) -> Output {
    while true {
      if let result = state.withLock({ $0.results.removeValue(forKey: index) }) {
        room.signal()
        return result
      }
      added.wait()
    }
  }
}
