extension StyleProperty {
  /// How a value is read from and written to an object of the row's class.
  public struct Accessor: Sendable {
    /// Reads the value.
    public let get: @Sendable (AnyObject) -> StyleValue
    /// Writes a value of the declared type.
    public let set: @Sendable (AnyObject, StyleValue) -> Void
    private let typedAssignment: @Sendable (StyleValue) -> Assignment?

    /// An accessor of two closures.
    public init(
      get: @escaping @Sendable (AnyObject) -> StyleValue,
      set: @escaping @Sendable (AnyObject, StyleValue) -> Void
    ) {
      self.init(get: get, set: set, typedAssignment: { _ in nil })
    }

    /// An accessor of two closures that read and write a Swift value.
    @inlinable public init<Root: AnyObject, Value: StyleValueConvertible>(
      get: @escaping @Sendable (Root) -> Value, set: @escaping @Sendable (Root, Value) -> Void
    ) {
      self.init(
        get: { object in
          guard let root = object as? Root else { return .none }
          return get(root).styleValue
        },
        set: { object, value in
          if let root = object as? Root, let value = Value(styleValue: value) { set(root, value) }
        },
        typedAssignment: { value in Assignment(value, get: get, set: set) })
    }

    @usableFromInline init(
      get: @escaping @Sendable (AnyObject) -> StyleValue,
      set: @escaping @Sendable (AnyObject, StyleValue) -> Void,
      typedAssignment: @escaping @Sendable (StyleValue) -> Assignment?
    ) {
      self.get = get
      self.set = set
      self.typedAssignment = typedAssignment
    }

    /// What gives objects one value.
    func assignment(of value: StyleValue) -> Assignment {
      typedAssignment(value) ?? Assignment(value, get: get, set: set)
    }
  }

  /// One value for a property of any number of objects. It is converted once, and compared as what the property holds:
  /// to carry each object's value through a `StyleValue` and back makes a first write a third longer.
  @usableFromInline struct Assignment: Sendable {
    /// What became of an object's value.
    @usableFromInline enum Effect: Sendable {
      /// It was the value already.
      case none
      /// It is the value now.
      case full
      /// The setter made another one of it, or kept the old one.
      case other
    }

    /// Whether an object has the value.
    let isHeld: @Sendable (AnyObject) -> Bool
    /// Writes the value to an object that has another one; returns what it had.
    let assign: @Sendable (AnyObject) -> (old: StyleValue, effect: Effect)

    @usableFromInline init(
      isHeld: @escaping @Sendable (AnyObject) -> Bool,
      assign: @escaping @Sendable (AnyObject) -> (old: StyleValue, effect: Effect)
    ) {
      self.isHeld = isHeld
      self.assign = assign
    }

    fileprivate init(
      _ value: StyleValue, get: @escaping @Sendable (AnyObject) -> StyleValue,
      set: @escaping @Sendable (AnyObject, StyleValue) -> Void
    ) {
      isHeld = { get($0) == value }
      assign = { object in
        let old = get(object)
        guard old != value else { return (old, .none) }
        set(object, value)
        return (old, get(object) == value ? .full : .other)
      }
    }

    /// Nil for a value that the Swift type cannot tell from others, which are compared as they are.
    @inlinable init?<Root: AnyObject, Value: StyleValueConvertible>(
      _ value: StyleValue, get: @escaping @Sendable (Root) -> Value,
      set: @escaping @Sendable (Root, Value) -> Void
    ) {
      guard let typed = Value(styleValue: value), typed.styleValue == value else { return nil }
      self.init(
        isHeld: { object in
          guard let root = object as? Root else { return false }
          return get(root) == typed
        },
        assign: { object in
          guard let root = object as? Root else { return (.none, .other) }
          let old = get(root)
          guard old != typed else { return (old.styleValue, .none) }
          set(root, typed)
          return (old.styleValue, get(root) == typed ? .full : .other)
        })
    }
  }
}
