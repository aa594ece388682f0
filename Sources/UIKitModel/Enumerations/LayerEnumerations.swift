import StyleInjection

/// The members of UIKit's `CACornerMask`.
public struct CACornerMask: UIKitOptionSet {
  /// The members that the table has, in the order of their values.
  public static let styleMembers = tableMembers
  /// The members as bits.
  public let rawValue: UInt

  /// A set of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// UIKit's `layerMinXMinYCorner`.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// UIKit's `layerMaxXMinYCorner`.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// UIKit's `layerMinXMaxYCorner`.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// UIKit's `layerMaxXMaxYCorner`.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The cases of UIKit's `CALayerCornerCurve`.
public enum CALayerCornerCurve: String, UIKitEnumeration {
  case circular, continuous
}
