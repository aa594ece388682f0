import Foundation

/// A stream of the process.
struct ProcessStream: Sendable {
  static let standardOutput = ProcessStream(descriptor: STDOUT_FILENO)
  static let standardError = ProcessStream(descriptor: STDERR_FILENO)

  let descriptor: Int32

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// What became of a text.
  enum Delivery {
    /// It is written.
    case sent
    /// Nobody reads it any more.
    case unread
    /// It cannot be written.
    case failed(POSIXError)
  }

  /// Writes all of a text before it returns.
  @discardableResult
  func send(_ text: String) -> Delivery {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = write(descriptor, start, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
          continue
        }
        switch errno {
        case EPIPE: return .unread
        case EINTR: continue
        case EAGAIN: waitUntilWritable()
        default: return .failed(POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO))
        }
      }
      return .sent
    }
  }

  /// Replaces the line that the cursor is on; nil clears it.
  func show(progress text: String?) { send("\r\u{1B}[K" + (text ?? "")) }

  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
