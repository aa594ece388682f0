import StyleInjection

extension UIView {
  /// The members of UIKit's `UIView.AutoresizingMask`.
  public struct AutoresizingMask: UIKitOptionSet {
    /// The members that the table has, in the order of their values.
    public static let styleMembers = tableMembers
    /// The members as bits.
    public let rawValue: UInt

    /// A set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// UIKit's `flexibleLeftMargin`.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// UIKit's `flexibleWidth`.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// UIKit's `flexibleRightMargin`.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// UIKit's `flexibleTopMargin`.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// UIKit's `flexibleHeight`.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// UIKit's `flexibleBottomMargin`.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The cases of UIKit's `UIView.ContentMode`.
  public enum ContentMode: String, UIKitEnumeration {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
      topRight, bottomLeft, bottomRight
  }

  /// The cases of UIKit's `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: String, UIKitEnumeration {
    case automatic, normal, dimmed
  }
}
