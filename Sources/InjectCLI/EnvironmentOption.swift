import StyleTools

/// An option that says what holds while sheets are applied: a row of the table of these.
struct EnvironmentOption: Sendable {
  /// The option.
  let definition: OptionDefinition
  /// The conditions that it sets, by their names in sheets; its value has as many parts between commas.
  let conditions: [String]

  private init(_ name: String, _ value: String, sets conditions: String..., summary: String) {
    definition = OptionDefinition(name, value: .text(value), summary: summary)
    self.conditions = conditions
  }

  /// The options in the order of the help text.
  static let all: [EnvironmentOption] = [
    EnvironmentOption(
      "device", "DEVICE", sets: "device", summary: "The device: phone, pad or tv; phone unless given."),
    EnvironmentOption(
      "appearance", "LOOK", sets: "appearance",
      summary: "The appearance for which colours are shown: light or dark; light unless given."),
    EnvironmentOption(
      "contrast", "LEVEL", sets: "contrast",
      summary: "The contrast for which colours are shown: normal or high; normal unless given."),
    EnvironmentOption(
      "language", "CODE", sets: "language", summary: "The language, such as ar or pt-BR; en unless given."),
    EnvironmentOption(
      "size-class", "H,V", sets: "h", "v",
      summary: "The room across and down: compact or regular each; compact,regular unless given."),
    EnvironmentOption(
      "content-size", "SIZE", sets: "category",
      summary: "The text size that the user wants, from XS to XXXL and from AX1 to AX5; L unless given."),
  ]

  /// The environment that a command line asks for.
  static func environment(of parsed: ParsedArguments) throws(UsageError) -> ToolEnvironment {
    var environment = ToolEnvironment()
    for option in all {
      guard let value = parsed.value(of: option.definition) else { continue }
      do throws(ToolEnvironment.Problem) {
        try environment.set(option.conditions, to: value)
      } catch {
        throw .wrongValue(option: "--\(option.definition.name)", problem: error.message)
      }
    }
    return environment
  }
}
