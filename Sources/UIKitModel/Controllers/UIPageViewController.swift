import Foundation
import StyleInjection

/// A controller that turns pages.
open class UIPageViewController: UIViewController {
  /// Whether pages have a back.
  public final var isDoubleSided = false
  /// The direction of turning.
  public final var navigationOrientation = NavigationOrientation.horizontal
  /// Where the spine of the book is.
  public final var spineLocation = SpineLocation.none
  /// The room between pages in points.
  public final var pageSpacing: CGFloat = 0
  /// How pages turn.
  public final var transitionStyle = TransitionStyle.scroll
}

extension ModelClass {
  static let pageViewController = ModelClass("UIPageViewController", UIPageViewController.self) { rows in
    rows.add("isDoubleSided", { $0.isDoubleSided }, { $0.isDoubleSided = $1 })
  }
}

extension UIPageViewController {
  /// The cases of UIKit's `UIPageViewController.NavigationOrientation`.
  public enum NavigationOrientation: String, UIKitEnumeration {
    case horizontal, vertical
  }
}

extension UIPageViewController {
  /// The cases of UIKit's `UIPageViewController.SpineLocation`.
  public enum SpineLocation: String, UIKitEnumeration {
    case none, min, mid, max
  }
}

extension UIPageViewController {
  /// The cases of UIKit's `UIPageViewController.TransitionStyle`.
  public enum TransitionStyle: String, UIKitEnumeration {
    case pageCurl, scroll
  }
}
