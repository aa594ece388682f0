import StyleInjection

/// A named value of a sheet in Swift. A sheet has the variables that its rules use, and those that it lists for others.
public struct StyleSheetVariable<Value>: Sendable {
  /// What the sheet has for it.
  let definition: StyleVariableDefinition

  /// A variable by its name: letters, digits, `_`, `-` and `.`, a letter or `_` first.
  public init(
    _ name: String, _ value: StyleSheetValue<Value>, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    definition = StyleVariableDefinition(
      name: name, variants: [.init(conditions: [], raw: value.raw)], variables: value.variables,
      place: StyleCodePlace(fileID, line, column))
  }

  /// A variable of a type that a sheet spells whole.
  public init(
    _ name: String, _ value: Value, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) where Value: StyleSpelledValue {
    self.init(name, .value(value), fileID: fileID, line: line, column: column)
  }

  private init(_ definition: StyleVariableDefinition) { self.definition = definition }

  /// The same variable with another value where all of the conditions hold.
  public func or(_ value: StyleSheetValue<Value>, when conditions: StyleCondition...) -> Self {
    var changed = definition
    changed.variants.append(.init(conditions: conditions, raw: value.raw))
    changed.variables += value.variables
    return Self(changed)
  }

  /// A value that refers to it.
  var reference: StyleSheetValue<Value> { reference(modifiedBy: nil) }

  private func reference(modifiedBy number: Double?) -> StyleSheetValue<Value> {
    let modifier = number.map { ":\($0.spelled)" } ?? ""
    return StyleSheetValue(.string("$\(definition.name)\(modifier)"), variables: [definition])
  }
}

extension StyleSheetVariable where Value == StyleFont {
  /// The font at another size in points, greater than 0.
  public func size(_ size: Double) -> StyleSheetValue<Value> { reference(modifiedBy: size) }
}

extension StyleSheetVariable where Value == StyleColor {
  /// The colour at another opacity, 0 … 1.
  public func alpha(_ alpha: Double) -> StyleSheetValue<Value> { reference(modifiedBy: alpha) }
}

/// A variable, whatever the type of its value.
struct StyleVariableDefinition: Sendable {
  /// A value and when it counts.
  struct Variant: Sendable, Hashable {
    let conditions: [StyleCondition]
    let raw: RawStyleValue
  }

  let name: String
  var variants: [Variant]
  /// The variables that its values refer to.
  var variables: [StyleVariableDefinition]
  let place: StyleCodePlace
}
