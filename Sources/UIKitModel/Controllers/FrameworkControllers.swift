import StyleInjection

/// A controller that plays a video.
open class AVPlayerViewController: UIViewController {
  /// Whether the controls are shown.
  public final var showsPlaybackControls = true
  /// Whether the video may play above other apps.
  public final var allowsPictureInPicturePlayback = true
  /// How the video fills the view.
  public final var videoGravity = AVLayerVideoGravity.resizeAspect
}

extension ModelClass {
  static let avPlayerViewController = ModelClass("AVPlayerViewController", AVPlayerViewController.self) {
    rows in
    rows.add("showsPlaybackControls", { $0.showsPlaybackControls }, { $0.showsPlaybackControls = $1 })
    rows.add(
      "allowsPictureInPicturePlayback", { $0.allowsPictureInPicturePlayback },
      { $0.allowsPictureInPicturePlayback = $1 })
    rows.add("videoGravity", { $0.videoGravity }, { $0.videoGravity = $1 })
  }
}

/// A controller of a view that OpenGL draws.
open class GLKViewController: UIViewController {
  /// How often it draws in a second.
  public final var preferredFramesPerSecond: Int = 30
  /// Whether it stands still.
  public final var isPaused = false
}

extension ModelClass {
  static let glkViewController = ModelClass("GLKViewController", GLKViewController.self) { rows in
    rows.add(
      "preferredFramesPerSecond", { $0.preferredFramesPerSecond }, { $0.preferredFramesPerSecond = $1 })
    rows.add("isPaused", { $0.isPaused }, { $0.isPaused = $1 })
  }
}

/// A controller of a SwiftUI view.
open class UIHostingController: UIViewController {}

extension ModelClass {
  static let hostingController = ModelClass(
    "UIHostingController", UIHostingController.self, inherits: "UIViewController", module: "SwiftUI")
}

/// A controller of a search bar and its results, as before iOS 8.
open class UISearchDisplayController: UIKitObject {}

extension ModelClass {
  static let searchDisplayController = ModelClass(
    "UISearchDisplayController", UISearchDisplayController.self)
}

extension UIViewController {
  /// The controller that searches it, as before iOS 8; nil for none.
  public final var searchDisplayController: UISearchDisplayController? {
    get { partIfLoaded("searchDisplayController") }
    set { setPart("searchDisplayController", newValue) }
  }
}
