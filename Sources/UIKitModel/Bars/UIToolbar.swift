import StyleInjection

/// A bar of buttons.
open class UIToolbar: UIView {
  /// The colours of the bar.
  public final var barStyle = UIBarStyle.default
  /// The colour of the bar; nil for the style's.
  public final var barTintColor: StyleColor?
  /// Whether content shines through.
  public final var isTranslucent = true
  /// The items, in order.
  public final var items: [UIBarButtonItem] = [] {
    didSet { adopt(items, instead: oldValue) }
  }

  /// The bar's look.
  public final var standardAppearance = UIToolbarAppearance()
  /// The look in a low bar; nil for the standard one.
  public final var compactAppearance: UIToolbarAppearance?
  /// The look above the top of scrolled content; nil for a clear standard one.
  public final var scrollEdgeAppearance: UIToolbarAppearance?
  /// The look in a low bar above the top of scrolled content; nil for the others.
  public final var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// The items, then the subviews.
  open override var styleChildren: [any Styleable] { items + super.styleChildren }
}

extension ModelClass {
  static let toolbar = ModelClass("UIToolbar", UIToolbar.self) { rows in
    rows.add("barStyle", { $0.barStyle }, { $0.barStyle = $1 })
    rows.add("barTintColor", { $0.barTintColor }, { $0.barTintColor = $1 })
    rows.add("isTranslucent", { $0.isTranslucent }, { $0.isTranslucent = $1 })
    rows.addObject("standardAppearance", "UIToolbarAppearance") { $0.standardAppearance }
    rows.addObject("compactAppearance", "UIToolbarAppearance") { $0.compactAppearance }
    rows.addObject("scrollEdgeAppearance", "UIToolbarAppearance") { $0.scrollEdgeAppearance }
    rows.addObject("compactScrollEdgeAppearance", "UIToolbarAppearance") { $0.compactScrollEdgeAppearance }
  }
}
