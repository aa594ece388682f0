import StyleDiagnostics

/// The tool as a function from a command line to what is printed and the exit code, or to work that goes on.
enum InjectTool {
  /// A row of the table of commands.
  struct Command: Sendable {
    let definition: CommandDefinition
    let run: @Sendable (ParsedArguments, ToolContext) throws(UsageError) -> ToolRun
  }

  /// The commands; the first is meant when none is named.
  static let commands: [Command] = [
    applyCommand, watchCommand, inspectCommand, explainCommand, convertCommand, helpCommand,
  ]

  /// What parsing and help texts are made from.
  static let table: CommandTable = CommandTable(
    tool: "inject", summary: "shows what style sheets do to storyboards and xibs, and what these hold.",
    defaultCommand: commands[0].definition, otherCommands: commands.dropFirst().map(\.definition))

  /// - Parameter arguments: without the tool's own name.
  /// - Parameter isPath: says whether a word names something in the file system.
  static func run(
    _ arguments: [String], context: ToolContext, isPath: @escaping @Sendable (String) -> Bool
  ) -> ToolRun {
    do throws(UsageError) {
      let parsed = try ArgumentParser(table, isPath: isPath).parse(arguments)
      if parsed.contains(.version) { return .done(ToolOutcome(result: "\(table.tool) \(version)\n")) }
      if parsed.contains(.help) { return .done(ToolOutcome(result: help(for: parsed))) }
      guard let command = commands.first(where: { $0.definition.name == parsed.command }) else {
        throw .unknownCommand(parsed.command, candidates: commands.map(\.definition.name))
      }
      return try command.run(parsed, context)
    } catch {
      return .done(outcome(of: error, context: context))
    }
  }

  /// The version of the package, as CHANGELOG.md names it.
  static let version = "0.1.0"

  private static func help(for parsed: ParsedArguments) -> String {
    let help = HelpText(table: table)
    guard parsed.namesCommand, let command = table.command(named: parsed.command) else {
      return help.overview
    }
    return help.text(of: command)
  }

  private static func outcome(of error: UsageError, context: ToolContext) -> ToolOutcome {
    let word = context.messagePalette.paint("error:", as: .error)
    let message = PrintableText.of(error.message)
    return ToolOutcome(
      messages: "\(table.tool): \(word) \(message)\nTry '\(table.tool) --help'.\n", exitCode: .usage)
  }
}

extension OptionDefinition {
  /// Asks for a help text.
  static let help = OptionDefinition(
    "help", letter: "h", summary: "Print this text.", endsParsing: true)
  /// Asks for the version.
  static let version = OptionDefinition("version", summary: "Print the version.", endsParsing: true)
}
