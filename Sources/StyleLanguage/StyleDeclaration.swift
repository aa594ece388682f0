import StyleDiagnostics

/// One line of a style set: a key path and the value that it is to have.
public struct StyleDeclaration: Sendable, Hashable {
  /// What few declarations have. Two empty arrays in each would make loading a sheet a fifth slower.
  private final class Context: Sendable, Hashable {
    let relations: [StyleRelation]
    let conditions: [StyleCondition]

    init(_ relations: [StyleRelation], _ conditions: [StyleCondition]) {
      self.relations = relations
      self.conditions = conditions
    }

    static func == (left: Context, right: Context) -> Bool {
      left.relations == right.relations && left.conditions == right.conditions
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(relations)
      hasher.combine(conditions)
    }
  }

  /// The key path as written, state included, conditions left out.
  public let keyPath: String
  /// Where the key path stands.
  public let keySpan: SourceSpan
  /// The value as written.
  public let value: LocatedStyleValue
  private let context: Context?

  /// The way to another object whose property it sets, by relations such as `superview` or `navigationBar`; empty where
  /// it sets the view's own.
  public var relations: [StyleRelation] { context?.relations ?? [] }

  /// What must hold for it to count; empty where it always does.
  public var conditions: [StyleCondition] { context?.conditions ?? [] }

  /// A declaration at its place.
  public init(
    _ keyPath: String, at keySpan: SourceSpan = .start, of relations: [StyleRelation] = [],
    when conditions: [StyleCondition] = [], _ value: LocatedStyleValue
  ) {
    self.keyPath = keyPath
    self.keySpan = keySpan
    self.value = value
    context = relations.isEmpty && conditions.isEmpty ? nil : Context(relations, conditions)
  }

  /// What stands once in a style set: the key path with its relations and conditions.
  public var key: String {
    guard let context else { return keyPath }
    let path = (context.relations.map(\.name) + [keyPath]).joined(separator: ".")
    let conditions = context.conditions.map(\.description).joined(separator: ", ")
    return conditions.isEmpty ? path : "\(path)(\(conditions))"
  }

  /// Whether both have the same key.
  func hasKey(of other: borrowing StyleDeclaration) -> Bool {
    context == nil && other.context == nil ? keyPath == other.keyPath : key == other.key
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
