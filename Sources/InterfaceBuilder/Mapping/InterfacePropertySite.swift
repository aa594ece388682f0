import StyleInjection
import UIKitModel

/// The properties that one element of a class can write.
final class InterfacePropertySite: Sendable {
  /// What leaving an attribute out means.
  struct Omission: Sendable {
    let attribute: InterfaceName
    let property: InterfaceProperty
    let value: StyleValue
  }

  /// The name of the class.
  let className: String
  /// Whether the class is one of the registry's; if not, it is the loader's own, for what UIKit has no objects for.
  let isRegistered: Bool
  /// By the attributes that hold them.
  let attributes: InterfaceNameMap<InterfaceProperty>
  /// By the keys of the children that hold them.
  let children: [String: InterfaceProperty]
  /// What Xcode means where it leaves attributes out and a fresh object has another value.
  let omitted: [Omission]

  /// The rows of the class and of its superclasses, nearest first: of two for one place the nearer counts.
  init(
    _ rows: [InterfaceMapping.RowProperty], of type: UIKitObject.Type, named className: String,
    isRegistered: Bool
  ) {
    self.className = className
    self.isRegistered = isRegistered
    let fresh = type.init()
    var attributes = InterfaceNameMap<InterfaceProperty>()
    var children: [String: InterfaceProperty] = [:]
    var omitted: [Omission] = []
    for row in rows {
      let property = row.property
      switch row.source {
      case .child(let key): if children[key] == nil { children[key] = property }
      case .attribute:
        guard attributes.add(property, for: row.name),
          let value = row.omitted.flatMap(property.omittedValue), value != property.accessor.get(fresh)
        else { continue }
        omitted.append(Omission(attribute: row.name, property: property, value: value))
      }
    }
    self.attributes = attributes
    self.children = children
    self.omitted = omitted
  }

  /// Whether nothing can be written.
  var isEmpty: Bool { attributes.isEmpty && children.isEmpty }
}
