import StyleDiagnostics

/// One line of a style set: a key path and the value that it is to have.
public struct StyleDeclaration: Sendable, Hashable {
  /// The way to another object whose property it sets, by relations such as `superview` or `navigationBar`; empty where
  /// it sets the view's own.
  public let relations: [StyleRelation]
  /// The key path as written, state included, conditions left out.
  public let keyPath: String
  /// Where the key path stands.
  public let keySpan: SourceSpan
  /// What must hold for it to count; empty where it always does.
  public let conditions: [StyleCondition]
  /// The value as written.
  public let value: LocatedStyleValue

  /// A declaration at its place.
  public init(
    _ keyPath: String, at keySpan: SourceSpan = .start, of relations: [StyleRelation] = [],
    when conditions: [StyleCondition] = [], _ value: LocatedStyleValue
  ) {
    self.relations = relations
    self.keyPath = keyPath
    self.keySpan = keySpan
    self.conditions = conditions
    self.value = value
  }

  /// What stands once in a style set: the key path with its relations and conditions.
  public var key: String {
    guard !relations.isEmpty || !conditions.isEmpty else { return keyPath }
    let path = (relations.map(\.name) + [keyPath]).joined(separator: ".")
    return conditions.isEmpty
      ? path : "\(path)(\(conditions.map(\.description).joined(separator: ", ")))"
  }
}

/// A step from an object to another one.
public struct StyleRelation: Sendable, Hashable {
  /// The relation's name: `superview`, `navigationBar`.
  public let name: String
  /// Where the name stands.
  public let span: SourceSpan

  /// A relation at its place.
  public init(_ name: String, at span: SourceSpan = .start) {
    self.name = name
    self.span = span
  }
}

/// A selector and its declarations.
public struct StyleRule: Sendable, Hashable {
  /// Which views it is for.
  public let selector: StyleSelector
  /// Where the selector's own key stands.
  public let selectorSpan: SourceSpan
  /// The declarations, each key once, in the order of the file.
  public let declarations: [StyleDeclaration]

  /// A rule at its place.
  public init(
    _ selector: StyleSelector, at selectorSpan: SourceSpan = .start, _ declarations: [StyleDeclaration]
  ) {
    self.selector = selector
    self.selectorSpan = selectorSpan
    self.declarations = declarations
  }
}
