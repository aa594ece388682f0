extension InjectTool {
  /// `inject help [COMMAND]`.
  static let helpCommand = Command(
    definition: CommandDefinition(
      name: "help", summary: "Describe the tool or one of its commands.", operands: "[COMMAND]",
      maximumOperands: 1, options: [.help, .version], details: []),
    run: runHelp)

  private static func runHelp(_ parsed: ParsedArguments, _: ToolContext) throws(UsageError) -> ToolRun {
    let help = HelpText(table: table)
    guard let name = parsed.operands.first else { return .done(ToolOutcome(result: help.overview)) }
    guard let command = table.command(named: name) else {
      throw .unknownCommand(name, candidates: table.commands.map(\.name))
    }
    return .done(ToolOutcome(result: help.text(of: command)))
  }
}
