import StyleDiagnostics

/// Finds variables of variables that a theme refers to: Stylist itself follows one step only.
enum StylistVariableChains {
  /// A note at each.
  static func notes(_ variables: [StyleVariable], _ rules: [StyleRule], in file: SourceFile) -> [Diagnostic] {
    let names = Set(variables.map(\.name))
    let chained = variables.filter { variable in reference(variable.value).map(names.contains) ?? false }
    guard !chained.isEmpty else { return [] }
    let used = Set(rules.lazy.flatMap(\.declarations).compactMap { reference($0.value) })
    return chained.filter { used.contains($0.name) }.map { variable in
      Diagnostic(
        .dialectVariableChain, .note,
        "'\(variable.name)' has the value of another variable: Stylist itself would not look that up",
        at: SourceRange(file, variable.value.span))
    }
  }

  /// The name of the variable that a value refers to.
  private static func reference(_ value: LocatedStyleValue) -> String? {
    guard case .string(let text) = value.value, text.utf8.first == UInt8(ascii: "$") else { return nil }
    return String(text.dropFirst().prefix { $0 != ":" })
  }
}
