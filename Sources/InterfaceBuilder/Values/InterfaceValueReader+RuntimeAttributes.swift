import Foundation
import StyleInjection

extension InterfaceValueReader {
  /// The runtime attributes of an object's `userDefinedRuntimeAttributes`; those without a value are left out,
  /// with a diagnostic.
  mutating func runtimeAttributes(_ list: InterfaceElement) -> [InterfaceRuntimeAttribute] {
    var attributes: [InterfaceRuntimeAttribute] = []
    for element in list.children where element.name == "userDefinedRuntimeAttribute" {
      guard let keyPath = element["keyPath"], !keyPath.isEmpty else {
        report("a runtime attribute without its key path", at: element.range)
        continue
      }
      guard let value = runtimeValue(element) else { continue }
      attributes.append(InterfaceRuntimeAttribute(keyPath: keyPath, value: value, range: element.range))
    }
    return attributes
  }

  private mutating func runtimeValue(_ element: InterfaceElement) -> InterfaceRuntimeAttribute.Value? {
    let types = InterfaceRuntimeAttribute.types
    guard let type = types[element["type"] ?? "string"] else {
      reportUnknown(element, "type", wanted: "a type of runtime attributes", words: types.keys)
      return nil
    }
    // A child `nil` is what a value that is not set is written as.
    if element.child(keyed: "value")?.name == "nil" { return .value(.none) }
    switch type {
    case .none: return .value(.none)
    case .attribute(let read):
      let found = diagnostics.count
      let value = read(element, &self)
      if value == nil, diagnostics.count == found { reportMissing(element) }
      return value
    case .child(let names): return childValue(element, names)
    }
  }

  private mutating func childValue(
    _ element: InterfaceElement, _ names: [String]
  ) -> InterfaceRuntimeAttribute.Value? {
    guard let child = element.child(keyed: "value") else {
      reportMissing(element)
      return nil
    }
    guard names.contains(child.name) else {
      report("'\(child.name)' is no value of type '\(element["type"] ?? "")'", at: child.range)
      return nil
    }
    if child.name == "range" {
      return range(child).map { .range(location: $0.location, length: $0.length) }
    }
    return value(of: child).map { .value($0) }
  }

  private mutating func reportMissing(_ element: InterfaceElement) {
    report("a runtime attribute without its value", at: element.range)
  }

  /// Text in an attribute, or in a child where it has several lines; empty text is not written.
  mutating func runtimeString(_ element: InterfaceElement) -> InterfaceRuntimeAttribute.Value? {
    var string = element["value"] ?? ""
    if let child = element.child(keyed: "value") {
      guard let text = text(child) else { return nil }
      string = text
    }
    return bool(element, "localized") == true ? .localizedString(string) : .value(.string(string))
  }
}
