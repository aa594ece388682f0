extension InterfaceClassRows {
  static let frameworks: [InterfaceClassRows] = [
    InterfaceClassRows(
      "GLKView",
      [
        .attribute("enableSetNeedsDisplay", omitted: "YES")
      ]),
    InterfaceClassRows(
      "MKMapView",
      [
        .attribute("mapType", omitted: "standard"),
        .attribute("pitchEnabled", "isPitchEnabled", omitted: "YES"),
        .attribute("zoomEnabled", "isZoomEnabled", omitted: "YES"),
        .attribute("scrollEnabled", "isScrollEnabled", omitted: "YES"),
        .attribute("rotateEnabled", "isRotateEnabled", omitted: "YES"),
        .attribute("showsUserLocation", omitted: "NO"),
      ]),
    InterfaceClassRows(
      "MTKView",
      [
        .attribute("enableSetNeedsDisplay", omitted: "NO"),
        .attribute("paused", "isPaused", omitted: "NO"),
      ]),
    InterfaceClassRows(
      "SCNView",
      [
        .attribute("allowsCameraControl", omitted: "NO"),
        .attribute("autoenablesDefaultLighting", omitted: "NO"),
        .attribute("preferredFramesPerSecond"),
      ]),
    InterfaceClassRows(
      "SKView",
      [
        .attribute("paused", "isPaused", omitted: "NO"),
        .attribute("showsFPS", omitted: "NO"),
        .attribute("preferredFramesPerSecond"),
      ]),
    InterfaceClassRows(
      "UIWebView",
      [
        .attribute("scalesPageToFit", omitted: "NO"),
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
        .attribute("allowsPictureInPictureMediaPlayback", omitted: "YES"),
        .attribute("applicationNameForUserAgent"),
        .attribute("suppressesIncrementalRendering", omitted: "NO"),
      ]),
    InterfaceClassRows(
      "WKPreferences",
      [
        .attribute("javaScriptEnabled", omitted: "YES"),
        .attribute("minimumFontSize"),
      ]),
  ]
}
