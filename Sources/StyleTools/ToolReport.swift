import StyleDiagnostics

/// What a tool found out: a result for people, the same for programs, and what is wrong with what was read.
public protocol ToolReport: Sendable {
  /// What is wrong with sheets, documents and configuration.
  var diagnostics: DiagnosticList { get }
  /// Why some of the work was not done at all; nil where it was done.
  var obstacle: ToolObstacle? { get }
  /// The report for people, without the diagnostics. Empty where an obstacle kept the work from being begun.
  func text(palette: TextPalette) -> String
  /// The report for programs, on one line without a line end.
  var jsonText: String { get }
}

/// What keeps work from being done; a later case is the worse one.
public enum ToolObstacle: Sendable, Comparable {
  /// A sheet or the configuration cannot be read for what it is.
  case unreadable
  /// A sheet or a path is not there.
  case missing
  /// The result cannot be written to its file.
  case unwritable
}
