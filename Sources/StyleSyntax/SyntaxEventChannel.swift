import Foundation
import StyleDiagnostics
import Synchronization

/// Hands the events of a document from the thread that reads it to the one that handles them, in their order.
///
/// A few batches may wait: the reader stops until one is taken, so that memory is bounded whatever a file holds.
final class SyntaxEventChannel: Sendable {
  private enum Message: Sendable {
    case events(SyntaxEventBatch)
    /// Nothing comes behind it; why the reader failed, if it did.
    case end(SyntaxError?)
  }

  private let messages = Mutex<[Message]>([])
  private let filled = DispatchSemaphore(value: 0)
  private let free = DispatchSemaphore(value: 4)

  /// Reads on a thread of its own while a sink gets the events on this one; returns when both are done.
  static func read(
    to sink: SyntaxEventSink,
    _ read: @escaping @Sendable (SyntaxEventSink) throws(SyntaxError) -> Void
  ) throws(SyntaxError) {
    let channel = SyntaxEventChannel()
    let reader = Thread {
      let batches = SyntaxBatchSink { channel.send(.events($0)) }
      do throws(SyntaxError) {
        try read(batches)
        batches.flush()
        channel.send(.end(nil))
      } catch {
        channel.send(.end(error))
      }
    }
    // This thread waits for it, so it must not be served behind this one.
    reader.qualityOfService = Thread.current.qualityOfService
    reader.start()
    while true {
      switch channel.receive() {
      case .events(let batch): batch.send(to: sink)
      case .end(let failure):
        if let failure { throw failure }
        return
      }
    }
  }

  private func send(_ message: Message) {
    free.wait()
    messages.withLock { $0.append(message) }
    filled.signal()
  }

  private func receive() -> Message {
    filled.wait()
    defer { free.signal() }
    return messages.withLock { $0.removeFirst() }
  }
}
