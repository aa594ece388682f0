import StyleInjection

/// Makes a sheet of its parts in Swift.
struct StyleSheetAssembly {
  private struct Problem {
    let message: String
    let span: SourceSpan
  }

  private var places: StyleCodePlaces
  private var rules: [StyleRule] = []
  private var variables: [StyleVariable] = []
  private var known: [String: [StyleVariableDefinition.Variant]] = [:]
  private var problems: [Problem] = []

  /// Begins a sheet that is written at a place.
  init(at place: StyleCodePlace) { places = StyleCodePlaces(of: place) }

  /// Adds a rule, or a variable.
  mutating func add(_ part: StyleSheetPart) {
    switch part.content {
    case .rule(let rule): add(rule)
    case .variable(let variable): add(variable, usedAt: variable.place)
    }
  }

  /// The sheet of all parts.
  func finish() -> StyleSheet {
    let file = places.file
    return StyleSheet(
      file: file, dialect: .plist, rules: rules, variables: variables,
      diagnostics: problems.map {
        Diagnostic(.sheetVariableValues, .warning, $0.message, at: SourceRange(file, $0.span))
      })
  }

  private mutating func add(_ rule: StyleSheetRule) {
    let span = places.span(of: rule.place)
    var declarations: [StyleDeclaration] = []
    for declaration in rule.settings.flatMap(\.declarations) {
      for variable in declaration.variables { add(variable, usedAt: declaration.place) }
      let place = places.span(of: declaration.place, rule.place)
      // What is set behind a style is meant to replace what the style sets.
      declarations.removeAll {
        $0.keyPath == declaration.keyPath && $0.conditions == declaration.conditions
      }
      declarations.append(
        StyleDeclaration(
          declaration.keyPath, at: place, when: declaration.conditions,
          LocatedStyleValue(declaration.raw, at: place)))
    }
    rules.append(StyleRule(rule.selector, at: span, declarations))
  }

  private mutating func add(_ variable: StyleVariableDefinition, usedAt use: StyleCodePlace) {
    if known[variable.name] == variable.variants { return }
    let span = places.span(of: variable.place, use)
    if known.updateValue(variable.variants, forKey: variable.name) != nil {
      problems.append(
        Problem(
          message: "there is another variable '\(variable.name)' with another value: the later one counts",
          span: span))
    }
    for inner in variable.variables { add(inner, usedAt: use) }
    variables += variable.variants.map {
      StyleVariable(
        variable.name, at: span, conditions: $0.conditions, LocatedStyleValue($0.raw, at: span))
    }
  }
}

extension Diagnostic.ID {
  /// Two variables of a sheet have one name.
  static let sheetVariableValues = Self("sheet.variable-values")
}
