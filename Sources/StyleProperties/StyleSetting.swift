import StyleInjection

/// What a rule sets: a property, or several that a named style stands for.
public struct StyleSetting: Sendable {
  /// A property's value.
  struct Declaration: Sendable {
    let keyPath: String
    var conditions: [StyleCondition] = []
    let raw: RawStyleValue
    let variables: [StyleVariableDefinition]
    var place: StyleCodePlace
    /// Where the styles are used that it comes from, the outermost first; empty for what a rule sets itself.
    var uses: [StyleCodePlace] = []
  }

  /// The properties in the order in which they are written.
  private(set) var declarations: [Declaration]

  init(_ declarations: [Declaration]) { self.declarations = declarations }

  init<Value>(_ keyPath: String, _ value: StyleSheetValue<Value>, at place: StyleCodePlace) {
    self.init([Declaration(keyPath: keyPath, raw: value.raw, variables: value.variables, place: place)])
  }

  /// The same, only where all of the conditions hold.
  public func when(_ conditions: StyleCondition...) -> StyleSetting {
    StyleSetting(
      declarations.map { declaration in
        var conditional = declaration
        conditional.conditions += conditions
        return conditional
      })
  }

  /// The same as a style that is used at a place: what is written in another file stands there.
  func used(at place: StyleCodePlace) -> StyleSetting {
    StyleSetting(
      declarations.map { declaration in
        var used = declaration
        if used.place.file != place.file { used.place = place }
        used.uses.insert(place, at: 0)
        return used
      })
  }
}

/// Collects what is set between braces, one a line; `if`, `switch` and `for` choose among them.
@resultBuilder
public enum StyleSettingBuilder {
  /// A line.
  public static func buildExpression(_ setting: StyleSetting) -> [StyleSetting] { [setting] }
  /// All lines.
  public static func buildBlock(_ parts: [StyleSetting]...) -> [StyleSetting] { parts.flatMap(\.self) }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [StyleSetting]?) -> [StyleSetting] { part ?? [] }
  /// The first way of two.
  public static func buildEither(first part: [StyleSetting]) -> [StyleSetting] { part }
  /// The second way of two.
  public static func buildEither(second part: [StyleSetting]) -> [StyleSetting] { part }
  /// A `for`.
  public static func buildArray(_ parts: [[StyleSetting]]) -> [StyleSetting] { parts.flatMap(\.self) }
}
