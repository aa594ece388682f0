import StyleInjection

/// The name that is around the enums of layout.
public enum NSLayoutConstraint {}

extension NSLayoutConstraint {
  /// The cases of UIKit's `NSLayoutConstraint.Axis`.
  public enum Axis: String, UIKitEnumeration {
    case horizontal, vertical
  }
}
