import StyleDiagnostics
import StyleTools

extension InjectTool {
  /// What is printed of a report, and the exit code, as the options for it say.
  static func outcome(of report: some ToolReport, _ parsed: ParsedArguments, _ context: ToolContext)
    -> ToolOutcome
  {
    outcome(
      of: report, asJSON: parsed.value(of: .format) == "json", isStrict: parsed.contains(.strict),
      context: context)
  }

  /// What is printed of a report, and the exit code.
  static func outcome(of report: some ToolReport, asJSON: Bool, isStrict: Bool, context: ToolContext)
    -> ToolOutcome
  {
    ToolOutcome(
      result: asJSON ? report.jsonText + "\n" : report.text(palette: context.resultPalette),
      messages: DiagnosticTextRenderer(palette: context.messagePalette).text(of: report.diagnostics),
      exitCode: max(exitCode(of: report.diagnostics, isStrict: isStrict), exitCode(of: report.obstacle)))
  }

  private static func exitCode(of diagnostics: DiagnosticList, isStrict: Bool) -> ExitCode {
    let findings = diagnostics.count(of: .error) + (isStrict ? diagnostics.count(of: .warning) : 0)
    return findings == 0 ? .done : .findings
  }

  private static func exitCode(of obstacle: ToolObstacle?) -> ExitCode {
    switch obstacle {
    case nil: .done
    case .unreadable: .unreadable
    case .missing: .missingInput
    case .unwritable: .cannotWrite
    }
  }

  /// What the help of commands says of the documents that they work with.
  static let pathDetails =
    "A PATH is a storyboard, a xib, or a folder to search for them. Without one, the places that"
    + " .inject.yml names are searched, or else the current folder."

  /// What the help of commands says of exit codes.
  ///
  /// - Parameters:
  ///   - findings: what 1 is for.
  ///   - unreadable: what 65 is for.
  ///   - missing: what 66 is for.
  static func exitDetails(
    _ findings: String = "errors in what was read", unreadable: String = "the configuration",
    missing: String = "a path"
  ) -> String {
    "Exit status: 0 done, 1 \(findings) (with --strict also warnings), 64 wrong usage,"
      + " 65 \(unreadable) is unreadable, 66 \(missing) is missing,"
      + " 70 internal error, 73 the result cannot be written."
  }
}

extension OptionDefinition {
  /// The form of the result.
  static let format = OptionDefinition(
    "format", letter: "f", value: .choice(["text", "json"]),
    summary: "The form of the result; text unless given.")
  /// Warnings count.
  static let strict = OptionDefinition("strict", summary: "Exit with 1 on warnings, too.")
}
