/// What a command that goes on until it is stopped may do with the process that it runs in.
struct LiveProcess: Sendable {
  /// Prints a piece of what the command tells, at once; false where nobody reads it any more or it cannot be written.
  let send: @MainActor @Sendable (ToolOutcome) -> Bool
  /// Has a function called when the user asks the process to end, which does not end it from then on.
  let onInterruption: @MainActor @Sendable (@escaping @Sendable () -> Void) -> Void
}

/// What becomes of a command line.
enum ToolRun: Sendable {
  /// All is done.
  case done(ToolOutcome)
  /// Work that goes on until it is stopped; what it comes to in the end is not printed yet.
  case live(@MainActor @Sendable (LiveProcess) async -> ToolOutcome)

  /// What is printed; nil for work that goes on.
  var outcome: ToolOutcome? {
    if case .done(let outcome) = self { outcome } else { nil }
  }
}
