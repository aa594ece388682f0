import StyleInjection
import UIKitModel

/// The properties that one element of a class can write.
struct InterfacePropertySite: Sendable {
  /// By the attributes that hold them.
  private(set) var attributes: [String: InterfaceProperty] = [:]
  /// By the keys of the children that hold them.
  private(set) var children: [String: InterfaceProperty] = [:]
  /// What Xcode means where it leaves attributes out and a fresh object has another value.
  private(set) var omitted: [(attribute: String, accessor: StyleProperty.Accessor, value: StyleValue)] = []

  var isEmpty: Bool { attributes.isEmpty && children.isEmpty }

  init(
    _ type: UIKitObject.Type, named className: String, part: String?, key: String?,
    in mapping: InterfaceMapping
  ) {
    let fresh = type.init()
    for name in mapping.classNames(from: className) {
      for row in InterfaceClassRows.named[name]?[part] ?? [] {
        guard let property = mapping.property(row, ofClass: className, key: key) else { continue }
        switch row.source {
        case .child(let key): children[key] = children[key] ?? property
        case .attribute(let attribute):
          guard attributes[attribute] == nil else { continue }
          attributes[attribute] = property
          addOmitted(row.omitted, attribute, property, fresh)
        }
      }
    }
  }

  private mutating func addOmitted(
    _ text: String?, _ attribute: String, _ property: InterfaceProperty, _ fresh: UIKitObject
  ) {
    guard let text, let value = property.omittedValue(text), value != property.accessor.get(fresh) else {
      return
    }
    omitted.append((attribute, property.accessor, value))
  }
}

extension InterfaceProperty {
  /// A value that Xcode leaves out, as a value of the property's type.
  fileprivate func omittedValue(_ text: String) -> StyleValue? {
    switch type.kind {
    case .bool: InterfaceValueReader.bool(text).map(StyleValue.bool)
    case .integer: Int(text).map(StyleValue.integer)
    case .number: Double(text).map(StyleValue.number)
    case .enumeration: .enumeration(spellings[text] ?? text)
    default: nil
    }
  }
}
