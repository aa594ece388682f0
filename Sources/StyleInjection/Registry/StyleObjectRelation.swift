/// A way from objects of a class to other ones that a rule for them may style, too: `superview`, `navigationBar`.
public struct StyleObjectRelation: Sendable {
  /// The name in sheets.
  public let name: String
  private let get: @Sendable (AnyObject) -> (any Styleable)?

  /// A relation of objects of a Swift type; nil where an object has no such other one.
  public init<Root: AnyObject>(_ name: String, _ get: @escaping @Sendable (Root) -> (any Styleable)?) {
    self.name = name
    self.get = { object in (object as? Root).flatMap(get) }
  }

  /// The object that one leads to; nil where there is none.
  func object(from object: AnyObject) -> (any Styleable)? { get(object) }
}
