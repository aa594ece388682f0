/// The help texts, made from the table of commands.
struct HelpText {
  let table: CommandTable

  /// What the tool is, and its commands.
  var overview: String {
    Self.paragraphs([
      Self.wrapped("\(table.tool): \(table.summary)"),
      "Usage: \(table.tool) [COMMAND] [OPTION]... [ARGUMENT]...",
      "Commands:\n" + Self.definitions(table.commands.map { ($0.name, $0.summary) }),
      Self.wrapped(
        "Where no command is named, '\(table.defaultCommand.name)' is meant."
          + " '\(table.tool) help COMMAND' describes one."),
    ])
  }

  /// What a command does, and its options.
  func text(of command: CommandDefinition) -> String {
    let name = command.name == table.defaultCommand.name ? "[\(command.name)]" : command.name
    return Self.paragraphs(
      [
        "Usage: \(table.tool) \(name) [OPTION]... \(command.operands)",
        Self.wrapped(command.summary),
        "Options:\n" + Self.definitions(command.options.map { (Self.term(of: $0), $0.summary) }),
      ] + command.details.map(Self.wrapped))
  }

  private static func paragraphs(_ texts: [String]) -> String { texts.joined(separator: "\n\n") + "\n" }

  private static func term(of option: OptionDefinition) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return switch option.value {
    case .none: "\(letter)--\(option.name)"
    case .text(let placeholder): "\(letter)--\(option.name) \(placeholder)"
    case .choice(let words): "\(letter)--\(option.name) \(words.joined(separator: "|"))"
    }
  }

  private static let width = 80

  private static func definitions(_ rows: [(term: String, text: String)]) -> String {
    let column = (rows.map(\.term.count).max() ?? 0) + 2
    return rows.map { row in
      let term = row.term + String(repeating: " ", count: column - row.term.count)
      let lines = lines(of: row.text, width: width - column - 2)
      let rest = lines.dropFirst().map { "\n" + String(repeating: " ", count: column + 2) + $0 }
      return "  " + term + (lines.first ?? "") + rest.joined()
    }.joined(separator: "\n")
  }

  private static func wrapped(_ text: String) -> String {
    lines(of: text, width: width).joined(separator: "\n")
  }

  private static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
