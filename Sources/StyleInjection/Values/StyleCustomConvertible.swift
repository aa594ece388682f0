import Foundation

/// A type whose values no sheet spells: a property keeps them as `StyleValue.custom`. Conform, and the rest is given.
public protocol StyleCustomConvertible: StyleValueConvertible, Hashable, Sendable {
  /// The name of the type in `StyleValueType.Kind.custom`; the type's own name by default.
  static var styleTypeName: String { get }
}

extension StyleCustomConvertible {
  /// The type's own name.
  public static var styleTypeName: String { String(describing: Self.self) }

  /// Decoded by decoders of the app's own alone.
  public static var styleValueType: StyleValueType { StyleValueType(.custom(styleTypeName)) }

  /// The value of a `.custom` of this very type.
  public init?(styleValue: StyleValue) {
    guard case .custom(let value) = styleValue, let value = value.base as? Self else { return nil }
    self = value
  }

  /// A `.custom`.
  public var styleValue: StyleValue { .custom(StyleCustomValue(self)) }
}

// What dates and their kin are in UIKit's properties.
extension Calendar: StyleCustomConvertible {}
extension Data: StyleCustomConvertible {}
extension Date: StyleCustomConvertible {}
extension Locale: StyleCustomConvertible {}
extension TimeZone: StyleCustomConvertible {}

extension NSRange: StyleCustomConvertible {
  /// The name in Swift; the type's own differs by platform.
  public static var styleTypeName: String { "NSRange" }
}
