import Foundation
import StyleDiagnostics

/// The tool as a process: the one place that knows arguments, terminals and streams, and the one that prints.
public enum InjectProcess {
  /// Runs the tool on the process's own command line and prints what comes of it.
  ///
  /// - Returns: the exit code; the caller exits.
  public static func run() -> Int32 {
    // A reader that goes away (`inject | head`) ends the writing, not the process.
    signal(SIGPIPE, SIG_IGN)
    let environment = ProcessInfo.processInfo.environment
    let result = ProcessStream.standardOutput
    let messages = ProcessStream.standardError
    let showProgress: @Sendable (String?) -> Void = { messages.show(progress: $0) }
    let context = ToolContext(
      resultPalette: TextPalette(isTerminal: result.isTerminal, environment: environment),
      messagePalette: TextPalette(isTerminal: messages.isTerminal, environment: environment),
      showProgress: messages.isTerminal ? showProgress : nil)
    let outcome = InjectTool.run(
      Array(CommandLine.arguments.dropFirst()), context: context,
      isPath: { FileManager.default.fileExists(atPath: $0) })
    let failure = result.send(outcome.result)
    messages.send(outcome.messages)
    guard let failure else { return outcome.exitCode.rawValue }
    messages.send("inject: cannot write the result: \(String(cString: strerror(failure.code.rawValue)))\n")
    return max(outcome.exitCode, ExitCode.cannotWrite).rawValue
  }
}

/// A stream of the process.
private struct ProcessStream: Sendable {
  static let standardOutput = ProcessStream(descriptor: STDOUT_FILENO)
  static let standardError = ProcessStream(descriptor: STDERR_FILENO)

  let descriptor: Int32

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes all of a text.
  ///
  /// - Returns: what went wrong; nil also where the reader has gone away.
  @discardableResult
  func send(_ text: String) -> POSIXError? {
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
        case EPIPE: return nil
        case EINTR: continue
        case EAGAIN: waitUntilWritable()
        default: return POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
      }
      return nil
    }
  }

  /// Replaces the line that the cursor is on; nil clears it.
  func show(progress text: String?) { send("\r\u{1B}[K" + (text ?? "")) }

  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
