extension InterfaceElementRoles {
  /// What traits change, and guides.
  static let layout: [InterfaceElementRoles] = [
    InterfaceElementRoles("variation", [.attribute("key", .traits, named: "traits")]),
    InterfaceElementRoles(
      "mask", [.attribute("key", .word("subviews", "constraints"), named: "place")]),
    InterfaceElementRoles("include", [.attribute("reference", .reference)]),
    InterfaceElementRoles("exclude", [.attribute("reference", .reference)]),
    InterfaceElementRoles(
      "viewLayoutGuide",
      [
        .attribute("id", .id),
        .attribute(
          "key",
          .word("safeArea", "contentLayoutGuide", "frameLayoutGuide", "layoutMargins", "readableContent"),
          named: "place"),
      ]),
    InterfaceElementRoles(
      "keyboardLayoutGuide",
      [.attribute("id", .id), .attribute("key", .word("keyboard"), named: "place")]),
    InterfaceElementRoles(
      "userLayoutGuide",
      [
        .attribute("location", .number), .attribute("affinity", .word("minX", "minY", "maxX", "maxY")),
      ]),
  ]

  /// What Xcode's canvas supposes around a document.
  static let canvas: [InterfaceElementRoles] =
    [
      InterfaceElementRoles(
        "simulatedMetricsContainer",
        [place] + ["statusBar", "orientation", "destination"].map(InterfaceRole.child)),
      InterfaceElementRoles("simulatedStatusBarMetrics", [place, .attribute("statusBarStyle", .identifier)]),
      InterfaceElementRoles(
        "simulatedNavigationBarMetrics",
        bar + [.attribute("prompted", .flag)]),
      InterfaceElementRoles("simulatedToolbarMetrics", bar),
      InterfaceElementRoles("simulatedTabBarMetrics", bar),
      InterfaceElementRoles(
        "simulatedOrientationMetrics",
        [
          place,
          .attribute(
            "orientation", .word("portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight")),
        ]),
      InterfaceElementRoles(
        "simulatedScreenMetrics",
        [place, .attribute("type", .identifier), .child("portraitSize"), .child("landscapeSize")]),
      InterfaceElementRoles("fixedSimulatedSizeMetrics", [place]),
      InterfaceElementRoles("freeformSimulatedSizeMetrics", [place]),
      InterfaceElementRoles("modalPageSheetSimulatedSizeMetrics", [place]),
      InterfaceElementRoles(
        "accessibilityOverrides",
        [.attribute("dynamicTypePreference", .integer), .attribute("interfaceStyle", .identifier)]),
    ]

  private static let place = InterfaceRole.attribute("key", .identifier, named: "place")

  private static let bar: [InterfaceRole] = [
    place, .attribute("translucent", .flag), .attribute("barStyle", .word("default", "black")),
  ]
}
