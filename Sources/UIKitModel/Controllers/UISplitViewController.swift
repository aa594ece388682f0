import StyleInjection

/// A controller of two or three controllers side by side.
open class UISplitViewController: UIViewController {
  /// Whether a swipe shows the hidden side.
  public final var presentsWithGesture = true
  /// Which sides are wanted.
  public final var preferredDisplayMode = UISplitViewController.DisplayMode.automatic
  /// How many columns it has.
  public final var style = UISplitViewController.Style.unspecified
  /// The controllers, from the leading side on.
  public final var viewControllers: [UIViewController] {
    get { children }
    set { setChildren(newValue) }
  }
}

extension ModelClass {
  static let splitViewController = ModelClass("UISplitViewController", UISplitViewController.self) { rows in
    rows.add("presentsWithGesture", { $0.presentsWithGesture }, { $0.presentsWithGesture = $1 })
    rows.add("preferredDisplayMode", { $0.preferredDisplayMode }, { $0.preferredDisplayMode = $1 })
  }
}

extension UISplitViewController {
  /// The cases of UIKit's `UISplitViewController.DisplayMode`.
  public enum DisplayMode: String, UIKitEnumeration {
    case automatic, primaryHidden, secondaryOnly, allVisible, oneBesideSecondary, oneOverSecondary,
      primaryOverlay, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }
}

extension UISplitViewController {
  /// The cases of UIKit's `UISplitViewController.Style`.
  public enum Style: String, UIKitEnumeration {
    case unspecified, doubleColumn, tripleColumn
  }
}
