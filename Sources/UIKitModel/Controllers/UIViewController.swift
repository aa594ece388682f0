import Foundation
import StyleInjection

/// A controller of a tree of views.
open class UIViewController: UIResponder {
  /// The root view; nil until there is one.
  public final var view: UIView? {
    didSet {
      adopt(view, instead: oldValue)
      if view?.superview != nil || oldValue?.superview != nil { setNeedsStyle() }
    }
  }
  /// The controller that contains this one; nil for none.
  public internal(set) final weak var parent: UIViewController?
  /// The controllers inside this one.
  public internal(set) final var children: [UIViewController] = []
  /// The items of the toolbar while the controller is on top.
  public final var toolbarItems: [UIBarButtonItem] = [] {
    didSet { adopt(toolbarItems, instead: oldValue) }
  }
  /// The keys that it answers.
  public final var keyCommands: [UIKeyCommand] = [] {
    didSet { adopt(keyCommands, instead: oldValue) }
  }
  private var loadedNavigationItem: UINavigationItem?
  private var loadedTabBarItem: UITabBarItem?

  /// The name of the file with the view; nil for that of the class.
  public final var nibName: String?
  /// The title; nil for none.
  public final var title: String?
  /// Whether the bar at the bottom goes away while the controller is on top.
  public final var hidesBottomBarWhenPushed = false
  /// How it is presented.
  public final var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes and goes when presented.
  public final var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot end the presentation.
  public final var isModalInPresentation = false
  /// Whether controllers are presented inside its view.
  public final var definesPresentationContext = false
  /// Whether its transition is used by controllers presented inside its view.
  public final var providesPresentationContextTransitionStyle = false
  /// Which edges reach below bars.
  public final var edgesForExtendedLayout = UIRectEdge.all
  /// Whether they reach below bars that cover all.
  public final var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views make room for bars, as before iOS 11.
  public final var automaticallyAdjustsScrollViewInsets = true
  /// The size that it wants in a popover, in points.
  public final var preferredContentSize = CGSize.zero

  // As with views: not one deinit inside another.
  deinit {
    var open: [UIViewController] = []
    swap(&open, &children)
    while var child = open.popLast() {
      if isKnownUniquelyReferenced(&child) {
        open += child.children
        child.children = []
      } else {
        child.setNeedsStyle()
      }
    }
    if view?.superview != nil { view?.setNeedsStyle() }
  }

  /// True.
  open override var isStyleScope: Bool { true }

  /// The view in which the root view stands, else the container.
  open override var styleParent: (any Styleable)? { view?.superview ?? parent ?? owner }

  /// The navigation item, the root view, the toolbar's and the tab bar's items, and the children whose views stand
  /// nowhere else.
  open override var styleChildren: [any Styleable] {
    var own: [any Styleable] = []
    if let loadedNavigationItem { own.append(loadedNavigationItem) }
    if let view { own.append(view) }
    own += toolbarItems as [any Styleable]
    if let loadedTabBarItem { own.append(loadedTabBarItem) }
    return own + children.filter { $0.view?.superview == nil }
  }

  /// What a navigation bar shows for the controller; made when it is first asked for.
  public final var navigationItem: UINavigationItem {
    get { loadedOwn(&loadedNavigationItem) }
    set {
      adopt(newValue, instead: loadedNavigationItem)
      loadedNavigationItem = newValue
    }
  }

  /// The controller's tab; made when it is first asked for.
  public final var tabBarItem: UITabBarItem {
    get { loadedOwn(&loadedTabBarItem) }
    set {
      adopt(newValue, instead: loadedTabBarItem)
      loadedTabBarItem = newValue
    }
  }

  /// An own object that is made when it is first asked for.
  final func loadedOwn<Object: UIKitObject>(_ loaded: inout Object?) -> Object {
    if let loaded { return loaded }
    let made = Object()
    made.owner = self
    loaded = made
    return made
  }
}

extension ModelClass {
  static let viewController = ModelClass("UIViewController", UIViewController.self) { rows in
    rows.add("title", { $0.title }, { $0.title = $1 })
    rows.add(
      "hidesBottomBarWhenPushed", { $0.hidesBottomBarWhenPushed }, { $0.hidesBottomBarWhenPushed = $1 })
    rows.add("modalPresentationStyle", { $0.modalPresentationStyle }, { $0.modalPresentationStyle = $1 })
    rows.add("modalTransitionStyle", { $0.modalTransitionStyle }, { $0.modalTransitionStyle = $1 })
    rows.add("isModalInPresentation", { $0.isModalInPresentation }, { $0.isModalInPresentation = $1 })
    rows.add(
      "definesPresentationContext", { $0.definesPresentationContext }, { $0.definesPresentationContext = $1 })
    rows.add(
      "providesPresentationContextTransitionStyle", { $0.providesPresentationContextTransitionStyle },
      { $0.providesPresentationContextTransitionStyle = $1 })
    rows.add("edgesForExtendedLayout", { $0.edgesForExtendedLayout }, { $0.edgesForExtendedLayout = $1 })
    rows.add(
      "extendedLayoutIncludesOpaqueBars", { $0.extendedLayoutIncludesOpaqueBars },
      { $0.extendedLayoutIncludesOpaqueBars = $1 })
    rows.add(
      "automaticallyAdjustsScrollViewInsets", { $0.automaticallyAdjustsScrollViewInsets },
      { $0.automaticallyAdjustsScrollViewInsets = $1 })
    rows.add("preferredContentSize", { $0.preferredContentSize }, { $0.preferredContentSize = $1 })
    rows.addRelations()
    rows.addObject("view", "UIView") { $0.view }
    rows.addObject("navigationItem", "UINavigationItem") { $0.navigationItem }
    rows.addObject("tabBarItem", "UITabBarItem") { $0.tabBarItem }
    rows.addObject("parent", "UIViewController") { $0.parent }
    rows.addObject("navigationController", "UINavigationController") { $0.navigationController }
    rows.addObject("tabBarController", "UITabBarController") { $0.tabBarController }
    rows.addObject("splitViewController", "UISplitViewController") { $0.splitViewController }
  }
}
