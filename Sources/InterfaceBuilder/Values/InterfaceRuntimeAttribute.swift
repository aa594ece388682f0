import StyleDiagnostics
import StyleInjection

/// A user-defined runtime attribute of an object: a value for a key path, set when the object is loaded.
public struct InterfaceRuntimeAttribute: Sendable {
  /// What a runtime attribute holds.
  public enum Value: Sendable, Hashable {
    /// A value that a property can have; `.none` for the type `nil`.
    case value(StyleValue)
    /// A text that the app's language chooses; the text of the document itself.
    case localizedString(String)
    /// A range of positions.
    case range(location: Int, length: Int)
  }

  /// The key path.
  public let keyPath: String
  /// The value.
  public let value: Value
  /// The place of the attribute.
  public let range: SourceRange

  /// The text of an attribute of type string; nil for other types.
  var string: String? {
    if case .value(.string(let text)) = value { text } else { nil }
  }

  /// The value that a registered property can have; nil for a range.
  public var styleValue: StyleValue? {
    switch value {
    case .value(let value): value
    case .localizedString(let text): .string(text)
    case .range: nil
    }
  }
}

extension InterfaceValueReader {
  /// The runtime attributes of an object's `userDefinedRuntimeAttributes`; those without a value are left out,
  /// with a diagnostic.
  mutating func runtimeAttributes(_ list: InterfaceElement) -> [InterfaceRuntimeAttribute] {
    var attributes: [InterfaceRuntimeAttribute] = []
    for element in list.children where element.name == "userDefinedRuntimeAttribute" {
      guard let keyPath = element["keyPath"] else {
        report("a runtime attribute without its key path", at: element.range)
        continue
      }
      guard let value = runtimeValue(element) else { continue }
      attributes.append(InterfaceRuntimeAttribute(keyPath: keyPath, value: value, range: element.range))
    }
    return attributes
  }

  private mutating func runtimeValue(_ element: InterfaceElement) -> InterfaceRuntimeAttribute.Value? {
    let type = element["type"] ?? "string"
    guard let row = Self.runtimeTypes[type] else {
      report(
        element, "type", wanted: "a type of runtime attributes",
        suggestion: NearestName.of(type, in: Self.runtimeTypes.keys))
      return nil
    }
    return row(element, &self)
  }

  private typealias RuntimeType =
    @Sendable (InterfaceElement, inout InterfaceValueReader) -> InterfaceRuntimeAttribute.Value?

  /// How each type is spelled: by the attribute `value` or by a child for the key `value`.
  private static let runtimeTypes: [String: RuntimeType] = [
    "nil": { _, _ in .value(.none) },
    "boolean": { $1.bool($0, "value").map { .value(.bool($0)) } },
    "image": { $1.image($0, "value").map { .value(.image($0)) } },
    "string": { $1.runtimeString($0) },
    "number": { $1.childValue($0) },
    "color": { $1.childValue($0) },
    "point": { $1.childValue($0) },
    "size": { $1.childValue($0) },
    "rect": { $1.childValue($0) },
    "range": { element, reader in
      guard let range = element.child("range") else { return nil }
      return .range(
        location: reader.integer(range, "location") ?? 0, length: reader.integer(range, "length") ?? 0)
    },
  ]

  private mutating func runtimeString(_ element: InterfaceElement) -> InterfaceRuntimeAttribute.Value? {
    var string = element["value"] ?? ""
    if let child = element.child(keyed: "value") { string = text(child) ?? "" }
    return element["localized"] == "YES" ? .localizedString(string) : .value(.string(string))
  }

  private mutating func childValue(_ element: InterfaceElement) -> InterfaceRuntimeAttribute.Value? {
    guard let child = element.child(keyed: "value") else {
      report("a runtime attribute without its value", at: element.range)
      return nil
    }
    return value(of: child).map { .value($0) }
  }
}
