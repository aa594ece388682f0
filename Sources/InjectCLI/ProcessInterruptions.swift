import Foundation

/// The signals by which a user asks the process to end.
@MainActor
final class ProcessInterruptions {
  private nonisolated static let signals = [SIGINT, SIGTERM]
  /// How long the function has until the signals end the process again: it may wait for a reader who has stopped.
  private nonisolated static let patience = DispatchTimeInterval.seconds(2)
  private var source: (any DispatchSourceRead)?

  /// Has a function called when one of the signals comes, which does not end the process from here on. One that comes
  /// more than 2 s later does.
  ///
  /// Dispatch's own signal sources are not for this: they take effect some time after they are resumed.
  func handle(by function: @escaping @Sendable () -> Void) {
    // Without descriptors the signals go on to end the process.
    guard let pipe = interruptionPipe else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: pipe.reading, queue: .global())
    source.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 64)
      _ = read(pipe.reading, &bytes, bytes.count)
      function()
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) {
        for number in Self.signals { signal(number, SIG_DFL) }
      }
    }
    source.resume()
    self.source = source
    for number in Self.signals { signal(number, noteInterruption) }
  }
}

/// What the handler of a signal writes to: there is little else that it may do. Neither end ever blocks.
private let interruptionPipe: (reading: Int32, writing: Int32)? = {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return nil }
  for end in ends {
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    _ = fcntl(end, F_SETFL, O_NONBLOCK)
  }
  return (ends[0], ends[1])
}()

/// Runs between any two instructions of the process, so that only what is safe for signals may stand here.
private func noteInterruption(_: Int32) {
  guard let pipe = interruptionPipe else { return }
  let error = errno
  var byte: UInt8 = 0
  _ = write(pipe.writing, &byte, 1)
  errno = error
}
