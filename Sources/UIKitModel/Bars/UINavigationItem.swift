import StyleInjection

/// What a navigation bar shows for a controller.
open class UINavigationItem: UIKitObject {
  /// The title; nil for the controller's.
  public final var title: String?
  /// The line above the title; nil for none.
  public final var prompt: String?
  /// When the title is large.
  public final var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic
  /// Whether the back button is hidden.
  public final var hidesBackButton = false
  /// The title of the next item's back button; nil for this title.
  public final var backButtonTitle: String?
  /// Whether left items stand beside the back button.
  public final var leftItemsSupplementBackButton = false
  /// Whether the search bar goes away with what is scrolled.
  public final var hidesSearchBarWhenScrolling = true
  /// The items at the left, from the edge inwards.
  public final var leftBarButtonItems: [UIBarButtonItem] = [] {
    didSet { adopt(leftBarButtonItems, instead: oldValue) }
  }
  /// The items at the right, from the edge inwards.
  public final var rightBarButtonItems: [UIBarButtonItem] = [] {
    didSet { adopt(rightBarButtonItems, instead: oldValue) }
  }
  /// The item with which the next one's back button is made; nil for the title.
  public final var backBarButtonItem: UIBarButtonItem? {
    didSet { adopt(backBarButtonItem, instead: oldValue) }
  }
  /// The view that stands for the title; nil for the title.
  public final var titleView: UIView? {
    didSet {
      titleView?.removeFromSuperview()
      adopt(titleView, instead: oldValue)
    }
  }
  /// The first item at the left; setting it replaces all.
  public final var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }
  /// The first item at the right; setting it replaces all.
  public final var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The bar's look while it shows the item; nil for the bar's own.
  public final var standardAppearance: UINavigationBarAppearance?
  /// The look in a low bar; nil for the standard one.
  public final var compactAppearance: UINavigationBarAppearance?
  /// The look above the top of scrolled content; nil for a clear standard one.
  public final var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look in a low bar above the top of scrolled content; nil for the others.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The items and the title's view, from left to right.
  open override var styleChildren: [any Styleable] {
    var children: [any Styleable] = leftBarButtonItems
    if let backBarButtonItem { children.append(backBarButtonItem) }
    if let titleView { children.append(titleView) }
    return children + rightBarButtonItems
  }
}

extension ModelClass {
  static let navigationItem = ModelClass("UINavigationItem", UINavigationItem.self) { rows in
    rows.add("title", { $0.title }, { $0.title = $1 })
    rows.add("prompt", { $0.prompt }, { $0.prompt = $1 })
    rows.add("largeTitleDisplayMode", { $0.largeTitleDisplayMode }, { $0.largeTitleDisplayMode = $1 })
    rows.add(
      "hidesSearchBarWhenScrolling", { $0.hidesSearchBarWhenScrolling },
      { $0.hidesSearchBarWhenScrolling = $1 })
    rows.add("hidesBackButton", { $0.hidesBackButton }, { $0.hidesBackButton = $1 })
    rows.add("backButtonTitle", { $0.backButtonTitle }, { $0.backButtonTitle = $1 })
    rows.add(
      "leftItemsSupplementBackButton", { $0.leftItemsSupplementBackButton },
      { $0.leftItemsSupplementBackButton = $1 })
    rows.addObject("standardAppearance", "UINavigationBarAppearance") { $0.standardAppearance }
    rows.addObject("compactAppearance", "UINavigationBarAppearance") { $0.compactAppearance }
    rows.addObject("scrollEdgeAppearance", "UINavigationBarAppearance") { $0.scrollEdgeAppearance }
    rows.addObject("compactScrollEdgeAppearance", "UINavigationBarAppearance") {
      $0.compactScrollEdgeAppearance
    }

    rows.addObject("leftBarButtonItem", "UIBarButtonItem") { $0.leftBarButtonItem }
    rows.addObject("rightBarButtonItem", "UIBarButtonItem") { $0.rightBarButtonItem }
    rows.addObject("backBarButtonItem", "UIBarButtonItem") { $0.backBarButtonItem }
    rows.addObject("titleView", "UIView") { $0.titleView }
  }
}

extension UINavigationItem {
  /// The cases of UIKit's `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: String, UIKitEnumeration {
    case automatic, always, never, inline
  }
}
