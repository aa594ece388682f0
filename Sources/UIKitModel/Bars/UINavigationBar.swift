import StyleInjection

/// The bar at the top, with a title and buttons.
open class UINavigationBar: UIView {
  /// The colours of the bar and its text.
  public final var barStyle = UIBarStyle.default
  /// The colour of the bar; nil for the style's.
  public final var barTintColor: StyleColor?
  /// Whether content shines through.
  public final var isTranslucent = true
  /// Whether titles may be large.
  public final var prefersLargeTitles = false
  /// The attributes of the title; nil for the system's.
  public final var titleTextAttributes: StyleTextAttributes?
  /// The attributes of a large title; nil for the system's.
  public final var largeTitleTextAttributes: StyleTextAttributes?
  /// The image of the line below the bar; nil for the system's.
  public final var shadowImage: StyleImage?
  /// The image before the back button's title; nil for the system's.
  public final var backIndicatorImage: StyleImage?
  /// The items, in order.
  public final var items: [UINavigationItem] = [] {
    didSet { adopt(items, instead: oldValue) }
  }

  /// The bar's look.
  public final var standardAppearance = UINavigationBarAppearance()
  /// The look in a low bar; nil for the standard one.
  public final var compactAppearance: UINavigationBarAppearance?
  /// The look above the top of scrolled content; nil for a clear standard one.
  public final var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look in a low bar above the top of scrolled content; nil for the others.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The items, then the subviews.
  open override var styleChildren: [any Styleable] { items + super.styleChildren }
}

extension ModelClass {
  static let navigationBar = ModelClass("UINavigationBar", UINavigationBar.self) { rows in
    rows.add("barStyle", { $0.barStyle }, { $0.barStyle = $1 })
    rows.add("barTintColor", { $0.barTintColor }, { $0.barTintColor = $1 })
    rows.add("isTranslucent", { $0.isTranslucent }, { $0.isTranslucent = $1 })
    rows.add("prefersLargeTitles", { $0.prefersLargeTitles }, { $0.prefersLargeTitles = $1 })
    rows.add("titleTextAttributes", { $0.titleTextAttributes }, { $0.titleTextAttributes = $1 })
    rows.add(
      "largeTitleTextAttributes", { $0.largeTitleTextAttributes }, { $0.largeTitleTextAttributes = $1 })
    rows.add("shadowImage", { $0.shadowImage }, { $0.shadowImage = $1 })
    rows.add("backIndicatorImage", { $0.backIndicatorImage }, { $0.backIndicatorImage = $1 })
    rows.addObject("standardAppearance", "UINavigationBarAppearance") { $0.standardAppearance }
    rows.addObject("compactAppearance", "UINavigationBarAppearance") { $0.compactAppearance }
    rows.addObject("scrollEdgeAppearance", "UINavigationBarAppearance") { $0.scrollEdgeAppearance }
    rows.addObject("compactScrollEdgeAppearance", "UINavigationBarAppearance") {
      $0.compactScrollEdgeAppearance
    }
  }
}
