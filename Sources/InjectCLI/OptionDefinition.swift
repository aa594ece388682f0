/// One option of a command: a row of the table that parsing and help texts are made from.
struct OptionDefinition: Sendable, Equatable {
  /// What follows an option's name.
  enum Value: Sendable, Equatable {
    /// Nothing: the option is a switch.
    case none
    /// Any text that is not empty, called this in help texts.
    case text(String)
    /// One of these words.
    case choice([String])
  }

  /// The long name without dashes.
  let name: String
  /// The short name without its dash.
  let letter: Character?
  /// What follows the name.
  let value: Value
  /// What it does, for the help text.
  let summary: String
  /// Whether nothing behind it is read, as with `--help`.
  let endsParsing: Bool

  init(
    _ name: String, letter: Character? = nil, value: Value = .none, summary: String, endsParsing: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.summary = summary
    self.endsParsing = endsParsing
  }
}
