import StyleInjection

/// An enum of UIKit's: diagnostics call it by its full name, `UIView.ContentMode`.
public protocol UIKitEnumeration: StyleEnumeration, Sendable {}

extension UIKitEnumeration {
  /// The Swift name with the types around it.
  public static var styleTypeName: String { UIKitTypeName.of(Self.self) }
}

/// An option set of UIKit's, whose members are those of the table.
public protocol UIKitOptionSet: StyleOptionSet, Sendable where RawValue == UInt {}

extension UIKitOptionSet {
  /// The Swift name with the types around it.
  public static var styleTypeName: String { UIKitTypeName.of(Self.self) }

  /// The members that the table has, in the order of their values. Read anew at each call: a type keeps them as
  /// its `styleMembers`.
  static var tableMembers: [(name: String, member: Self)] {
    UIKitEnum(named: styleTypeName)?.members.map { ($0.name, Self(rawValue: $0.rawValue)) } ?? []
  }
}

/// Names of the model's types as UIKit has them.
enum UIKitTypeName {
  /// The Swift name of a type without its module.
  static func of(_ type: Any.Type) -> String {
    // What `String(reflecting:)` says: that would look for printing protocols first, 2 million instructions a type.
    let qualified = _typeName(type)
    return qualified.firstIndex(of: ".").map { String(qualified[qualified.index(after: $0)...]) } ?? qualified
  }
}
