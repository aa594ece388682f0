import StyleInjection

/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The image while selected; nil for the normal one.
  public final var selectedImage: StyleImage?
  /// The text in the badge; nil for no badge.
  public final var badgeValue: String?
  /// The colour of the badge; nil for the system's.
  public final var badgeColor: StyleColor?
  /// How far the title is moved, in points.
  public final var titlePositionAdjustment = StyleOffset()
  /// The standard item that it is; nil for an item of the app's own.
  public final var systemItem: SystemItem?
  /// The look of the bar while it is selected; nil for the bar's own.
  public final var standardAppearance: UITabBarAppearance?
  /// The look of the bar above the end of a list; nil for the bar's own.
  public final var scrollEdgeAppearance: UITabBarAppearance?
}

extension ModelClass {
  static let tabBarItem = ModelClass("UITabBarItem", UITabBarItem.self) { rows in
    rows.add("selectedImage", { $0.selectedImage }, { $0.selectedImage = $1 })
    rows.add("badgeValue", { $0.badgeValue }, { $0.badgeValue = $1 })
    rows.add("badgeColor", { $0.badgeColor }, { $0.badgeColor = $1 })
    rows.add("titlePositionAdjustment", { $0.titlePositionAdjustment }, { $0.titlePositionAdjustment = $1 })
    rows.addObject("standardAppearance", "UITabBarAppearance") { $0.standardAppearance }
    rows.addObject("scrollEdgeAppearance", "UITabBarAppearance") { $0.scrollEdgeAppearance }
  }
}

extension UITabBarItem {
  /// The cases of UIKit's `UITabBarItem.SystemItem`.
  public enum SystemItem: String, UIKitEnumeration {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads,
      mostRecent, mostViewed
  }
}
