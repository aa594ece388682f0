extension StyleSheet {
  /// The sheet with some of its rules.
  package func with(_ rules: some Sequence<StyleRule>) -> StyleSheet {
    let part = StyleSheet(file: file, dialect: dialect, rules: Array(rules))
    return name.map(part.named) ?? part
  }

  /// Whether both declare the same variables, wherever these stand.
  package func hasVariables(of other: StyleSheet) -> Bool {
    variables.count == other.variables.count
      && zip(variables, other.variables).allSatisfy {
        $0.name == $1.name && $0.conditions == $1.conditions && $0.value == $1.value
      }
  }
}

extension StyleRule {
  /// Whether both say the same, wherever they stand.
  package func isEquivalent(to other: StyleRule) -> Bool {
    selector == other.selector && declarations.count == other.declarations.count
      && zip(declarations, other.declarations).allSatisfy { $0.isEquivalent(to: $1) }
  }
}

extension StyleDeclaration {
  fileprivate func isEquivalent(to other: StyleDeclaration) -> Bool {
    keyPath == other.keyPath && value == other.value && conditions == other.conditions
      && relations.map(\.name) == other.relations.map(\.name)
  }
}
