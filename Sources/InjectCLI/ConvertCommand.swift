import StyleTools

extension InjectTool {
  /// `inject convert SHEET --to DIALECT [-o FILE]`.
  static let convertCommand = Command(
    definition: CommandDefinition(
      name: "convert", summary: "Write a style sheet in another dialect.", operands: "SHEET",
      maximumOperands: 1, options: [.dialectTo, .dialect, .output, .strict, .help, .version],
      details: [
        "A SHEET is a name or a path, as apply takes it. Keys and values are spelled as the other dialect does where UIKit"
          + " says what type a property has; rules are put into an order in which they rank as before; comments are kept"
          + " where the format has any. A property list names the sheets that it includes; elsewhere their rules stand"
          + " in the result.",
        "What has no form in the dialect is left out, what cannot be read is kept as it is written, and what may mean"
          + " something else stays, with a warning on standard error for each such place.",
        exitDetails(
          "errors in the sheet", unreadable: "the sheet or the configuration", missing: "the sheet"),
      ]),
    run: runConvert)

  private static func runConvert(_ parsed: ParsedArguments, _ context: ToolContext) throws(UsageError)
    -> ToolRun
  {
    guard let sheet = parsed.operands.first else {
      throw .missingOperand(command: parsed.command, "a sheet")
    }
    guard let dialect = parsed.value(of: .dialectTo).flatMap(ConvertTool.Dialect.init(rawValue:)) else {
      throw .missingOperand(
        command: parsed.command, "a dialect: --to \(dialects.joined(separator: "|"))")
    }
    let report = ConvertTool(project: ProjectFolder(context.folder)).run(
      sheet, in: parsed.value(of: .dialect).flatMap(ConvertTool.Dialect.init(rawValue:)), to: dialect,
      output: parsed.value(of: .output))
    return .done(outcome(of: report, asJSON: false, isStrict: parsed.contains(.strict), context: context))
  }
}

/// The names of the dialects.
private let dialects = ConvertTool.Dialect.allCases.map(\.rawValue)

extension OptionDefinition {
  /// The dialect to write.
  static let dialectTo = OptionDefinition(
    "to", value: .choice(dialects), summary: "The dialect to write; must be given.")
  /// The file to write.
  static let output = OptionDefinition(
    "output", letter: "o", value: .text("FILE"),
    summary: "The file to write, which is replaced; standard output unless given.")
}
