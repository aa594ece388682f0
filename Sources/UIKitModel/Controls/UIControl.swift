import StyleInjection

/// A view that reports what the user does with it.
open class UIControl: UIView {
  /// Whether it reacts to the user.
  public final var isEnabled = true
  /// Whether it is selected.
  public final var isSelected = false
  /// Whether it is pressed.
  public final var isHighlighted = false
  /// Where the content stands from side to side.
  public final var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center
  /// Where the content stands from top to bottom.
  public final var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center
}

extension ModelClass {
  static let control = ModelClass("UIControl", UIControl.self) { rows in
    rows.add("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 })
    rows.add("isSelected", { $0.isSelected }, { $0.isSelected = $1 })
    rows.add("isHighlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
    rows.add(
      "contentHorizontalAlignment", { $0.contentHorizontalAlignment }, { $0.contentHorizontalAlignment = $1 })
    rows.add(
      "contentVerticalAlignment", { $0.contentVerticalAlignment }, { $0.contentVerticalAlignment = $1 })
  }
}

extension UIControl {
  /// The cases of UIKit's `UIControl.ContentHorizontalAlignment`.
  public enum ContentHorizontalAlignment: String, UIKitEnumeration {
    case center, left, right, fill, leading, trailing
  }
}

extension UIControl {
  /// The cases of UIKit's `UIControl.ContentVerticalAlignment`.
  public enum ContentVerticalAlignment: String, UIKitEnumeration {
    case center, top, bottom, fill
  }
}
