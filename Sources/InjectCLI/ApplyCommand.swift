import StyleDiagnostics
import StyleTools

extension InjectTool {
  /// `inject [apply] [PATH]...`.
  static let applyCommand = Command(
    definition: CommandDefinition(
      name: "apply", summary: "Show what style sheets do to every storyboard and xib, scene by scene.",
      operands: "[PATH]...", maximumOperands: nil,
      options: [.sheet, .format, .strict, .help, .version],
      details: [
        "A PATH is a storyboard, a xib, or a folder to search for them. Without one, the places that"
          + " .inject.yml names are searched, or else the current folder.",
        "A sheet's NAME, with or without .plist, is sought in the folders that .inject.yml names, or else in"
          + " . and StyleSheets; a PATH starts at the current folder, where .inject.yml is read, too.",
        "Exit status: 0 done, 1 errors in what was read (with --strict also warnings), 64 wrong usage,"
          + " 65 a sheet or the configuration is unreadable, 66 a sheet or path is missing,"
          + " 70 internal error, 73 the result cannot be written.",
      ]),
    run: runApply)

  private static func runApply(_ parsed: ParsedArguments, _ context: ToolContext) throws(UsageError)
    -> ToolOutcome
  {
    let sheets = parsed.values(of: .sheet)
    var progress = ProgressLine(show: context.showProgress)
    let report = ApplyTool(project: ProjectFolder(context.folder)).run(
      sheets: sheets.isEmpty ? [ApplyTool.defaultSheet] : sheets, paths: parsed.operands
    ) { progress.update($0) }
    progress.clear()
    return outcome(
      of: report, asJSON: parsed.value(of: .format) == "json", isStrict: parsed.contains(.strict),
      context: context)
  }

  /// What is printed of a report, and the exit code.
  static func outcome(of report: ApplyReport, asJSON: Bool, isStrict: Bool, context: ToolContext)
    -> ToolOutcome
  {
    ToolOutcome(
      result: asJSON ? report.json.text + "\n" : report.text(palette: context.resultPalette),
      messages: DiagnosticTextRenderer(palette: context.messagePalette).text(of: report.diagnostics),
      exitCode: max(exitCode(of: report.diagnostics, isStrict: isStrict), exitCode(of: report.obstacle)))
  }

  private static func exitCode(of diagnostics: DiagnosticList, isStrict: Bool) -> ExitCode {
    let findings = diagnostics.count(of: .error) + (isStrict ? diagnostics.count(of: .warning) : 0)
    return findings == 0 ? .done : .findings
  }

  private static func exitCode(of obstacle: ApplyReport.Obstacle?) -> ExitCode {
    switch obstacle {
    case nil: .done
    case .unreadable: .unreadable
    case .missing: .missingInput
    }
  }
}

extension OptionDefinition {
  /// The sheets, weakest first.
  static let sheet = OptionDefinition(
    "sheet", letter: "s", value: .text("NAME|PATH"),
    summary:
      "A sheet by name or path; \(ApplyTool.defaultSheet) unless given. May be repeated: a later sheet beats"
      + " an earlier one.")
  /// The form of the result.
  static let format = OptionDefinition(
    "format", letter: "f", value: .choice(["text", "json"]),
    summary: "The form of the result; text unless given.")
  /// Warnings count.
  static let strict = OptionDefinition("strict", summary: "Exit with 1 on warnings, too.")
}
