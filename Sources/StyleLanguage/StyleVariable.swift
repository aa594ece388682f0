import StyleDiagnostics

/// A name for a value: declarations that refer to it have the value.
public struct StyleVariable: Sendable, Hashable {
  /// The name without the dialect's sign.
  public let name: String
  /// Where the name stands.
  public let nameSpan: SourceSpan
  /// What must hold for this value to count; empty for the value everywhere.
  public let conditions: [StyleCondition]
  /// The value as written.
  public let value: LocatedStyleValue

  /// A variable at its place.
  public init(
    _ name: String, at nameSpan: SourceSpan = .start, conditions: [StyleCondition] = [],
    _ value: LocatedStyleValue
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.conditions = conditions
    self.value = value
  }
}

/// Another sheet whose rules and variables a sheet has, too; its own are stronger.
public struct StyleInclude: Sendable, Hashable {
  /// The path, relative to the file that includes it.
  public let path: String
  /// Where the path stands.
  public let span: SourceSpan

  /// An include at its place.
  public init(_ path: String, at span: SourceSpan = .start) {
    self.path = path
    self.span = span
  }
}
