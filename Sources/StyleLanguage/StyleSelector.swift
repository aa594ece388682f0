/// Which views a rule is for.
public struct StyleSelector: Sendable, Hashable, CustomStringConvertible {
  /// What a view must be or carry.
  public enum Subject: Sendable, Hashable {
    /// The view's own class has this name; a subclass does not match.
    case type(StyleTypeName)
    /// The view's class or one of its superclasses has this name.
    case subtype(StyleTypeName)
    /// The view carries this style identifier.
    case identifier(String)
    /// All of them; none of them is such a list itself.
    case all([Subject])
  }

  /// The class of the nearest view controller; nil where the rule counts everywhere.
  public let controller: StyleTypeName?
  /// What the view must be or carry.
  public let subject: Subject
  private let context: Context?

  /// What few selectors have: the others are made and copied without it.
  private final class Context: Sendable, Hashable {
    let ancestors: [Subject]
    /// The selector as its sheet spells it; nil for the plist dialect's spelling.
    let spelling: String?

    init(_ ancestors: [Subject], _ spelling: String?) {
      self.ancestors = ancestors
      self.spelling = spelling
    }

    static func == (left: Context, right: Context) -> Bool {
      left.ancestors == right.ancestors && left.spelling == right.spelling
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ancestors)
      hasher.combine(spelling)
    }
  }

  /// What objects on the view's response path must be or carry, the outermost first, at any distance from each other;
  /// empty where the rule counts anywhere.
  public var ancestors: [Subject] { context?.ancestors ?? [] }

  /// A selector for a subject, everywhere or inside others or in a controller.
  ///
  /// - Parameters:
  ///   - subject: what a view must be or carry.
  ///   - ancestors: what objects around it must be or carry, the outermost first, at any distance.
  ///   - controller: the class of its nearest view controller; nil for any or none.
  ///   - spelling: how the sheet spells it where that is not the plist dialect's way.
  public init(
    _ subject: Subject, inside ancestors: [Subject] = [], in controller: StyleTypeName? = nil,
    spelling: String? = nil
  ) {
    self.subject = subject
    self.controller = controller
    context = ancestors.isEmpty && spelling == nil ? nil : Context(ancestors, spelling)
  }

  /// The selector as its sheet spells it, with the controller's layer: `ListViewController/#price`.
  public var description: String {
    let name = context?.spelling ?? (ancestors + [subject]).map(\.description).joined(separator: " ")
    return controller.map { "\($0)/\(name)" } ?? name
  }
}

extension StyleSelector.Subject: CustomStringConvertible {
  /// The spelling in the plist dialect: `@UILabel`, `@UILabel+`, `#price`, `@UILabel#price`.
  public var description: String {
    switch self {
    case .type(let type): "@\(type)"
    case .subtype(let type): "@\(type)+"
    case .identifier(let identifier): "#\(identifier)"
    case .all(let parts): parts.map(\.description).joined()
    }
  }

  /// The parts of a list; the subject itself where it is none.
  public var parts: [Self] {
    if case .all(let parts) = self { parts } else { [self] }
  }
}
