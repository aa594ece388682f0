import Foundation
import StyleInjection

/// A button in a navigation bar or a toolbar.
open class UIBarButtonItem: UIBarItem {
  /// How important it is.
  public final var style = UIBarButtonItem.Style.plain
  /// The width in points; 0 for the content's.
  public final var width: CGFloat = 0
  /// The colour of the content; nil for the bar's.
  public final var tintColor: StyleColor?
  /// The standard button that it is; nil for a button of the app's own.
  public final var systemItem: SystemItem?
  /// The view that stands for it; nil for none.
  public final var customView: UIView? {
    didSet {
      customView?.removeFromSuperview()
      adopt(customView, instead: oldValue)
    }
  }

  /// Its view.
  open override var styleChildren: [any Styleable] { customView.map { [$0] } ?? [] }
}

extension ModelClass {
  static let barButtonItem = ModelClass("UIBarButtonItem", UIBarButtonItem.self) { rows in
    rows.add("style", { $0.style }, { $0.style = $1 })
    rows.add("width", { $0.width }, { $0.width = $1 })
    rows.add("tintColor", { $0.tintColor }, { $0.tintColor = $1 })
    rows.addObject("customView", "UIView") { $0.customView }
  }
}

extension UIBarButtonItem {
  /// The cases of UIKit's `UIBarButtonItem.Style`.
  public enum Style: String, UIKitEnumeration {
    case plain, bordered, done
  }
}

extension UIBarButtonItem {
  /// The cases of UIKit's `UIBarButtonItem.SystemItem`.
  public enum SystemItem: String, UIKitEnumeration {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      pageCurl, close, writingTools
  }
}
