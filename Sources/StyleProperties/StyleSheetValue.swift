import StyleInjection

/// A value in a sheet in Swift, for properties of one type.
///
/// It is kept as the property list dialect spells it, not as a decoded value: what a name or a text style stands for
/// is known only where the sheet is applied, by its resources and environment, and such a sheet can be read, compared
/// and converted as any other. Since a value can only be made of what the dialect can say, nothing is lost.
public struct StyleSheetValue<Value>: Sendable {
  /// The spelling.
  let raw: RawStyleValue
  /// The variables that it refers to.
  let variables: [StyleVariableDefinition]

  init(_ raw: RawStyleValue, variables: [StyleVariableDefinition] = []) {
    self.raw = raw
    self.variables = variables
  }

  /// A variable's value.
  public static func variable(_ variable: StyleSheetVariable<Value>) -> Self { variable.reference }

  /// Nothing: clears a property that may be nil; for any other a diagnostic says so.
  public static var nothing: Self { Self(StyleValue.none.raw(in: .plist)) }
}

extension StyleSheetValue where Value: StyleSpelledValue {
  /// A value of a type that a sheet spells whole.
  public static func value(_ value: Value) -> Self { Self(value.spelled) }
}
