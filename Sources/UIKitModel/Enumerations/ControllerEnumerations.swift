import StyleInjection

/// The cases of UIKit's `UIInterfaceOrientation`.
public enum UIInterfaceOrientation: String, UIKitEnumeration {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// The cases of UIKit's `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: String, UIKitEnumeration {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
    overCurrentContext, popover
}

/// The cases of UIKit's `UIModalTransitionStyle`.
public enum UIModalTransitionStyle: String, UIKitEnumeration {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The members of UIKit's `UIRectEdge`.
public struct UIRectEdge: UIKitOptionSet {
  /// The members that the table has, in the order of their values.
  public static let styleMembers = tableMembers
  /// The members as bits.
  public let rawValue: UInt

  /// A set of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// UIKit's `top`.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// UIKit's `left`.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// UIKit's `bottom`.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// UIKit's `right`.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// UIKit's `all`.
  public static let all = UIRectEdge(rawValue: 15)
}
