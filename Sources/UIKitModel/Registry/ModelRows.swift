import StyleInjection

/// Collects the typed rows of a class.
///
/// The rows are closures over the concrete type: reading or writing one is a cast and an access, whatever the
/// property is called.
struct ModelRows<Root: UIKitObject> {
  /// What has been collected.
  private(set) var rows = StyleClass.Rows()

  /// A row for a property.
  mutating func add<Value: StyleValueConvertible>(
    _ name: String, _ get: @escaping @Sendable (Root) -> Value,
    _ set: @escaping @Sendable (Root, Value) -> Void
  ) {
    rows.properties.append(
      StyleProperty(name, .value(Value.styleValueType, StyleProperty.Accessor(get: get, set: set))))
  }

  /// A row for a property with a value for each control state.
  mutating func addStates<Value: StyleValueConvertible>(
    _ name: String, _ get: @escaping @Sendable (Root, UIControl.State) -> Value,
    _ set: @escaping @Sendable (Root, Value, UIControl.State) -> Void
  ) {
    add(name, UIControl.State.names, { UIControl.State(name: $0) ?? .normal }, get, set)
  }

  /// A row for a property with a value for each axis.
  mutating func addAxes<Value: StyleValueConvertible>(
    _ name: String, _ get: @escaping @Sendable (Root, NSLayoutConstraint.Axis) -> Value,
    _ set: @escaping @Sendable (Root, Value, NSLayoutConstraint.Axis) -> Void
  ) {
    let names = NSLayoutConstraint.Axis.allCases.map(\.rawValue)
    add(name, names, { NSLayoutConstraint.Axis(rawValue: $0) ?? .horizontal }, get, set)
  }

  private mutating func add<Value: StyleValueConvertible, State: Sendable>(
    _ name: String, _ stateNames: [String], _ state: @escaping @Sendable (String) -> State,
    _ get: @escaping @Sendable (Root, State) -> Value,
    _ set: @escaping @Sendable (Root, Value, State) -> Void
  ) {
    let accessor: @Sendable (String) -> StyleProperty.Accessor = { name in
      let state = state(name)
      return StyleProperty.Accessor(get: { get($0, state) }, set: { set($0, $1, state) })
    }
    rows.properties.append(
      StyleProperty(name, .stateful(Value.styleValueType, states: stateNames, accessor)))
  }

  /// A row for an object of the given class.
  mutating func addObject(
    _ name: String, _ className: String, _ get: @escaping @Sendable (Root) -> UIKitObject?
  ) {
    rows.properties.append(.object(name, className: className) { (root: Root) in get(root) })
  }

  /// A way to another object that rules for the class's objects may style.
  mutating func addRelation(_ name: String, _ get: @escaping @Sendable (Root) -> UIKitObject?) {
    rows.relations.append(StyleObjectRelation(name) { (root: Root) in get(root) })
  }

  /// A property that shows nothing while the object has the one of the name.
  ///
  /// - Parameters:
  ///   - counterpart: the key path of what shows instead.
  ///   - isForwarded: whether setting the property sets that.
  mutating func addSuperseded(
    _ keyPath: String, by owner: String, instead counterpart: String?, isForwarded: Bool = false,
    _ isSuperseded: @escaping @Sendable (Root) -> Bool
  ) {
    rows.superseded.append(
      StyleSupersededProperty(
        keyPath, by: owner, instead: counterpart, isForwarded: isForwarded, when: isSuperseded))
  }

  /// Another name of a key path.
  mutating func addAlias(_ alias: String, of keyPath: String) { rows.aliases[alias] = keyPath }

  /// A storage of members that are spelled out.
  mutating func addStorage<Value: StyleValueConvertible>(
    _ name: String, _ get: @escaping @Sendable (Root) -> Value,
    _ set: @escaping @Sendable (Root, Value) -> Void,
    members: [StyleStorage.Member]
  ) {
    rows.storages.append(StyleStorage(name, StyleProperty.Accessor(get: get, set: set), members: members))
  }

  /// A storage that a property shares with another one of the same type.
  mutating func addStorage<Value: StyleValueConvertible>(
    _ name: String, sharedWith other: String, _ get: @escaping @Sendable (Root) -> Value,
    _ set: @escaping @Sendable (Root, Value) -> Void
  ) {
    let type = Value.styleValueType
    addStorage(name, get, set, members: [StyleStorage.Member(name, type), StyleStorage.Member(other, type)])
  }

  /// A storage of a text and the same text with attributes.
  mutating func addTextStorage(
    _ plain: String, _ attributed: String, _ get: @escaping @Sendable (Root) -> StyleAttributedText?,
    _ set: @escaping @Sendable (Root, StyleAttributedText?) -> Void
  ) {
    let members = [
      StyleStorage.Member(attributed, StyleValueType.attributedText.optional),
      StyleStorage.Member(
        plain, StyleValueType.string.optional,
        get: { StyleAttributedText(styleValue: $0).map(\.plainText).styleValue },
        set: { String(styleValue: $1).map { StyleAttributedText($0) }.styleValue }),
    ]
    addStorage(attributed, get, set, members: members)
  }

  /// A storage of several properties that are parts or views of one value.
  mutating func addStorage<Whole: StoredWhole>(
    _ name: String, _ get: @escaping @Sendable (Root) -> Whole,
    _ set: @escaping @Sendable (Root, Whole) -> Void,
    _ addMembers: (inout WholeMembers<Whole>) -> Void
  ) {
    var members = WholeMembers<Whole>()
    addMembers(&members)
    rows.storages.append(
      StyleStorage(
        name,
        StyleProperty.Accessor(
          get: { object in (object as? Root).map { get($0).stored } ?? .none },
          set: { object, value in
            if let root = object as? Root, let whole = Whole(stored: value) { set(root, whole) }
          }),
        members: members.members))
  }
}

/// A stored value that several properties are parts or views of, and that no property has as such.
protocol StoredWhole: Sendable {
  /// The value of a storage; nil if it is of another kind.
  init?(stored: StyleValue)
  /// The value as a storage's.
  var stored: StyleValue { get }
}

/// Collects the members of a storage that are parts or views of one value.
struct WholeMembers<Whole: StoredWhole> {
  /// What has been collected.
  private(set) var members: [StyleStorage.Member] = []

  /// A member with its view of the whole.
  mutating func add<Part: StyleValueConvertible>(
    _ keyPath: String, parts: [String], partNames: [String: String] = [:],
    _ get: @escaping @Sendable (Whole) -> Part, _ set: @escaping @Sendable (inout Whole, Part) -> Void
  ) {
    members.append(
      StyleStorage.Member(
        keyPath, Part.styleValueType, parts: parts, partNames: partNames,
        get: { stored in Whole(stored: stored).map { get($0).styleValue } ?? .none },
        set: { stored, value in
          guard var whole = Whole(stored: stored), let part = Part(styleValue: value) else { return stored }
          set(&whole, part)
          return whole.stored
        }))
  }
}
