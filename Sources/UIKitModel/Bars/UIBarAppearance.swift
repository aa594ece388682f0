import Foundation
import StyleInjection

/// The look of a bar.
open class UIBarAppearance: UIKitObject {
  /// The colour of the bar; nil for none.
  public final var backgroundColor: StyleColor?
  /// The image of the bar; nil for none.
  public final var backgroundImage: StyleImage?
  /// How the image fills the bar.
  public final var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the bar's edge; nil for none.
  public final var shadowColor: StyleColor?
  /// The image of that line; nil for a plain colour.
  public final var shadowImage: StyleImage?
  /// The blur of what lies behind; nil for none.
  public final var backgroundEffect: UIBlurEffect?
  /// The style of that blur; nil for none.
  public final var backgroundEffectStyle: UIBlurEffect.Style? {
    get { backgroundEffect?.style }
    set {
      backgroundEffect = newValue.map { style in
        let effect = UIBlurEffect()
        effect.style = style
        return effect
      }
    }
  }
}

extension ModelClass {
  static let barAppearance = ModelClass("UIBarAppearance", UIBarAppearance.self) { rows in
    rows.add("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 })
    rows.add("backgroundImage", { $0.backgroundImage }, { $0.backgroundImage = $1 })
    rows.add(
      "backgroundImageContentMode", { $0.backgroundImageContentMode }, { $0.backgroundImageContentMode = $1 })
    rows.add("shadowColor", { $0.shadowColor }, { $0.shadowColor = $1 })
    rows.add("shadowImage", { $0.shadowImage }, { $0.shadowImage = $1 })
    rows.addObject("backgroundEffect", "UIBlurEffect") { $0.backgroundEffect }
  }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  public final var titleTextAttributes = StyleTextAttributes()
  /// The attributes of a large title.
  public final var largeTitleTextAttributes = StyleTextAttributes()
  /// How far the title is moved, in points.
  public final var titlePositionAdjustment = StyleOffset()
  /// The image before the back button's title; nil for the system's.
  public final var backIndicatorImage: StyleImage?
  /// Where that image lets the title through when it moves; nil for the system's.
  public final var backIndicatorTransitionMaskImage: StyleImage?

  /// The look of plain buttons; made when it is first asked for.
  public final var buttonAppearance: UIBarButtonItemAppearance {
    get { part("buttonAppearance") }
    set { setPart("buttonAppearance", newValue) }
  }
  /// The look of buttons of the style done; made when it is first asked for.
  public final var doneButtonAppearance: UIBarButtonItemAppearance {
    get { part("doneButtonAppearance") }
    set { setPart("doneButtonAppearance", newValue) }
  }
  /// The look of the back button; made when it is first asked for.
  public final var backButtonAppearance: UIBarButtonItemAppearance {
    get { part("backButtonAppearance") }
    set { setPart("backButtonAppearance", newValue) }
  }
}

extension ModelClass {
  static let navigationBarAppearance = ModelClass("UINavigationBarAppearance", UINavigationBarAppearance.self)
  { rows in
    rows.add("titleTextAttributes", { $0.titleTextAttributes }, { $0.titleTextAttributes = $1 })
    rows.add(
      "largeTitleTextAttributes", { $0.largeTitleTextAttributes }, { $0.largeTitleTextAttributes = $1 })
    rows.add("titlePositionAdjustment", { $0.titlePositionAdjustment }, { $0.titlePositionAdjustment = $1 })
  }
}

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of plain buttons; made when it is first asked for.
  public final var buttonAppearance: UIBarButtonItemAppearance {
    get { part("buttonAppearance") }
    set { setPart("buttonAppearance", newValue) }
  }
  /// The look of buttons of the style done; made when it is first asked for.
  public final var doneButtonAppearance: UIBarButtonItemAppearance {
    get { part("doneButtonAppearance") }
    set { setPart("doneButtonAppearance", newValue) }
  }
}

extension ModelClass {
  static let toolbarAppearance = ModelClass("UIToolbarAppearance", UIToolbarAppearance.self)
}

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The colour behind the selected item; nil for none.
  public final var selectionIndicatorTintColor: StyleColor?
  /// The image behind the selected item; nil for none.
  public final var selectionIndicatorImage: StyleImage?
  /// How items with the title below share the width.
  public final var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of such an item in points; 0 for the system's.
  public final var stackedItemWidth: CGFloat = 0
  /// The distance between such items in points; 0 for the system's.
  public final var stackedItemSpacing: CGFloat = 0

  /// The look of items with the title below the image; made when it is first asked for.
  public final var stackedLayoutAppearance: UITabBarItemAppearance {
    get { part("stackedLayoutAppearance") }
    set { setPart("stackedLayoutAppearance", newValue) }
  }
  /// The look of items with the title beside the image; made when it is first asked for.
  public final var inlineLayoutAppearance: UITabBarItemAppearance {
    get { part("inlineLayoutAppearance") }
    set { setPart("inlineLayoutAppearance", newValue) }
  }
  /// The look of such items in a low bar; made when it is first asked for.
  public final var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { part("compactInlineLayoutAppearance") }
    set { setPart("compactInlineLayoutAppearance", newValue) }
  }
}

extension ModelClass {
  static let tabBarAppearance = ModelClass("UITabBarAppearance", UITabBarAppearance.self) { rows in
    rows.add(
      "selectionIndicatorTintColor", { $0.selectionIndicatorTintColor },
      { $0.selectionIndicatorTintColor = $1 })
    rows.add("selectionIndicatorImage", { $0.selectionIndicatorImage }, { $0.selectionIndicatorImage = $1 })
    rows.add("stackedItemPositioning", { $0.stackedItemPositioning }, { $0.stackedItemPositioning = $1 })
    rows.add("stackedItemWidth", { $0.stackedItemWidth }, { $0.stackedItemWidth = $1 })
    rows.add("stackedItemSpacing", { $0.stackedItemSpacing }, { $0.stackedItemSpacing = $1 })
  }
}
