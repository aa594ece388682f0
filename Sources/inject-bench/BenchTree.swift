import StyleInjection
import UIKitModel

/// Trees of views like an app's: screens of labels, buttons and plain views in a few levels.
enum BenchTree {
  /// A container controller with as many screens as it takes to hold the given number of views.
  static func make(viewCount: Int, viewsPerScreen: Int = 500) -> (controller: UIViewController, view: UIView)
  {
    let root = UIViewController()
    let rootView = UIView()
    root.view = rootView
    var left = viewCount - 1
    while left > 0 {
      let screen = UIViewController()
      let view = UIView()
      screen.view = view
      root.addChild(screen)
      fill(view, count: min(left, viewsPerScreen) - 1)
      rootView.addSubview(view)
      left -= viewsPerScreen
    }
    return (root, rootView)
  }

  /// Rows of ten: a container with nine views inside it.
  private static func fill(_ view: UIView, count: Int) {
    var container = view
    for index in 0..<max(count, 0) {
      let made: UIView =
        switch index % 10 {
        case 0: UIView()
        case 1, 4, 7: UIButton()
        default: UILabel()
        }
      if index % 3 == 2, made is UILabel { made.styleIdentifier = "accent" }
      if index % 10 == 0 {
        view.addSubview(made)
        container = made
      } else {
        container.addSubview(made)
      }
    }
  }
}
