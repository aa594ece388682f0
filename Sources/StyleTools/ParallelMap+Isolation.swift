import Foundation
import Synchronization

extension ParallelMap {
  /// Calls a function with each input, and another one with each result, in order and in the caller's domain, to which the
  /// results belong from then on. All results may wait at a time. Cancelling the task ends the work.
  ///
  /// - Parameters:
  ///   - isolation: the domain that is to have the results; the caller's own.
  ///   - receive: is called as soon as the results of all inputs before are received.
  func run<Input: Sendable, Output>(
    _ inputs: [Input], isolation: isolated (any Actor)? = #isolation,
    work: @escaping @Sendable (Input) -> sending Output, receive: (Output) -> Void
  ) async {
    var waiting: [Int: Output] = [:]
    var next = 0
    for await (index, output) in results(of: inputs, work: work) {
      waiting[index] = output
      while let output = waiting.removeValue(forKey: next) {
        receive(output)
        next += 1
      }
    }
  }

  private func results<Input: Sendable, Output>(
    of inputs: [Input], work: @escaping @Sendable (Input) -> sending Output
  ) -> AsyncStream<(Int, Output)> {
    AsyncStream { continuation in
      let queue = InputQueue(inputs)
      continuation.onTermination = { _ in queue.close() }
      if inputs.isEmpty { continuation.finish() }
      for _ in 0..<workerCount(for: inputs.count) {
        let thread = Thread {
          while let (index, input) = queue.take() {
            continuation.yield((index, work(input)))
            if queue.noteDone() { continuation.finish() }
          }
        }
        thread.stackSize = Self.stackSize
        thread.start()
      }
    }
  }
}

/// What is to be done.
private final class InputQueue<Input: Sendable>: Sendable {
  private let inputs: [Input]
  private let state: Mutex<(next: Int, openCount: Int)>

  init(_ inputs: [Input]) {
    self.inputs = inputs
    state = Mutex((0, inputs.count))
  }

  /// The next input and its place; nil where there are no more.
  func take() -> (Int, Input)? {
    let index = state.withLock { state in
      defer { state.next += 1 }
      return state.next
    }
    return index < inputs.count ? (index, inputs[index]) : nil
  }

  /// Notes that one more is done, and says whether all are.
  func noteDone() -> Bool {
    state.withLock { state in
      state.openCount -= 1
      return state.openCount == 0
    }
  }

  /// There is nothing more to take.
  func close() { state.withLock { $0.next = inputs.count } }
}
