import StyleDiagnostics

/// Finds aliases that StyleKit itself does not resolve: behind another alias, in an array, and more than one
/// dictionary deep.
struct StyleKitAliasDifferences {
  private let file: SourceFile
  private let variables: [StyleVariable]
  private let names: Set<String>

  init(file: SourceFile, _ variables: [StyleVariable]) {
    self.file = file
    self.variables = variables
    names = Set(variables.map(\.name))
  }

  /// A note for each such place.
  func notes(_ rules: [StyleRule]) -> [Diagnostic] {
    guard !names.isEmpty else { return [] }
    let inAliases = variables.flatMap { references(in: $0.value) }
    let inRules = rules.flatMap(\.declarations).flatMap { declaration -> [LocatedStyleValue] in
      switch declaration.value.value {
      case .dictionary(let entries): entries.flatMap { parts(of: $0.value).flatMap(references) }
      default: parts(of: declaration.value).flatMap(references)
      }
    }
    return (inAliases + inRules).map { reference in
      Diagnostic(
        .dialectAliasChain, .note,
        "StyleKit itself would show the text '\(reference.value)' here: it resolves an alias that is a property's or"
          + " an attribute's value, and only once", at: SourceRange(file, reference.span))
    }
  }

  private func parts(of value: LocatedStyleValue) -> [LocatedStyleValue] {
    switch value.value {
    case .array(let items): items
    case .dictionary(let entries): entries.map(\.value)
    default: []
    }
  }

  private func references(in value: LocatedStyleValue) -> [LocatedStyleValue] {
    if case .string(let text) = value.value, text.utf8.first == UInt8(ascii: "@"),
      names.contains(String(text.dropFirst()))
    {
      return [value]
    }
    return parts(of: value).flatMap(references)
  }
}
