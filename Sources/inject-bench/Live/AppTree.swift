import StyleInjection
import UIKitModel

/// An app's live tree: screens of 500 views, each a list of cells under a header, as children of one controller.
struct AppTree {
  static let viewsPerScreen = 500
  static let viewsPerCell = 12
  private static let cellsPerScreen = 41

  let root: UIViewController
  let screens: [UIViewController]

  /// A tree of as many whole screens as make the number of views.
  init(viewCount: Int) {
    root = UIViewController()
    screens = (0..<viewCount / Self.viewsPerScreen).map(Self.screen)
    for screen in screens { root.addChild(screen) }
  }

  var viewCount: Int { screens.count * Self.viewsPerScreen }

  static func controllerName(ofScreen number: Int) -> String { "Screen\(number)Controller" }

  /// A cell as in all lists.
  static func cell() -> UIView {
    let box = view(
      UIView(),
      [
        view(UILabel(), named: "price"), UILabel(), UIImageView(), view(UIButton(), named: "primary"),
        UIButton(),
      ])
    return view(
      UIView(), named: "cell",
      [UIImageView(), view(UILabel(), named: "title"), UILabel(), box, UIView(), UILabel()])
  }

  private static func screen(_ number: Int) -> UIViewController {
    let controller = UIViewController()
    controller.customStyleClassName = StyleClassName(controllerName(ofScreen: number))
    let header = view(
      UIView(), named: "header",
      [UIImageView(), view(UILabel(), named: "title"), UILabel(), UILabel(), UIButton(), UIView()])
    controller.view = view(UIView(), [header] + (0..<cellsPerScreen).map { _ in cell() })
    return controller
  }

  private static func view(_ view: UIView, named name: String? = nil, _ subviews: [UIView] = []) -> UIView {
    view.styleIdentifier = name
    for subview in subviews { view.addSubview(subview) }
    return view
  }
}

extension AppTree {
  /// How many views look otherwise than those at the same places in another tree.
  func differenceCount(from other: AppTree) -> Int {
    zip(screens, other.screens).reduce(0) { count, pair in
      guard let view = pair.0.view, let otherView = pair.1.view else { return count }
      return count + Self.differenceCount(view, otherView)
    }
  }

  static func differenceCount(_ view: UIView, _ other: UIView) -> Int {
    zip(view.subviews, other.subviews).reduce(looksAlike(view, other) ? 0 : 1) { count, pair in
      count + differenceCount(pair.0, pair.1)
    }
  }

  private static func looksAlike(_ view: UIView, _ other: UIView) -> Bool {
    guard view.backgroundColor == other.backgroundColor, view.tintColor == other.tintColor,
      view.contentMode == other.contentMode, view.layer.cornerRadius == other.layer.cornerRadius,
      view.layer.borderWidth == other.layer.borderWidth
    else { return false }
    switch (view, other) {
    case (let label as UILabel, let other as UILabel):
      return label.textColor == other.textColor && label.font == other.font
        && label.numberOfLines == other.numberOfLines
    case (let button as UIButton, let other as UIButton):
      return button.titleColor(for: .normal) == other.titleColor(for: .normal)
    default: return type(of: view) == type(of: other)
    }
  }
}
