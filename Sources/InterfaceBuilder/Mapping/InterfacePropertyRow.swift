import StyleInjection
import UIKitModel

/// A place in a document where a property of an object is written.
struct InterfacePropertyRow: Sendable {
  /// Where it is written.
  enum Source: Sendable, Hashable {
    /// In an attribute of that name.
    case attribute(String)
    /// In a child element with that key.
    case child(String)

    /// The attribute's name or the child's key.
    var name: String {
      switch self {
      case .attribute(let name), .child(let name): name
      }
    }
  }

  let source: Source
  /// The property's key path in the registry; `{key}` at its end stands for the key of the element around it.
  let keyPath: String
  /// Values that documents spell otherwise than Swift does.
  let spellings: [String: String]
  /// What Xcode means when it leaves the attribute out, spelled as it would write it; nil where that says nothing.
  let omitted: String?
  /// How the attribute spells values; nil where as all of the property's type are.
  let form: InterfaceAttributeForm?
  /// The property itself where no sheet can set it, so that the registry has no setter; nil where it has one.
  let initial: StyleProperty?

  /// Whether the key of the element around it is part of the key path.
  var isKeyed: Bool { keyPath.hasSuffix(Self.key) }

  /// The key path in an element with that key.
  func keyPath(withKey key: String?) -> String {
    guard let key, isKeyed else { return keyPath }
    return String(Substring(keyPath.utf8.dropLast(Self.key.utf8.count))) + key
  }

  private static let key = "{key}"

  /// An attribute's row; the property has the attribute's name unless another is given.
  static func attribute(
    _ name: String, _ keyPath: String? = nil, omitted: String? = nil, spellings: [String: String] = [:]
  ) -> InterfacePropertyRow {
    InterfacePropertyRow(
      source: .attribute(name), keyPath: keyPath ?? name, spellings: spellings, omitted: omitted,
      form: nil, initial: nil)
  }

  /// A child's row; the property has the child's key for a name unless another is given.
  static func child(_ key: String, _ keyPath: String? = nil) -> InterfacePropertyRow {
    InterfacePropertyRow(
      source: .child(key), keyPath: keyPath ?? key, spellings: [:], omitted: nil, form: nil,
      initial: nil)
  }

  /// The row of a property that is set when an object is made and never after.
  ///
  /// - Parameter keyPath: made when the property is first asked for: to make those of all rows took a twentieth of a
  ///   short run.
  static func initial<Root: UIKitObject, Value: StyleValueConvertible>(
    _ source: Source, _ keyPath: @autoclosure @escaping @Sendable () -> ReferenceWritableKeyPath<Root, Value>,
    omitted: String? = nil, spellings: [String: String] = [:], form: InterfaceAttributeForm? = nil
  ) -> InterfacePropertyRow {
    initial(
      source, get: { (root: Root) in root[keyPath: keyPath()] }, set: { $0[keyPath: keyPath()] = $1 },
      omitted: omitted, spellings: spellings, form: form)
  }

  /// The row of such a property that two closures read and write: for classes of which a document has thousands of
  /// objects, since key paths take several times as long.
  static func initial<Root: UIKitObject, Value: StyleValueConvertible>(
    _ source: Source, get: @escaping @Sendable (Root) -> Value,
    set: @escaping @Sendable (Root, Value) -> Void, omitted: String? = nil,
    spellings: [String: String] = [:], form: InterfaceAttributeForm? = nil
  ) -> InterfacePropertyRow {
    return InterfacePropertyRow(
      source: source, keyPath: source.name, spellings: spellings, omitted: omitted, form: form,
      initial: .property(source.name, get: get, set: set))
  }
}
