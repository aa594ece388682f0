import StyleInjection

/// What changed files came to.
public enum FileStyleEvent: Sendable, Hashable {
  /// The files were read, and their styles are in force.
  case reloaded(FileStyleReload)
  /// A sheet of the styles in force cannot be read or is none any more: these stay in force. What is wrong, and where.
  case failed([Diagnostic])
  /// After a failure the files are again those of the styles in force.
  case recovered
}

/// New styles from changed files.
public struct FileStyleReload: Sendable, Hashable {
  /// The files that are not as they were, sorted: changed, newly asked for or no longer.
  public let paths: [String]
  /// How long it took to read the files and to compile their rules.
  public let duration: Duration
}
