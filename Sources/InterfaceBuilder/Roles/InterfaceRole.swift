/// What an attribute or a keyed child of an element says beside UIKit's properties.
struct InterfaceRole: Sendable {
  /// Where it stands.
  let source: InterfacePropertyRow.Source
  /// What `inspect` and the reference call it.
  let name: String
  /// How it is spelled; nil for a child: its element says that.
  let form: InterfaceRoleForm?

  /// An attribute's role; it has the attribute's name unless another is given.
  static func attribute(_ attribute: String, _ form: InterfaceRoleForm, named name: String? = nil) -> Self {
    Self(source: .attribute(attribute), name: name ?? attribute, form: form)
  }

  /// A keyed child's role; it has the key's name.
  static func child(_ key: String) -> Self { Self(source: .child(key), name: key, form: nil) }
}

/// The roles of an element, or those that all objects of a class share.
struct InterfaceElementRoles: Sendable {
  /// The element, or the class.
  let element: String
  /// By the attributes that hold them.
  let attributes: [String: InterfaceRole]
  /// By the keys of the children that hold them.
  let children: [String: InterfaceRole]
  /// Whether children may have any key: it names something outside the document or a text attribute.
  let takesAnyKey: Bool

  init(_ element: String, takesAnyKey: Bool = false, _ roles: [InterfaceRole]) {
    var attributes: [String: InterfaceRole] = [:]
    var children: [String: InterfaceRole] = [:]
    for role in roles {
      switch role.source {
      case .attribute(let name): attributes[name] = role
      case .child(let key): children[key] = role
      }
    }
    self.element = element
    self.attributes = attributes
    self.children = children
    self.takesAnyKey = takesAnyKey
  }
}

extension InterfaceElementRoles {
  /// The roles by element.
  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.element, $0) })

  static let all = objects + values + document + connections + layout + canvas
}
