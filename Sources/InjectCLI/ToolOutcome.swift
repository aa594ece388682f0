/// What a run of the tool comes to: all that is printed, and the exit code.
struct ToolOutcome: Equatable {
  /// The result, for standard output.
  var result = ""
  /// What is to be said about it, for standard error.
  var messages = ""
  /// What the caller is told.
  var exitCode = ExitCode.done
}
