import StyleInjection

/// A controller of a stack of controllers, with a bar at the top.
open class UINavigationController: UIViewController {
  /// Whether the bar at the top is hidden.
  public final var isNavigationBarHidden = false
  /// Whether the toolbar is hidden.
  public final var isToolbarHidden = true
  /// Whether the bars go away on a phone on its side.
  public final var hidesBarsWhenVerticallyCompact = false
  private var loadedNavigationBar: UINavigationBar?
  private var loadedToolbar: UIToolbar?

  /// The controllers of the stack, the lowest first.
  public final var viewControllers: [UIViewController] {
    get { children }
    set { setChildren(newValue) }
  }
  /// The bar at the top; made when it is first asked for.
  public final var navigationBar: UINavigationBar {
    get { loadedOwn(&loadedNavigationBar) }
    set {
      adopt(newValue, instead: loadedNavigationBar)
      loadedNavigationBar = newValue
    }
  }
  /// The bar at the bottom; made when it is first asked for.
  public final var toolbar: UIToolbar {
    get { loadedOwn(&loadedToolbar) }
    set {
      adopt(newValue, instead: loadedToolbar)
      loadedToolbar = newValue
    }
  }

  /// The bars, then a controller's children.
  open override var styleChildren: [any Styleable] {
    var bars: [any Styleable] = []
    if let loadedNavigationBar { bars.append(loadedNavigationBar) }
    if let loadedToolbar { bars.append(loadedToolbar) }
    return bars + super.styleChildren
  }
}

extension ModelClass {
  static let navigationController = ModelClass("UINavigationController", UINavigationController.self) {
    rows in
    rows.add("isNavigationBarHidden", { $0.isNavigationBarHidden }, { $0.isNavigationBarHidden = $1 })
    rows.add("isToolbarHidden", { $0.isToolbarHidden }, { $0.isToolbarHidden = $1 })
    rows.add(
      "hidesBarsWhenVerticallyCompact", { $0.hidesBarsWhenVerticallyCompact },
      { $0.hidesBarsWhenVerticallyCompact = $1 })
    rows.addObject("navigationBar", "UINavigationBar") { $0.navigationBar }
    rows.addObject("toolbar", "UIToolbar") { $0.toolbar }
  }
}
