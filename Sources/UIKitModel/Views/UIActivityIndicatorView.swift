import StyleInjection

/// A spinner for work of unknown length.
open class UIActivityIndicatorView: UIView {
  /// Its size.
  public final var style = UIActivityIndicatorView.Style.medium
  /// Its colour.
  public final var color: StyleColor? = .init(red: 153.0 / 255, green: 153.0 / 255, blue: 153.0 / 255)
  /// Whether it is hidden while it stands still.
  public final var hidesWhenStopped = true
  /// Whether it turns.
  public final var isAnimating = false
}

extension ModelClass {
  static let activityIndicatorView = ModelClass("UIActivityIndicatorView", UIActivityIndicatorView.self) {
    rows in
    rows.add("style", { $0.style }, { $0.style = $1 })
    rows.add("color", { $0.color }, { $0.color = $1 })
    rows.add("hidesWhenStopped", { $0.hidesWhenStopped }, { $0.hidesWhenStopped = $1 })
  }
}

extension UIActivityIndicatorView {
  /// The cases of UIKit's `UIActivityIndicatorView.Style`.
  public enum Style: String, UIKitEnumeration {
    case whiteLarge, white, gray, medium, large
  }
}
