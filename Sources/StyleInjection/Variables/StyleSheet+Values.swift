extension StyleSheet {
  /// The value of a variable of the sheet, or of those that it includes: `sheet.value("primary", as: StyleColor.self)`.
  ///
  /// What a sheet includes is known once it is loaded, as `StylePlistProvider` does.
  ///
  /// - Parameters:
  ///   - name: the variable's name without the dialect's sign; it may have dots.
  ///   - type: the type that the value is to be read as.
  ///   - resources: the fonts, colours and text styles that the value may name.
  ///   - environment: what holds.
  /// - Throws: `StyleVariableError` where there is no such variable, or its value is none of the type.
  public func value<Value: StyleValueConvertible>(
    _ name: String, as type: Value.Type, resources: any StyleResources = StyleResourceList(),
    in environment: StyleEnvironment = StyleEnvironment()
  ) throws(StyleVariableError) -> Value {
    let variables = StyleVariables(includedSheets + [self])
    return try StyleDecodingContext(
      dialect: dialect, resources: resources, variables: variables, environment: environment
    ).value(ofVariable: name, as: type, in: SourceRange(file))
  }
}

extension StyleSourceRepository {
  /// The value of a variable of the sheets in force, of which the strongest counts. Those that views choose by a name
  /// are left out, and a source that does not offer its rules compiled has no variables.
  ///
  /// - Parameters:
  ///   - name: the variable's name without the dialect's sign; it may have dots.
  ///   - type: the type that the value is to be read as.
  ///   - resources: the fonts, colours and text styles that the value may name.
  ///   - environment: what holds.
  /// - Throws: `StyleVariableError` where there is no such variable, or its value is none of the type.
  public func value<Value: StyleValueConvertible>(
    _ name: String, as type: Value.Type, resources: any StyleResources = StyleResourceList(),
    in environment: StyleEnvironment = StyleEnvironment()
  ) throws(StyleVariableError) -> Value {
    let strongest = snapshot?.sheets.last { $0.name == nil }
    let file = strongest?.file ?? SourceFile(path: "no sheet", bytes: [], kind: .memory)
    return try StyleDecodingContext(
      dialect: strongest?.dialect ?? .plist, resources: resources,
      variables: snapshot?.variables ?? StyleVariables(), environment: environment
    ).value(ofVariable: name, as: type, in: SourceRange(file))
  }
}

extension StyleManager {
  /// The value of a variable as it is now: of the source in force, in the manager's environment.
  ///
  /// - Throws: `StyleVariableError` where there is no such variable, or its value is none of the type.
  public func value<Value: StyleValueConvertible>(
    _ name: String, as type: Value.Type
  ) throws(StyleVariableError) -> Value {
    try repository.value(name, as: type, resources: resources, in: environment)
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
