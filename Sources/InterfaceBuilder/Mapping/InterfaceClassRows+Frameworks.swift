import UIKitModel

extension InterfaceClassRows {
  static let frameworks: [InterfaceClassRows] = [
    InterfaceClassRows(
      "GLKView",
      [
        .initial(
          .attribute("drawableColorFormat"), \GLKView.drawableColorFormat, omitted: "RGBA8888"),
        .initial(
          .attribute("drawableDepthFormat"), \GLKView.drawableDepthFormat, omitted: "formatNone",
          spellings: ["none": "formatNone", "16": "format16", "24": "format24"]),
        .initial(
          .attribute("drawableMultisample"), \GLKView.drawableMultisample, omitted: "multisampleNone",
          spellings: ["none": "multisampleNone", "4X": "multisample4X"]),
        .initial(
          .attribute("drawableStencilFormat"), \GLKView.drawableStencilFormat, omitted: "formatNone",
          spellings: ["none": "formatNone", "8": "format8"]),
        .attribute("enableSetNeedsDisplay", omitted: "YES"),
      ]),
    InterfaceClassRows(
      "MKMapView",
      [
        .attribute("mapType", omitted: "standard"),
        .attribute("pitchEnabled", "isPitchEnabled", omitted: "YES"),
        .attribute("zoomEnabled", "isZoomEnabled", omitted: "YES"),
        .attribute("scrollEnabled", "isScrollEnabled", omitted: "YES"),
        .attribute("rotateEnabled", "isRotateEnabled", omitted: "YES"),
        .attribute("showsBuildings", omitted: "YES"),
        .attribute("showsCompass", omitted: "YES"),
        .attribute("showsPointsOfInterest", omitted: "YES"),
        .attribute("showsScale", omitted: "NO"),
        .attribute("showsTraffic", omitted: "NO"),
        .attribute("showsUserLocation", omitted: "NO"),
      ]),
    InterfaceClassRows(
      "MTKView",
      [
        .attribute("enableSetNeedsDisplay", omitted: "NO"),
        .attribute("paused", "isPaused", omitted: "NO"),
        .attribute("autoResizeDrawable", omitted: "YES"),
        .attribute("clearDepth"),
        .attribute("clearStencil"),
        .initial(
          .attribute("colorPixelFormat"), \MTKView.colorPixelFormatName, spellings: pixelFormats),
        .initial(
          .attribute("depthStencilPixelFormat"), \MTKView.depthStencilPixelFormatName,
          spellings: pixelFormats),
        .attribute("framebufferOnly", omitted: "YES"),
        .attribute("preferredFramesPerSecond"),
        .attribute("presentsWithTransaction", omitted: "NO"),
        .attribute("sampleCount"),
      ]),
    InterfaceClassRows("PHLivePhotoView", [.attribute("muted", "isMuted", omitted: "NO")]),
    InterfaceClassRows(
      "SCNView",
      [
        .attribute("allowsCameraControl", omitted: "NO"),
        .attribute("antialiasingMode"),
        .attribute("autoenablesDefaultLighting", omitted: "NO"),
        .attribute("jitteringEnabled", "isJitteringEnabled", omitted: "NO"),
        .attribute("loops"),
        .attribute("playing", "isPlaying", omitted: "NO"),
        .attribute("preferredFramesPerSecond"),
        .attribute("rendersContinuously", omitted: "NO"),
        .attribute("showsStatistics", omitted: "NO"),
        .attribute("temporalAntialiasingEnabled", "isTemporalAntialiasingEnabled", omitted: "NO"),
        .attribute("usesReverseZ"),
      ]),
    InterfaceClassRows(
      "ARSCNView",
      [
        .attribute("automaticallyUpdatesLighting"),
        .attribute("rendersCameraGrain"),
        .attribute("rendersMotionBlur", omitted: "NO"),
      ]),
    InterfaceClassRows(
      "SKView",
      [
        .attribute("paused", "isPaused", omitted: "NO"),
        .attribute("allowsTransparency", omitted: "NO"),
        .attribute("asynchronous", "isAsynchronous", omitted: "YES"),
        .attribute("ignoresSiblingOrder", omitted: "NO"),
        .attribute("shouldCullNonVisibleNodes", omitted: "YES"),
        .attribute("showsDrawCount", omitted: "NO"),
        .attribute("showsFPS", omitted: "NO"),
        .attribute("showsFields", omitted: "NO"),
        .attribute("showsNodeCount", omitted: "NO"),
        .attribute("showsPhysics", omitted: "NO"),
        .attribute("showsQuadCount", omitted: "NO"),
        .attribute("preferredFramesPerSecond"),
      ]),
    InterfaceClassRows(
      "UIWebView",
      [
        .attribute("allowsInlineMediaPlayback", omitted: "NO"),
        .attribute("allowsLinkPreview"),
        .attribute("allowsPictureInPictureMediaPlayback"),
        .attribute("gapBetweenPages"),
        .attribute("keyboardDisplayRequiresUserAction", omitted: "YES"),
        .attribute("mediaPlaybackAllowsAirPlay", omitted: "YES"),
        .attribute("mediaPlaybackRequiresUserAction", omitted: "YES"),
        .attribute("pageLength"),
        .attribute("paginationBreakingMode", omitted: "page"),
        .attribute("paginationMode", omitted: "unpaginated"),
        .attribute("scalesPageToFit", omitted: "NO"),
        .attribute("suppressesIncrementalRendering", omitted: "NO"),
        .child("dataDetectorTypes"),
      ]),
    InterfaceClassRows(
      "WKWebView",
      [
        .attribute("allowsBackForwardNavigationGestures", omitted: "NO"),
        .attribute("allowsLinkPreview", omitted: "YES"),
        .attribute("customUserAgent"),
      ]),
    InterfaceClassRows(
      "WKWebViewConfiguration",
      [
        .attribute("allowsAirPlayForMediaPlayback", omitted: "YES"),
        .attribute("allowsInlineMediaPlayback", omitted: "NO"),
        .attribute("allowsPictureInPictureMediaPlayback", omitted: "YES"),
        .attribute("applicationNameForUserAgent"),
        .attribute("ignoresViewportScaleLimits", omitted: "NO"),
        .attribute("selectionGranularity", omitted: "dynamic"),
        .attribute("suppressesIncrementalRendering", omitted: "NO"),
        .child("dataDetectorTypes"),
        .child("mediaTypesRequiringUserActionForPlayback"),
      ]),
    InterfaceClassRows(
      "WKPreferences",
      [
        .attribute("fraudulentWebsiteWarningEnabled", "isFraudulentWebsiteWarningEnabled", omitted: "YES"),
        .attribute("javaScriptCanOpenWindowsAutomatically", omitted: "NO"),
        .attribute("javaScriptEnabled", omitted: "YES"),
        .attribute("minimumFontSize"),
      ]),
  ]

  /// How documents spell `MTLPixelFormat`.
  private static let pixelFormats = [
    "Invalid": "invalid", "RGBA8Unorm": "rgba8Unorm", "RGBA8Unorm_sRGB": "rgba8Unorm_srgb",
    "BGRA8Unorm": "bgra8Unorm", "BGRA8Unorm_sRGB": "bgra8Unorm_srgb", "RGB10A2Unorm": "rgb10a2Unorm",
    "BGR10A2Unorm": "bgr10a2Unorm", "BGRA10_XR": "bgra10_xr", "BGRA10_XR_sRGB": "bgra10_xr_srgb",
    "BGR10_XR": "bgr10_xr", "BGR10_XR_sRGB": "bgr10_xr_srgb", "RGBA16Float": "rgba16Float",
    "RGBA32Float": "rgba32Float", "Depth16Unorm": "depth16Unorm", "Depth32Float": "depth32Float",
    "Stencil8": "stencil8", "Depth24Unorm_Stencil8": "depth24Unorm_stencil8",
    "Depth32Float_Stencil8": "depth32Float_stencil8", "X32_Stencil8": "x32_stencil8",
    "X24_Stencil8": "x24_stencil8",
  ]
}
