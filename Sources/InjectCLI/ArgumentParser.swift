import StyleDiagnostics

/// Reads a command line by a table of commands, as GNU's `getopt_long` does: options may stand anywhere before
/// `--`, long names may be shortened while they stay unique, short ones may be joined, values may be attached.
struct ArgumentParser: Sendable {
  private let table: CommandTable
  private let isPath: @Sendable (String) -> Bool

  /// - Parameter isPath: says whether a word names something in the file system. A first operand that does not
  ///   and that is near to a command's name is taken for that command, misspelt.
  init(_ table: CommandTable, isPath: @escaping @Sendable (String) -> Bool) {
    self.table = table
    self.isPath = isPath
  }

  /// - Parameter arguments: without the tool's own name.
  func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var state = State(command: table.defaultCommand)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        state.operands += rest
        rest = []
      } else if argument.hasPrefix("--") {
        try readLong(argument, rest: &rest, into: &state)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readShort(argument, rest: &rest, into: &state)
      } else {
        try readOperand(argument, into: &state)
      }
      if state.isEnded { break }
    }
    if let maximum = state.command.maximumOperands, state.operands.count > maximum {
      throw .tooManyOperands(command: state.command.name, maximum: maximum)
    }
    return ParsedArguments(
      command: state.command.name, namesCommand: state.namesCommand, options: state.options,
      operands: state.operands)
  }

  private struct State {
    var command: CommandDefinition
    var namesCommand = false
    var options: [ParsedArguments.Option] = []
    var operands: [String] = []
    var isEnded = false
  }

  private func readOperand(_ word: String, into state: inout State) throws(UsageError) {
    guard state.operands.isEmpty, !state.namesCommand else {
      state.operands.append(word)
      return
    }
    if let command = table.command(named: word) {
      for option in state.options where !command.options.contains(where: { $0.name == option.name }) {
        throw .unknownOption("--\(option.name)", candidates: command.options.map { "--\($0.name)" })
      }
      state.command = command
      state.namesCommand = true
      return
    }
    if !word.contains("/"), !word.contains("."), !isPath(word) {
      let names = table.commands.map(\.name)
      if NearestName.of(word, in: names) != nil { throw .unknownCommand(word, candidates: names) }
    }
    state.operands.append(word)
  }

  private func readLong(
    _ argument: String, rest: inout ArraySlice<String>, into state: inout State
  ) throws(UsageError) {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let option = try option(matching: name, in: state.command.options)
    try record(
      option, spelled: "--\(option.name)", attached: parts.dropFirst().first, rest: &rest, into: &state)
  }

  private func option(
    matching name: String, in options: [OptionDefinition]
  ) throws(UsageError) -> OptionDefinition {
    if let exact = options.first(where: { $0.name == name }) { return exact }
    let matching = name.isEmpty ? [] : options.filter { $0.name.hasPrefix(name) }
    if matching.count > 1 {
      throw .ambiguousOption("--\(name)", candidates: matching.map { "--\($0.name)" })
    }
    guard let only = matching.first else {
      throw .unknownOption("--\(name)", candidates: options.map { "--\($0.name)" })
    }
    return only
  }

  private func readShort(
    _ argument: String, rest: inout ArraySlice<String>, into state: inout State
  ) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = state.command.options.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-\(letter)", candidates: [])
      }
      var attached: Substring?
      if option.value != .none, !letters.isEmpty {
        attached = letters
        letters = ""
      }
      try record(option, spelled: "-\(letter)", attached: attached, rest: &rest, into: &state)
      if state.isEnded { return }
    }
  }

  private func record(
    _ option: OptionDefinition, spelled spelling: String, attached: Substring?,
    rest: inout ArraySlice<String>, into state: inout State
  ) throws(UsageError) {
    var value: String?
    if option.value == .none {
      if attached != nil { throw .unexpectedValue(option: spelling) }
    } else {
      value = attached.map(String.init) ?? rest.popFirst()
      guard let value, !value.isEmpty else { throw .missingValue(option: spelling) }
      if case .choice(let choices) = option.value, !choices.contains(value) {
        throw .wrongChoice(option: spelling, value: value, choices: choices)
      }
    }
    state.options.append(ParsedArguments.Option(name: option.name, value: value))
    state.isEnded = option.endsParsing
  }
}
