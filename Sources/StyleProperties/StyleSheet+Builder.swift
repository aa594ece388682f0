import StyleInjection

extension StyleSheet {
  /// A sheet written in Swift, of the property list dialect's meaning: rules, and variables for other sheets.
  ///
  /// Diagnostics point at the lines of Swift; its path is the module's and the file's name. A rule, a style or a variable
  /// that is written in another file than the sheet stands where the sheet uses it: a theme of several files is a sheet
  /// a file.
  public init(
    fileID: String = #fileID, line: Int = #line, column: Int = #column,
    @StyleSheetBuilder _ parts: () -> [StyleSheetPart]
  ) {
    var assembly = StyleSheetAssembly(at: StyleCodePlace(fileID, line, column))
    for part in parts() { assembly.add(part) }
    self = assembly.finish()
  }
}

/// What a sheet in Swift holds.
public struct StyleSheetPart: Sendable {
  /// A rule or a variable.
  enum Content: Sendable {
    case rule(StyleSheetRule)
    case variable(StyleVariableDefinition)
  }

  let content: Content
}

/// Collects what a sheet holds, one a line; `if`, `switch` and `for` choose among them.
@resultBuilder
public enum StyleSheetBuilder {
  /// A rule.
  public static func buildExpression(_ rule: StyleSheetRule) -> [StyleSheetPart] {
    [StyleSheetPart(content: .rule(rule))]
  }
  /// A variable.
  public static func buildExpression<Value>(_ variable: StyleSheetVariable<Value>) -> [StyleSheetPart] {
    [StyleSheetPart(content: .variable(variable.definition))]
  }
  /// All lines.
  public static func buildBlock(_ parts: [StyleSheetPart]...) -> [StyleSheetPart] { parts.flatMap(\.self) }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [StyleSheetPart]?) -> [StyleSheetPart] { part ?? [] }
  /// The first way of two.
  public static func buildEither(first part: [StyleSheetPart]) -> [StyleSheetPart] { part }
  /// The second way of two.
  public static func buildEither(second part: [StyleSheetPart]) -> [StyleSheetPart] { part }
  /// A `for`.
  public static func buildArray(_ parts: [[StyleSheetPart]]) -> [StyleSheetPart] { parts.flatMap(\.self) }
}
