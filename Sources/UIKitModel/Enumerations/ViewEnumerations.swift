import StyleInjection

/// The cases of UIKit's `UIDatePickerStyle`.
public enum UIDatePickerStyle: String, UIKitEnumeration {
  case automatic, wheels, compact, inline
}

/// The cases of UIKit's `UISemanticContentAttribute`.
public enum UISemanticContentAttribute: String, UIKitEnumeration {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The members of UIKit's `NSDirectionalRectEdge`.
public struct NSDirectionalRectEdge: UIKitOptionSet {
  /// The members that the table has, in the order of their values.
  public static let styleMembers = tableMembers
  /// The members as bits.
  public let rawValue: UInt

  /// A set of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// UIKit's `top`.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// UIKit's `leading`.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// UIKit's `bottom`.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// UIKit's `trailing`.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// UIKit's `all`.
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}
