import StyleInjection

/// The root of a tree of views.
open class UIWindow: UIView {
  /// The controller whose view fills the window; nil for none.
  public final var rootViewController: UIViewController? {
    didSet {
      adopt(rootViewController, instead: oldValue)
      if oldValue !== rootViewController { oldValue?.view?.removeFromSuperview() }
      if let view = rootViewController?.view { addSubview(view) }
    }
  }

  /// The subviews, and the root controller where it has no view yet.
  open override var styleChildren: [any Styleable] {
    guard let rootViewController, rootViewController.view?.superview !== self else {
      return super.styleChildren
    }
    return super.styleChildren + [rootViewController]
  }
}

extension ModelClass {
  static let window = ModelClass("UIWindow", UIWindow.self) { rows in
    rows.addObject("rootViewController", "UIViewController") { $0.rootViewController }
  }
}
