import StyleTools

extension InjectTool {
  /// `inject [apply] [PATH]...`.
  static let applyCommand = Command(
    definition: CommandDefinition(
      name: "apply", summary: "Show what style sheets do to every storyboard and xib, scene by scene.",
      operands: "[PATH]...", maximumOperands: nil,
      options: [.sheet, .dialect] + EnvironmentOption.all.map(\.definition)
        + [.format, .reportUnknown, .strict, .help, .version],
      details: [
        pathDetails,
        "A sheet's NAME, with or without .plist, .json, .yaml or .yml, is sought in the folders that .inject.yml"
          + " names, or else in . and StyleSheets; a PATH starts at the current folder, where .inject.yml is"
          + " read, too.",
        exitDetails(unreadable: "a sheet or the configuration", missing: "a sheet or path"),
      ]),
    run: runApply)

  private static func runApply(_ parsed: ParsedArguments, _ context: ToolContext) throws(UsageError)
    -> ToolRun
  {
    let sheets = parsed.values(of: .sheet)
    let environment = try EnvironmentOption.environment(of: parsed)
    var progress = ProgressLine(show: context.showProgress)
    let report = ApplyTool(project: ProjectFolder(context.folder)).run(
      sheets: sheets.isEmpty ? [ApplyTool.defaultSheet] : sheets, dialect: parsed.value(of: .dialect),
      paths: parsed.operands, environment: environment, reportsUnknown: parsed.contains(.reportUnknown)
    ) { progress.update($0) }
    progress.clear()
    return .done(outcome(of: report, parsed, context))
  }
}

extension OptionDefinition {
  /// The sheets, weakest first.
  static let sheet = OptionDefinition(
    "sheet", letter: "s", value: .text("NAME|PATH"),
    summary:
      "A sheet by name or path; \(ApplyTool.defaultSheet) unless given. May be repeated: a later sheet beats"
      + " an earlier one. Aqua=PATH is for views that choose the sheet Aqua, and for no others.")
  /// The language of the sheets.
  static let dialect = OptionDefinition(
    "dialect", value: .choice(ApplyTool.dialects),
    summary: "The language of the named sheets, where their content does not show it.")
  /// Names in documents are checked.
  static let reportUnknown = OptionDefinition(
    "report-unknown", summary: "Warn of elements and attributes of documents that are not known.")
}
