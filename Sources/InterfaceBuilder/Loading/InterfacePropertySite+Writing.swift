import StyleInjection
import UIKitModel

extension InterfacePropertySite {
  /// Writes what an element's attributes say, and what Xcode means by leaving others out.
  func write(_ element: InterfaceElement, to object: UIKitObject, _ reader: inout InterfaceValueReader) {
    for omission in omitted where element[omission.attribute] == nil {
      omission.property.accessor.set(object, omission.value)
    }
    for attribute in element.attributes {
      guard let property = attributes[attribute.nameIndex] else { continue }
      if let value = reader.value(of: attribute, in: element, as: property) {
        property.accessor.set(object, value)
      }
    }
  }
}

extension InterfaceProperty {
  /// Writes the value that a child element is.
  func write(_ element: InterfaceElement, to object: UIKitObject, _ reader: inout InterfaceValueReader) {
    guard let value = reader.value(of: element) else { return }
    if let fitting = self.value(value) {
      accessor.set(object, fitting)
    } else {
      reader.report(
        "'\(element.name)' is no value of '\(element.key ?? "")'", at: element.range)
    }
  }
}
