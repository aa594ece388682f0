import StyleDiagnostics

/// What a command may know of the process that it runs in.
struct ToolContext: Sendable {
  /// The folder that relative paths start at.
  var folder = "."
  /// Colours for the result.
  var resultPalette = TextPalette.plain
  /// Colours for messages.
  var messagePalette = TextPalette.plain
  /// Shows how far the work is, where somebody is watching; replaces what it showed before, nil clears it.
  var showProgress: (@Sendable (String?) -> Void)?
}

extension TextPalette {
  /// Colours for a stream that is a terminal, unless the environment asks for none (`NO_COLOR`, no-color.org).
  ///
  /// - Parameter variable: the value of an environment variable.
  init(isTerminal: Bool, variable: (_ name: String) -> String?) {
    let isRefused = !(variable("NO_COLOR") ?? "").isEmpty || variable("TERM") == "dumb"
    self = isTerminal && !isRefused ? .ansi : .plain
  }
}
