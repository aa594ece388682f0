/// One command of the tool: a row of the table that parsing and help texts are made from.
struct CommandDefinition: Sendable {
  /// What is typed.
  let name: String
  /// What the command does, in a line.
  let summary: String
  /// What follows the options in the usage line.
  let operands: String
  /// How many operands it takes at most; nil for any number.
  let maximumOperands: Int?
  /// Its options, in the order of the help text.
  let options: [OptionDefinition]
  /// What is worth knowing beyond the summary, in paragraphs.
  let details: [String]
}

/// The commands of a tool.
struct CommandTable: Sendable {
  /// The tool's name as it is typed.
  let tool: String
  /// What the tool is for, in a line.
  let summary: String
  /// The command that is meant when none is named.
  let defaultCommand: CommandDefinition
  /// The other commands.
  let otherCommands: [CommandDefinition]

  /// All commands, the default one first.
  var commands: [CommandDefinition] { [defaultCommand] + otherCommands }

  /// The command with exactly this name.
  func command(named name: String) -> CommandDefinition? { commands.first { $0.name == name } }
}
