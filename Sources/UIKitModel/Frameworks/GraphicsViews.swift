import StyleInjection

/// A view that Metal draws.
open class MTKView: UIView {
  /// Whether it draws only when it is told to.
  public final var enableSetNeedsDisplay = false
  /// Whether it stands still.
  public final var isPaused = false
  /// How often it draws in a second.
  public final var preferredFramesPerSecond: Int = 60
  /// Metal's number of the format of the pixels; 80, `bgra8Unorm`, at first.
  public final var colorPixelFormat: Int = 80
  /// Metal's number of the format of depths and stencils; 0, `invalid`, for none.
  public final var depthStencilPixelFormat: Int = 0
}

extension MTKView {
  /// The name of the format of the pixels; nil for one that no view can draw in.
  public final var colorPixelFormatName: MTLPixelFormat? {
    get { MTLPixelFormat(number: colorPixelFormat) }
    set { colorPixelFormat = newValue?.number ?? colorPixelFormat }
  }

  /// The name of the format of depths and stencils; nil for one that no view can draw in.
  public final var depthStencilPixelFormatName: MTLPixelFormat? {
    get { MTLPixelFormat(number: depthStencilPixelFormat) }
    set { depthStencilPixelFormat = newValue?.number ?? depthStencilPixelFormat }
  }
}

extension ModelClass {
  static let mtkView = ModelClass("MTKView", MTKView.self) { rows in
    rows.add("enableSetNeedsDisplay", { $0.enableSetNeedsDisplay }, { $0.enableSetNeedsDisplay = $1 })
    rows.add("isPaused", { $0.isPaused }, { $0.isPaused = $1 })
    rows.add(
      "preferredFramesPerSecond", { $0.preferredFramesPerSecond }, { $0.preferredFramesPerSecond = $1 })
    rows.add("colorPixelFormat", { $0.colorPixelFormat }, { $0.colorPixelFormat = $1 })
    rows.add("depthStencilPixelFormat", { $0.depthStencilPixelFormat }, { $0.depthStencilPixelFormat = $1 })
  }
}

/// A view that OpenGL draws.
open class GLKView: UIView {
  /// Whether it draws only when it is told to.
  public final var enableSetNeedsDisplay = true
  /// The format of the pixels.
  public final var drawableColorFormat = GLKViewDrawableColorFormat.RGBA8888
  /// The bits of a pixel's depth.
  public final var drawableDepthFormat = GLKViewDrawableDepthFormat.formatNone
  /// The bits of a pixel's stencil.
  public final var drawableStencilFormat = GLKViewDrawableStencilFormat.formatNone
  /// How many samples make a pixel.
  public final var drawableMultisample = GLKViewDrawableMultisample.multisampleNone
}

/// The cases of GLKit's `GLKViewDrawableColorFormat`.
public enum GLKViewDrawableColorFormat: String, UIKitEnumeration {
  case RGBA8888, RGB565, SRGBA8888
}

/// The cases of GLKit's `GLKViewDrawableDepthFormat`.
public enum GLKViewDrawableDepthFormat: String, UIKitEnumeration {
  case formatNone, format16, format24
}

/// The cases of GLKit's `GLKViewDrawableStencilFormat`.
public enum GLKViewDrawableStencilFormat: String, UIKitEnumeration {
  case formatNone, format8
}

/// The cases of GLKit's `GLKViewDrawableMultisample`.
public enum GLKViewDrawableMultisample: String, UIKitEnumeration {
  case multisampleNone, multisample4X
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
  /// Whether it draws apart from the other views.
  public final var isAsynchronous = true
  /// Whether what is not seen is not drawn.
  public final var shouldCullNonVisibleNodes = true
  /// Whether it shows how often it draws.
  public final var showsFPS = false
  /// How often it draws in a second.
  public final var preferredFramesPerSecond: Int = 60
}

extension ModelClass {
  static let skView = ModelClass("SKView", SKView.self) { rows in
    rows.add("isPaused", { $0.isPaused }, { $0.isPaused = $1 })
    rows.add("isAsynchronous", { $0.isAsynchronous }, { $0.isAsynchronous = $1 })
    rows.add(
      "shouldCullNonVisibleNodes", { $0.shouldCullNonVisibleNodes }, { $0.shouldCullNonVisibleNodes = $1 })
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
