import StyleDiagnostics

/// What is wrong with a command line.
enum UsageError: Error, Equatable {
  case unknownOption(String, candidates: [String])
  case ambiguousOption(String, candidates: [String])
  case missingValue(option: String)
  case unexpectedValue(option: String)
  case wrongValue(option: String, problem: String)
  case wrongChoice(option: String, value: String, choices: [String])
  case unknownCommand(String, candidates: [String])
  case tooManyOperands(command: String, maximum: Int)
  case missingOperand(command: String, String)

  /// One sentence without a full stop, with the nearest right spelling where there is one.
  var message: String {
    switch self {
    case .unknownOption(let option, let candidates):
      "unknown option '\(option)'" + Self.hint(for: option, in: candidates)
    case .ambiguousOption(let option, let candidates):
      "option '\(option)' is ambiguous: it could be \(Self.list(candidates))"
    case .missingValue(let option):
      "option '\(option)' needs a value"
    case .unexpectedValue(let option):
      "option '\(option)' takes no value"
    case .wrongChoice(let option, let value, let choices):
      "option '\(option)' takes \(Self.list(choices)), not '\(value)'" + Self.hint(for: value, in: choices)
    case .wrongValue(let option, let problem):
      "option '\(option)': \(problem)"
    case .unknownCommand(let name, let candidates):
      "unknown command '\(name)'" + Self.hint(for: name, in: candidates)
    case .tooManyOperands(let command, let maximum):
      "'\(command)' takes at most \(maximum) argument\(maximum == 1 ? "" : "s")"
    case .missingOperand(let command, let operand):
      "'\(command)' needs \(operand)"
    }
  }

  private static func hint(for word: String, in candidates: [String]) -> String {
    NearestName.of(word, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func list(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
