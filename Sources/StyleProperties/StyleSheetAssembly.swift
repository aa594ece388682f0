import StyleInjection

/// Makes a sheet of its parts in Swift.
struct StyleSheetAssembly {
  private struct Problem {
    let id: Diagnostic.ID
    let message: String
    let span: SourceSpan
    var earlier: SourceSpan?
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
      diagnostics: problems.map { problem in
        Diagnostic(
          problem.id, .warning, problem.message, at: SourceRange(file, problem.span),
          notes: problem.earlier.map { [.init("the other one", at: SourceRange(file, $0))] } ?? [])
      })
  }

  private mutating func add(_ rule: StyleSheetRule) {
    let span = places.span(of: rule.place)
    var set: [(setting: StyleSetting.Declaration, declaration: StyleDeclaration)] = []
    for setting in rule.settings.flatMap(\.declarations) {
      for variable in setting.variables { add(variable, usedAt: setting.place) }
      let place = places.span(of: setting.place, rule.place)
      if let index = set.firstIndex(where: { $0.setting.isReplaced(by: setting) }) {
        let earlier = set.remove(at: index)
        if !earlier.setting.isMeantToBeReplaced(by: setting) {
          problems.append(
            Problem(
              id: .sheetRepeatedSetting, message: "'\(setting.keyPath)' is set twice: this one counts",
              span: place, earlier: earlier.declaration.keySpan))
        }
      }
      set.append(
        (
          setting,
          StyleDeclaration(
            setting.keyPath, at: place, when: setting.conditions, LocatedStyleValue(setting.raw, at: place))
        ))
    }
    rules.append(StyleRule(rule.selector, at: span, set.map(\.declaration)))
  }

  private mutating func add(_ variable: StyleVariableDefinition, usedAt use: StyleCodePlace) {
    if known[variable.name] == variable.variants { return }
    let span = places.span(of: variable.place, use)
    if known.updateValue(variable.variants, forKey: variable.name) != nil {
      problems.append(
        Problem(
          id: .sheetVariableValues,
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

extension StyleSetting.Declaration {
  /// Whether a later one sets the same.
  fileprivate func isReplaced(by later: Self) -> Bool {
    keyPath == later.keyPath && conditions == later.conditions
  }

  /// Whether it comes from a style behind which the later one stands: that sets something else on purpose.
  fileprivate func isMeantToBeReplaced(by later: Self) -> Bool {
    !later.uses.starts(with: uses) || (raw == later.raw && !uses.isEmpty)
  }
}

extension Diagnostic.ID {
  /// A rule sets a property twice by itself.
  static let sheetRepeatedSetting = Self("sheet.repeated-setting")
  /// Two variables of a sheet have one name.
  static let sheetVariableValues = Self("sheet.variable-values")
}
