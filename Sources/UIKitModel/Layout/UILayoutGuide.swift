import StyleInjection

/// A rectangle of a view that constraints can refer to.
open class UILayoutGuide: UIKitObject {
  /// A name to find it by; empty for none.
  public final var identifier = ""
  /// The view whose rectangle it is; nil for none.
  public final var owningView: UIView? { owner as? UIView }
}

extension ModelClass {
  static let layoutGuide = ModelClass("UILayoutGuide", UILayoutGuide.self) { rows in
    rows.add("identifier", { $0.identifier }, { $0.identifier = $1 })
    rows.addObject("owningView", "UIView") { $0.owningView }
  }
}

/// A guide that moves on the screen.
open class UITrackingLayoutGuide: UILayoutGuide {}

extension ModelClass {
  static let trackingLayoutGuide = ModelClass("UITrackingLayoutGuide", UITrackingLayoutGuide.self)
}

/// The guide that the keyboard covers.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it reaches to the safe area's bottom while there is no keyboard.
  public final var usesBottomSafeArea = true
}

extension ModelClass {
  static let keyboardLayoutGuide = ModelClass("UIKeyboardLayoutGuide", UIKeyboardLayoutGuide.self) { rows in
    rows.add("usesBottomSafeArea", { $0.usesBottomSafeArea }, { $0.usesBottomSafeArea = $1 })
  }
}

/// What bars cover at the top or the bottom of a controller's view, as before iOS 11.
///
/// UIKit has a protocol of that name, and such guides are all that has it.
open class UILayoutSupport: UILayoutGuide {
  /// The side of the controller's view.
  public final var edge = Edge.top

  /// The sides that bars cover.
  public enum Edge: String, UIKitEnumeration {
    case top, bottom
  }
}

extension ModelClass {
  static let layoutSupport = ModelClass(
    "UILayoutSupport", UILayoutSupport.self, inherits: "UILayoutGuide", module: "UIKit")
}
