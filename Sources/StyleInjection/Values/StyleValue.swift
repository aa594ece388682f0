import Foundation

/// A decoded value: what a property of a declared type holds.
public enum StyleValue: Sendable, Hashable {
  /// Nothing, where the property is optional.
  case none
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number.
  case number(Double)
  /// Text.
  case string(String)
  /// A `UIColor`.
  case color(StyleColor)
  /// A `CGColor`.
  case cgColor(StyleCGColor)
  /// A `UIFont`.
  case font(StyleFont)
  /// A `UIImage`.
  case image(StyleImage)
  /// A size in points.
  case size(CGSize)
  /// A point in points.
  case point(CGPoint)
  /// A rectangle in points.
  case rect(CGRect)
  /// A `UIEdgeInsets`.
  case insets(StyleEdgeInsets)
  /// An `NSDirectionalEdgeInsets`.
  case directionalInsets(StyleDirectionalEdgeInsets)
  /// A `UIOffset`.
  case offset(StyleOffset)
  /// An enum's case by its Swift name.
  case enumeration(String)
  /// An option set by the Swift names of its members, in the order of their values.
  case options([String])
  /// Text attributes.
  case attributes(StyleTextAttributes)
  /// Text with attributes.
  case attributedText(StyleAttributedText)
  /// Values in order.
  case array([StyleValue])
  /// A value of an app's own type.
  case custom(StyleCustomValue)
}

/// A value of a type that only the app knows; its own decoder makes it.
public struct StyleCustomValue: Sendable, Hashable {
  /// The value.
  public let base: any Hashable & Sendable

  /// Wraps a value.
  public init(_ base: any Hashable & Sendable) { self.base = base }

  /// Whether both hold equal values of one type.
  public static func == (left: Self, right: Self) -> Bool {
    // The boxes alone would take 1 and 1.0 for equal.
    type(of: left.base) == type(of: right.base) && AnyHashable(left.base) == AnyHashable(right.base)
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
