import StyleInjection

/// A view that Metal draws.
open class MTKView: UIView {
  /// Whether it draws only when it is told to.
  public final var enableSetNeedsDisplay = false
  /// Whether it stands still.
  public final var isPaused = false
  /// How often it draws in a second.
  public final var preferredFramesPerSecond: Int = 60
}

extension ModelClass {
  static let mtkView = ModelClass("MTKView", MTKView.self) { rows in
    rows.add("enableSetNeedsDisplay", { $0.enableSetNeedsDisplay }, { $0.enableSetNeedsDisplay = $1 })
    rows.add("isPaused", { $0.isPaused }, { $0.isPaused = $1 })
    rows.add(
      "preferredFramesPerSecond", { $0.preferredFramesPerSecond }, { $0.preferredFramesPerSecond = $1 })
  }
}

/// A view that OpenGL draws.
open class GLKView: UIView {
  /// Whether it draws only when it is told to.
  public final var enableSetNeedsDisplay = true
}

extension ModelClass {
  static let glkView = ModelClass("GLKView", GLKView.self) { rows in
    rows.add("enableSetNeedsDisplay", { $0.enableSetNeedsDisplay }, { $0.enableSetNeedsDisplay = $1 })
  }
}

/// A scene of SceneKit.
open class SCNView: UIView {
  /// Whether the user moves the camera.
  public final var allowsCameraControl = false
  /// Whether a light is added.
  public final var autoenablesDefaultLighting = false
  /// Whether the scene moves.
  public final var isPlaying = false
  /// How often it draws in a second.
  public final var preferredFramesPerSecond: Int = 60
}

extension ModelClass {
  static let scnView = ModelClass("SCNView", SCNView.self) { rows in
    rows.add("allowsCameraControl", { $0.allowsCameraControl }, { $0.allowsCameraControl = $1 })
    rows.add(
      "autoenablesDefaultLighting", { $0.autoenablesDefaultLighting }, { $0.autoenablesDefaultLighting = $1 })
    rows.add("isPlaying", { $0.isPlaying }, { $0.isPlaying = $1 })
    rows.add(
      "preferredFramesPerSecond", { $0.preferredFramesPerSecond }, { $0.preferredFramesPerSecond = $1 })
  }
}

/// A scene of SceneKit before the camera's picture.
open class ARSCNView: SCNView {
  /// Whether the light follows the camera's picture.
  public final var automaticallyUpdatesLighting = true
}

extension ModelClass {
  static let arscnView = ModelClass("ARSCNView", ARSCNView.self) { rows in
    rows.add(
      "automaticallyUpdatesLighting", { $0.automaticallyUpdatesLighting },
      { $0.automaticallyUpdatesLighting = $1 })
  }
}

/// A scene of SpriteKit.
open class SKView: UIView {
  /// Whether it stands still.
  public final var isPaused = false
  /// Whether it shows how often it draws.
  public final var showsFPS = false
  /// How often it draws in a second.
  public final var preferredFramesPerSecond: Int = 60
}

extension ModelClass {
  static let skView = ModelClass("SKView", SKView.self) { rows in
    rows.add("isPaused", { $0.isPaused }, { $0.isPaused = $1 })
    rows.add("showsFPS", { $0.showsFPS }, { $0.showsFPS = $1 })
    rows.add(
      "preferredFramesPerSecond", { $0.preferredFramesPerSecond }, { $0.preferredFramesPerSecond = $1 })
  }
}

/// A scene of SpriteKit before the camera's picture.
open class ARSKView: SKView {}

extension ModelClass {
  static let arskView = ModelClass("ARSKView", ARSKView.self)
}
