import Foundation
import StyleInjection

/// The bar at the bottom, with a tab for each controller.
open class UITabBar: UIView {
  /// The colours of the bar.
  public final var barStyle = UIBarStyle.default
  /// The colour of the bar; nil for the style's.
  public final var barTintColor: StyleColor?
  /// Whether content shines through.
  public final var isTranslucent = true
  /// The colour of the selected image, as before iOS 8; nil for the tint colour.
  public final var selectedImageTintColor: StyleColor?
  /// The colour of the other items; nil for the system's.
  public final var unselectedItemTintColor: StyleColor?
  /// The image of the bar; nil for none.
  public final var backgroundImage: StyleImage?
  /// The image of the line above the bar; nil for the system's.
  public final var shadowImage: StyleImage?
  /// The image behind the selected item; nil for none.
  public final var selectionIndicatorImage: StyleImage?
  /// How the items share the width.
  public final var itemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of a centred item in points; 0 for the system's.
  public final var itemWidth: CGFloat = 0
  /// The distance between centred items in points; 0 for the system's.
  public final var itemSpacing: CGFloat = 0
  /// The items, in order.
  public final var items: [UITabBarItem] = [] {
    didSet { adopt(items, instead: oldValue) }
  }

  /// The bar's look.
  public final var standardAppearance = UITabBarAppearance()
  /// The look above the end of scrolled content; nil for a clear standard one.
  public final var scrollEdgeAppearance: UITabBarAppearance?

  /// The items, then the subviews.
  open override var styleChildren: [any Styleable] { items + super.styleChildren }
}

extension ModelClass {
  static let tabBar = ModelClass("UITabBar", UITabBar.self) { rows in
    rows.add("barStyle", { $0.barStyle }, { $0.barStyle = $1 })
    rows.add("barTintColor", { $0.barTintColor }, { $0.barTintColor = $1 })
    rows.add("isTranslucent", { $0.isTranslucent }, { $0.isTranslucent = $1 })
    rows.add("selectedImageTintColor", { $0.selectedImageTintColor }, { $0.selectedImageTintColor = $1 })
    rows.add("unselectedItemTintColor", { $0.unselectedItemTintColor }, { $0.unselectedItemTintColor = $1 })
    rows.add("backgroundImage", { $0.backgroundImage }, { $0.backgroundImage = $1 })
    rows.add("shadowImage", { $0.shadowImage }, { $0.shadowImage = $1 })
    rows.add("selectionIndicatorImage", { $0.selectionIndicatorImage }, { $0.selectionIndicatorImage = $1 })
    rows.add("itemPositioning", { $0.itemPositioning }, { $0.itemPositioning = $1 })
    rows.add("itemWidth", { $0.itemWidth }, { $0.itemWidth = $1 })
    rows.add("itemSpacing", { $0.itemSpacing }, { $0.itemSpacing = $1 })
    rows.addObject("standardAppearance", "UITabBarAppearance") { $0.standardAppearance }
    rows.addObject("scrollEdgeAppearance", "UITabBarAppearance") { $0.scrollEdgeAppearance }
  }
}

extension UITabBar {
  /// The cases of UIKit's `UITabBar.ItemPositioning`.
  public enum ItemPositioning: String, UIKitEnumeration {
    case automatic, fill, centered
  }
}
