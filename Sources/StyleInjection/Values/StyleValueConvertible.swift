/// A Swift type that a property may have: what `StyleValue` case it is kept as. Two values are equal where their decoded
/// ones are.
public protocol StyleValueConvertible: Equatable, Sendable {
  /// The declared type of a property of this Swift type.
  static var styleValueType: StyleValueType { get }
  /// The Swift value of a decoded one; nil if it is of another type.
  init?(styleValue: StyleValue)
  /// The value as a decoded one.
  var styleValue: StyleValue { get }
}

/// An enum that a sheet spells by its cases' names: conform, and the rest is given.
public protocol StyleEnumeration: StyleValueConvertible, RawRepresentable, CaseIterable
where RawValue == String {
  /// The name that diagnostics use; the type's own name by default.
  static var styleTypeName: String { get }
}

extension StyleEnumeration {
  /// The type's own name.
  public static var styleTypeName: String { String(describing: Self.self) }

  /// An enumeration of all cases.
  @inlinable public static var styleValueType: StyleValueType {
    // A key path of a type parameter would be made anew at each call.
    StyleValueType(.enumeration(StyleEnumerationType(styleTypeName) { allCases.map { $0.rawValue } }))
  }

  /// The case of the given name.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .enumeration(let name) = styleValue else { return nil }
    self.init(rawValue: name)
  }

  /// The case's name.
  @inlinable public var styleValue: StyleValue { .enumeration(rawValue) }
}

extension Optional: StyleValueConvertible where Wrapped: StyleValueConvertible {
  /// The wrapped type, optional.
  public static var styleValueType: StyleValueType { Wrapped.styleValueType.optional }

  /// The wrapped value, or nil for `.none`.
  @inlinable public init?(styleValue: StyleValue) {
    if case .none = styleValue {
      self = .none
    } else if let wrapped = Wrapped(styleValue: styleValue) {
      self = wrapped
    } else {
      return nil
    }
  }

  /// The wrapped value, or `.none`.
  @inlinable public var styleValue: StyleValue {
    guard let self else { return .none }
    return self.styleValue
  }
}
