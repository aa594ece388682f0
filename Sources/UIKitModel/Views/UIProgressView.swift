import StyleInjection

/// A bar that shows how far a task has come.
open class UIProgressView: UIView {
  /// How far the task has come, 0…1.
  public final var progress: Float = 0
  /// Its look.
  public final var progressViewStyle = UIProgressView.Style.default
  /// The colour of what is done; nil for the tint colour.
  public final var progressTintColor: StyleColor?
  /// The colour of what is left; nil for the system's.
  public final var trackTintColor: StyleColor?
  /// The image of what is done; nil for a plain colour.
  public final var progressImage: StyleImage?
  /// The image of what is left; nil for a plain colour.
  public final var trackImage: StyleImage?
}

extension ModelClass {
  static let progressView = ModelClass("UIProgressView", UIProgressView.self) { rows in
    rows.add("progress", { $0.progress }, { $0.progress = $1 })
    rows.add("progressViewStyle", { $0.progressViewStyle }, { $0.progressViewStyle = $1 })
    rows.add("progressTintColor", { $0.progressTintColor }, { $0.progressTintColor = $1 })
    rows.add("trackTintColor", { $0.trackTintColor }, { $0.trackTintColor = $1 })
    rows.add("progressImage", { $0.progressImage }, { $0.progressImage = $1 })
    rows.add("trackImage", { $0.trackImage }, { $0.trackImage = $1 })
  }
}

extension UIProgressView {
  /// The cases of UIKit's `UIProgressView.Style`.
  public enum Style: String, UIKitEnumeration {
    case `default`, bar
  }
}
