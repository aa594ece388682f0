/// Which views a rule is for.
public struct StyleSelector: Sendable, Hashable, CustomStringConvertible {
  /// What a view must be or carry.
  public enum Subject: Sendable, Hashable {
    /// The view's own class has this name; a subclass does not match.
    case type(StyleTypeName)
    /// The view carries this style identifier.
    case identifier(String)
  }

  /// The class of the nearest view controller; nil where the rule counts everywhere.
  public let controller: StyleTypeName?
  /// What the view must be or carry.
  public let subject: Subject

  /// A selector for a subject, everywhere or in a controller.
  public init(_ subject: Subject, in controller: StyleTypeName? = nil) {
    self.subject = subject
    self.controller = controller
  }

  /// The selector as the documentation spells it: `ListViewController/#price`.
  public var description: String {
    let name =
      switch subject {
      case .type(let type): "@" + type.text
      case .identifier(let identifier): "#" + identifier
      }
    return controller.map { "\($0)/\(name)" } ?? name
  }
}
