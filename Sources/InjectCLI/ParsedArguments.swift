/// A command line, understood.
struct ParsedArguments: Sendable, Equatable {
  /// The command's name.
  let command: String
  /// Whether the command was named, not taken by default.
  let namesCommand: Bool
  /// The options as they were given; the value of a switch is nil.
  let options: [Option]
  /// What is neither command nor option.
  let operands: [String]

  /// An option as it was given.
  struct Option: Sendable, Equatable {
    let name: String
    let value: String?
  }

  /// Whether an option is given at all.
  func contains(_ option: OptionDefinition) -> Bool { options.contains { $0.name == option.name } }

  /// All values of an option, in order.
  func values(of option: OptionDefinition) -> [String] {
    options.filter { $0.name == option.name }.compactMap(\.value)
  }

  /// The value of an option; a later one replaces an earlier one.
  func value(of option: OptionDefinition) -> String? { values(of: option).last }
}
