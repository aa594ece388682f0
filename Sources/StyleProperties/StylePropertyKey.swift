import StyleInjection

/// A property of a class as a sheet in Swift names it. Called with a value, it sets the property; a value of another
/// type does not compile.
public struct StylePropertyKey<Value>: Sendable {
  /// The key path from the object that the rule is for.
  public let keyPath: String

  /// A key path for values of the type.
  public init(_ keyPath: String) { self.keyPath = keyPath }

  /// Sets a value.
  public func callAsFunction(
    _ value: StyleSheetValue<Value>, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> StyleSetting {
    StyleSetting(keyPath, value, at: StyleCodePlace(fileID, line, column))
  }

  /// Sets a variable's value.
  public func callAsFunction(
    _ variable: StyleSheetVariable<Value>, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> StyleSetting {
    self(.variable(variable), fileID: fileID, line: line, column: column)
  }

  /// Sets a value that a sheet spells whole.
  public func callAsFunction(
    _ value: Value, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> StyleSetting where Value: StyleSpelledValue {
    self(.value(value), fileID: fileID, line: line, column: column)
  }
}

/// A property with a value for each state: `titleColor(.hex(0xFF0000), for: .highlighted)`.
public struct StyleStatePropertyKey<Value, State: StyleSpelledEnumeration>: Sendable {
  /// The key path from the object that the rule is for, without a state.
  public let keyPath: String

  /// A key path for values of the type.
  public init(_ keyPath: String) { self.keyPath = keyPath }

  /// Sets a value for a state; the first one, such as `normal`, where none is given.
  public func callAsFunction(
    _ value: StyleSheetValue<Value>, for state: State? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> StyleSetting {
    let suffix = state.map { ":" + $0.rawValue } ?? ""
    return StyleSetting(keyPath + suffix, value, at: StyleCodePlace(fileID, line, column))
  }

  /// Sets a variable's value for a state.
  public func callAsFunction(
    _ variable: StyleSheetVariable<Value>, for state: State? = nil, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) -> StyleSetting {
    self(.variable(variable), for: state, fileID: fileID, line: line, column: column)
  }

  /// Sets a value that a sheet spells whole for a state.
  public func callAsFunction(
    _ value: Value, for state: State? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> StyleSetting where Value: StyleSpelledValue {
    self(.value(value), for: state, fileID: fileID, line: line, column: column)
  }
}
