import Foundation
import StyleDiagnostics

/// The tool as a process: the one place that knows arguments, terminals, streams and signals, and the
/// one that prints.
public enum InjectProcess {
  /// Runs the tool on the process's own command line and prints what comes of it.
  ///
  /// - Parameter end: ends the process with an exit code.
  @MainActor
  public static func run(endingWith end: @escaping @Sendable (Int32) -> Never) -> Never {
    // A reader that goes away (`inject | head`) ends the writing, not the process.
    signal(SIGPIPE, SIG_IGN)
    let variable = { (name: String) in getenv(name).map { String(cString: $0) } }
    let messages = ProcessStream.standardError
    let showProgress: @Sendable (String?) -> Void = { messages.show(progress: $0) }
    let context = ToolContext(
      resultPalette: TextPalette(
        isTerminal: ProcessStream.standardOutput.isTerminal, variable: variable),
      messagePalette: TextPalette(isTerminal: messages.isTerminal, variable: variable),
      showProgress: messages.isTerminal ? showProgress : nil)
    let run = InjectTool.run(
      Array(CommandLine.arguments.dropFirst()), context: context,
      isPath: { FileManager.default.fileExists(atPath: $0) })
    let printer = ProcessPrinter()
    switch run {
    case .done(let outcome): end(printer.finish(outcome))
    case .live(let work):
      let interruptions = ProcessInterruptions()
      let process = LiveProcess(
        send: { printer.send($0) }, onInterruption: { interruptions.handle(by: $0) })
      Task { @MainActor in end(printer.finish(await work(process))) }
      dispatchMain()
    }
  }
}

/// Prints what the tool says, and remembers what stood in the way.
@MainActor
private final class ProcessPrinter {
  private let result = ProcessStream.standardOutput
  private let messages = ProcessStream.standardError
  private var state = ProcessStream.Delivery.sent

  /// Prints an outcome; once a result was not taken, no more of them.
  ///
  /// - Returns: whether the result was taken.
  @discardableResult
  func send(_ outcome: ToolOutcome) -> Bool {
    if case .sent = state { state = result.send(outcome.result) }
    messages.send(outcome.messages)
    if case .sent = state { return true } else { return false }
  }

  /// Prints the last outcome.
  ///
  /// - Returns: the exit code.
  func finish(_ outcome: ToolOutcome) -> Int32 {
    send(outcome)
    guard case .failed(let error) = state else { return outcome.exitCode.rawValue }
    messages.send("inject: cannot write the result: \(String(cString: strerror(error.code.rawValue)))\n")
    return max(outcome.exitCode, ExitCode.cannotWrite).rawValue
  }
}
