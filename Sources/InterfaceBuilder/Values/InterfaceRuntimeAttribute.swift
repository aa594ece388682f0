import Foundation
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

extension InterfaceRuntimeAttribute {
  /// How a type is spelled: by the attribute `value`, or by a child for the key `value`.
  enum Spelling: Sendable {
    /// Nothing says more.
    case none
    /// The attribute.
    case attribute(@Sendable (InterfaceElement, inout InterfaceValueReader) -> Value?)
    /// A child of one of these elements.
    case child([String])
  }

  /// The types by their names in documents.
  static let types: [String: Spelling] = [
    "nil": .none,
    "boolean": .attribute { $1.bool($0, "value").map { .value(.bool($0)) } },
    "image": .attribute { $1.image($0, "value").map { .value(.image($0)) } },
    "string": .attribute { $1.runtimeString($0) },
    "number": .child(["integer", "real", "bool"]),
    "color": .child(["color"]),
    "point": .child(["point"]),
    "size": .child(["size"]),
    "rect": .child(["rect"]),
    "range": .child(["range"]),
  ]
}
