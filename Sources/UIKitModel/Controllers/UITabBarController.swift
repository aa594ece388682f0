import StyleInjection

/// A controller of controllers that a bar at the bottom chooses from.
open class UITabBarController: UIViewController {
  private var loadedTabBar: UITabBar?

  /// The controllers, in the order of their tabs.
  public final var viewControllers: [UIViewController] {
    get { children }
    set { setChildren(newValue) }
  }
  /// The bar; made when it is first asked for.
  public final var tabBar: UITabBar {
    get { loadedOwn(&loadedTabBar) }
    set {
      adopt(newValue, instead: loadedTabBar)
      loadedTabBar = newValue
    }
  }

  /// The bar, then a controller's children.
  open override var styleChildren: [any Styleable] {
    let bars: [any Styleable] = loadedTabBar.map { [$0] } ?? []
    return bars + super.styleChildren
  }
}

extension ModelClass {
  static let tabBarController = ModelClass("UITabBarController", UITabBarController.self) { rows in
    rows.addObject("tabBar", "UITabBar") { $0.tabBar }
  }
}
