import StyleInjection

/// What came of asking for a remote sheet.
public enum RemoteStyleOutcome: Sendable, Hashable {
  /// Another sheet is in force.
  case changed
  /// The sheet is the one in force.
  case unchanged
  /// Why the sheet could not be fetched, or is none; never empty. The last good copy stays in force.
  case failed([Diagnostic])
  /// The task was cancelled; nothing is known.
  case cancelled
}
