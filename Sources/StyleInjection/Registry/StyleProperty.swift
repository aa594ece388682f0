/// A row of a class: a property's name, its declared type and how to get and set it.
public struct StyleProperty: Sendable {
  /// What can be done with the property.
  public enum Access: Sendable {
    /// A value that a sheet can set.
    case value(StyleValueType, Accessor)
    /// A value for each control state: the accessor for a state's name.
    case stateful(StyleValueType, states: [String], @Sendable (_ state: String) -> Accessor)
    /// Another object, by the name of its declared class: key paths walk through it.
    case object(className: String, @Sendable (AnyObject) -> AnyObject?)
    /// Known, but no sheet can set it, for the given reason (`read-only`, `of type CGPath`).
    case unsettable(reason: String)
  }

  /// The name in a key path.
  public let name: String
  private let makeAccess: @Sendable () -> Access

  /// A row; what can be done with it is made when it is asked for, since most rows of a class never are.
  public init(_ name: String, _ access: @escaping @autoclosure @Sendable () -> Access) {
    self.name = name
    makeAccess = access
  }

  /// What can be done with it.
  public var access: Access { makeAccess() }
}

extension StyleProperty {
  /// A row for a stored or computed Swift property.
  @inlinable public static func property<Root: AnyObject, Value: StyleValueConvertible>(
    _ name: String, _ keyPath: any ReferenceWritableKeyPath<Root, Value> & Sendable
  ) -> StyleProperty {
    property(
      name, get: { (root: Root) in root[keyPath: keyPath] },
      set: { root, value in root[keyPath: keyPath] = value })
  }

  /// A row for a property that two closures read and write.
  @inlinable public static func property<Root: AnyObject, Value: StyleValueConvertible>(
    _ name: String, get: @escaping @Sendable (Root) -> Value, set: @escaping @Sendable (Root, Value) -> Void
  ) -> StyleProperty {
    StyleProperty(name, .value(Value.styleValueType, Accessor(get: get, set: set)))
  }

  /// A row for a property with a value for each control state.
  ///
  /// - Parameters:
  ///   - name: the name in a key path.
  ///   - states: the states' names, the normal one first.
  ///   - get: reads the value for a state.
  ///   - set: writes it.
  @inlinable public static func stateful<Root: AnyObject, Value: StyleValueConvertible>(
    _ name: String, states: [String], get: @escaping @Sendable (Root, _ state: String) -> Value,
    set: @escaping @Sendable (Root, _ state: String, Value) -> Void
  ) -> StyleProperty {
    StyleProperty(
      name,
      .stateful(Value.styleValueType, states: states) { state in
        Accessor(get: { (root: Root) in get(root, state) }, set: { root, value in set(root, state, value) })
      })
  }

  /// A row for another object that key paths walk through.
  @inlinable public static func object<Root: AnyObject>(
    _ name: String, className: String, _ get: @escaping @Sendable (Root) -> AnyObject?
  ) -> StyleProperty {
    StyleProperty(name, .object(className: className) { object in (object as? Root).flatMap(get) })
  }
}
