import Foundation

// One conformance a `StyleValue` case: the table of which Swift type is kept as which case.

extension Bool: StyleValueConvertible {
  /// Decoded as true or false.
  public static var styleValueType: StyleValueType { .bool }

  /// The value of a `.bool`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .bool(let value) = styleValue else { return nil }
    self = value
  }

  /// A `.bool`.
  @inlinable public var styleValue: StyleValue { .bool(self) }
}

extension Int: StyleValueConvertible {
  /// Decoded as a whole number.
  public static var styleValueType: StyleValueType { .integer }

  /// The value of a `.integer`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .integer(let value) = styleValue else { return nil }
    self = value
  }

  /// A `.integer`.
  @inlinable public var styleValue: StyleValue { .integer(self) }
}

extension Double: StyleValueConvertible {
  /// Decoded as a number.
  public static var styleValueType: StyleValueType { .number }

  /// The value of a `.number`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .number(let value) = styleValue else { return nil }
    self = value
  }

  /// A `.number`.
  @inlinable public var styleValue: StyleValue { .number(self) }
}

extension String: StyleValueConvertible {
  /// Decoded as text.
  public static var styleValueType: StyleValueType { .string }

  /// The value of a `.string`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .string(let value) = styleValue else { return nil }
    self = value
  }

  /// A `.string`.
  @inlinable public var styleValue: StyleValue { .string(self) }
}

extension StyleColor: StyleValueConvertible {
  /// Decoded as a colour.
  public static var styleValueType: StyleValueType { .color }

  /// The value of a `.color`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .color(let value) = styleValue else { return nil }
    self = value
  }

  /// A `.color`.
  @inlinable public var styleValue: StyleValue { .color(self) }
}

extension StyleCGColor: StyleValueConvertible {
  /// Decoded as a Core Graphics colour.
  public static var styleValueType: StyleValueType { .cgColor }

  /// The value of a `.cgColor`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .cgColor(let value) = styleValue else { return nil }
    self = value
  }

  /// A `.cgColor`.
  @inlinable public var styleValue: StyleValue { .cgColor(self) }
}

extension StyleFont: StyleValueConvertible {
  /// Decoded as a font.
  public static var styleValueType: StyleValueType { .font }

  /// The value of a `.font`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .font(let value) = styleValue else { return nil }
    self = value
  }

  /// A `.font`.
  @inlinable public var styleValue: StyleValue { .font(self) }
}

extension StyleImage: StyleValueConvertible {
  /// Decoded as an image.
  public static var styleValueType: StyleValueType { .image }

  /// The value of a `.image`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .image(let value) = styleValue else { return nil }
    self = value
  }

  /// A `.image`.
  @inlinable public var styleValue: StyleValue { .image(self) }
}

extension CGSize: StyleValueConvertible {
  /// Decoded as a size.
  public static var styleValueType: StyleValueType { .size }

  /// The value of a `.size`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .size(let value) = styleValue else { return nil }
    self = value
  }

  /// A `.size`.
  @inlinable public var styleValue: StyleValue { .size(self) }
}

extension CGPoint: StyleValueConvertible {
  /// Decoded as a point.
  public static var styleValueType: StyleValueType { .point }

  /// The value of a `.point`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .point(let value) = styleValue else { return nil }
    self = value
  }

  /// A `.point`.
  @inlinable public var styleValue: StyleValue { .point(self) }
}

extension CGRect: StyleValueConvertible {
  /// Decoded as a rectangle.
  public static var styleValueType: StyleValueType { .rect }

  /// The value of a `.rect`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .rect(let value) = styleValue else { return nil }
    self = value
  }

  /// A `.rect`.
  @inlinable public var styleValue: StyleValue { .rect(self) }
}

extension StyleEdgeInsets: StyleValueConvertible {
  /// Decoded as insets.
  public static var styleValueType: StyleValueType { .insets }

  /// The value of a `.insets`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .insets(let value) = styleValue else { return nil }
    self = value
  }

  /// A `.insets`.
  @inlinable public var styleValue: StyleValue { .insets(self) }
}

extension StyleDirectionalEdgeInsets: StyleValueConvertible {
  /// Decoded as insets by reading direction.
  public static var styleValueType: StyleValueType { .directionalInsets }

  /// The value of a `.directionalInsets`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .directionalInsets(let value) = styleValue else { return nil }
    self = value
  }

  /// A `.directionalInsets`.
  @inlinable public var styleValue: StyleValue { .directionalInsets(self) }
}

extension StyleOffset: StyleValueConvertible {
  /// Decoded as an offset.
  public static var styleValueType: StyleValueType { .offset }

  /// The value of a `.offset`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .offset(let value) = styleValue else { return nil }
    self = value
  }

  /// A `.offset`.
  @inlinable public var styleValue: StyleValue { .offset(self) }
}

extension StyleTextAttributes: StyleValueConvertible {
  /// Decoded as text attributes.
  public static var styleValueType: StyleValueType { .attributes }

  /// The value of a `.attributes`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .attributes(let value) = styleValue else { return nil }
    self = value
  }

  /// A `.attributes`.
  @inlinable public var styleValue: StyleValue { .attributes(self) }
}

extension StyleAttributedText: StyleValueConvertible {
  /// Decoded as text with attributes.
  public static var styleValueType: StyleValueType { .attributedText }

  /// The value of a `.attributedText`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .attributedText(let value) = styleValue else { return nil }
    self = value
  }

  /// A `.attributedText`.
  @inlinable public var styleValue: StyleValue { .attributedText(self) }
}

extension CGFloat: StyleValueConvertible {
  /// Decoded as a number.
  public static var styleValueType: StyleValueType { .number }

  /// The value of a `.number`.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .number(let value) = styleValue else { return nil }
    self = CGFloat(value)
  }

  /// A `.number`.
  @inlinable public var styleValue: StyleValue { .number(Double(self)) }
}

extension Float: StyleValueConvertible {
  /// Decoded as a number.
  public static var styleValueType: StyleValueType { .number }

  /// The value of a `.number`, rounded to 24 bits.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .number(let value) = styleValue else { return nil }
    self = Float(value)
  }

  /// A `.number`: the shortest decimal that rounds to the value, so that 0.3 stays what a sheet wrote.
  @inlinable public var styleValue: StyleValue { .number(Double(description) ?? Double(self)) }
}
