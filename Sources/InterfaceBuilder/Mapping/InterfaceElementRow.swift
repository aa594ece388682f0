import UIKitModel

/// What an element of a document is.
struct InterfaceElementRow: Sendable {
  enum Role: Sendable {
    /// An object of a class.
    case object(UIKitObject.Type)
    /// A list of objects: they belong to the object around it, in the place that the list's name says.
    case container
    /// Stands around objects that belong to what is around itself.
    case group
    /// Properties of the object around it.
    case part
    /// A value of a property of the object around it.
    case value
    /// Read where it is needed, or without a meaning for the look of an object: so are its children.
    case structure
  }

  let name: String
  let role: Role
}

extension InterfaceElementRow {
  static func object(_ name: String, _ type: UIKitObject.Type) -> InterfaceElementRow {
    InterfaceElementRow(name: name, role: .object(type))
  }

  /// Every element that is known.
  static let all = objects + others

  /// Every element that is known, by its name.
  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The roles of all known elements.
  static let roles = InterfaceNameMap(all.map { ($0.name, $0.role) })

  static let objects =
    views + controls + frameworkViews + controllers + items + looks + gestures + layout + menus
  private static let others =
    containers.map { InterfaceElementRow(name: $0, role: .container) }
    + groups.map { InterfaceElementRow(name: $0, role: .group) }
    + parts.map { InterfaceElementRow(name: $0, role: .part) }
    + structures.map { InterfaceElementRow(name: $0, role: .structure) }
    + InterfaceValueForm.rows.map { InterfaceElementRow(name: $0.name, role: .value) }
}
