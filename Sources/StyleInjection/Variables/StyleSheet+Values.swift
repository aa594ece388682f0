extension StyleSheet {
  /// The value of a variable: `sheet.value("primary", as: StyleColor.self)`.
  ///
  /// - Parameters:
  ///   - name: the variable's name without the dialect's sign.
  ///   - type: the type that the value is to be read as.
  ///   - resources: the fonts, colours and text styles that the value may name.
  ///   - environment: what holds.
  /// - Throws: `StyleVariableError` where there is no such variable, or its value is none of the type.
  public func value<Value: StyleValueConvertible>(
    _ name: String, as type: Value.Type, resources: any StyleResources = StyleResourceList(),
    in environment: StyleEnvironment = StyleEnvironment()
  ) throws(StyleVariableError) -> Value {
    let variables = StyleVariables([self])
    return try StyleDecodingContext(
      dialect: dialect, resources: resources, variables: variables, environment: environment
    ).value(ofVariable: name, as: type, in: SourceRange(file))
  }
}

/// Why a variable's value cannot be had.
public struct StyleVariableError: Error, Sendable, Hashable {
  /// What is wrong: that there is no such variable, or with its value.
  public let diagnostic: Diagnostic
}

extension StyleDecodingContext {
  /// - Parameter sheet: where a variable is missed.
  func value<Value: StyleValueConvertible>(
    ofVariable name: String, as type: Value.Type, in sheet: SourceRange
  ) throws(StyleVariableError) -> Value {
    guard let variant = variables.variant(named: name, in: environment) else {
      throw StyleVariableError(
        diagnostic: Diagnostic(
          .valueUnknownVariable, .error, "there is no variable '\(name)'", at: sheet,
          suggestion: suggestions.nearest(to: name, in: variables.names)))
    }
    let problem: StyleDecodingProblem
    switch inside(variant).decode(variant.variable.value.value, as: Value.styleValueType) {
    case .value(let decoded, _):
      if let value = Value(styleValue: decoded) { return value }
      problem = Self.wrongType(variant, Value.self)
    case .relative(let derive, _):
      // Without an object there is nothing that the value is relative to.
      if let value = Value(styleValue: derive(.none)) { return value }
      problem = Self.wrongType(variant, Value.self)
    case .failure(let failure): problem = failure
    case .notMine: problem = Self.wrongType(variant, Value.self)
    }
    throw StyleVariableError(
      diagnostic: Diagnostic(
        problem.id, .error, "'\(name)': \(problem.message)",
        at: SourceRange(variant.file, problem.span ?? variant.variable.value.span),
        suggestion: problem.suggestion, notes: problem.notes.map { Diagnostic.Note($0) }))
  }

  private static func wrongType(_ variant: StyleVariables.Variant, _ type: Any.Type) -> StyleDecodingProblem {
    StyleDecodingProblem(
      .valueWrongType, "'\(variant.variable.value.value)' cannot be read as \(String(describing: type))")
  }
}
