import StyleInjection

/// The root of a tree of views.
open class UIWindow: UIView {
  /// The controller whose view fills the window; nil for none.
  public final var rootViewController: UIViewController? {
    didSet {
      oldValue?.view?.removeFromSuperview()
      if let view = rootViewController?.view { addSubview(view) }
    }
  }
}

extension ModelClass {
  static let window = ModelClass("UIWindow", UIWindow.self) { rows in
    rows.addObject("rootViewController", "UIViewController") { $0.rootViewController }
  }
}
