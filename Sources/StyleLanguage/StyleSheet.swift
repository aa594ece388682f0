import StyleDiagnostics

/// A style language: how a sheet is spelled and what its values mean.
public enum StyleDialect: String, Sendable, Hashable, CaseIterable {
  /// A_StyleInjection's property lists.
  case plist
  /// StyleKit's JSON.
  case stylekit
  /// Stylist's YAML or JSON.
  case stylist
  /// Stylish's JSON.
  case stylish
}

/// What a sheet says: its rules in the order of the file.
public struct StyleSheet: Sendable {
  /// The file that it was read from.
  public let file: SourceFile
  /// The language that it is written in.
  public let dialect: StyleDialect
  /// The rules in the order of the file.
  public let rules: [StyleRule]
  /// The controllers' layers in the order of the file.
  public let controllers: [StyleControllerLayer]
  /// The variables in the order of the file.
  public let variables: [StyleVariable]
  /// The sheets that it includes, the weakest first.
  public let includes: [StyleInclude]
  /// What is wrong with the sheet's shape; the rules are what is right with it.
  public let diagnostics: [Diagnostic]
  /// The name by which views choose the sheet; nil for a sheet that serves all views that choose none.
  public private(set) var name: String?
  /// The sheets that it includes and those that they include, the weakest first; empty until they are loaded.
  public private(set) var includedSheets: [StyleSheet] = []

  /// A sheet of the given rules.
  public init(
    file: SourceFile, dialect: StyleDialect, rules: [StyleRule], controllers: [StyleControllerLayer] = [],
    variables: [StyleVariable] = [], includes: [StyleInclude] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.file = file
    self.dialect = dialect
    self.rules = rules
    self.controllers = controllers
    self.variables = variables
    self.includes = includes
    self.diagnostics = diagnostics
  }

  /// The same sheet, for the views that choose it by a name and for no others.
  public func named(_ name: String) -> StyleSheet {
    var named = self
    named.name = name
    return named
  }

  /// The same sheet with what it includes.
  func including(_ sheets: [StyleSheet]) -> StyleSheet {
    var including = self
    including.includedSheets = sheets
    return including
  }
}

/// A controller's layer in a sheet: where its name stands.
public struct StyleControllerLayer: Sendable, Hashable {
  /// The controller's class.
  public let name: StyleTypeName
  /// Where the name stands.
  public let span: SourceSpan

  /// A layer at its place.
  public init(_ name: StyleTypeName, at span: SourceSpan) {
    self.name = name
    self.span = span
  }
}
