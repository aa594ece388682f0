extension InterfaceElementRoles {
  /// What a document says of itself, of what Xcode needs for it, and of its resources.
  static let document: [InterfaceElementRoles] = [
    InterfaceElementRoles(
      "document",
      [
        .attribute("type", .identifier),
        .attribute("version", .version),
        .attribute("toolsVersion", .version),
        .attribute("systemVersion", .version),
        .attribute("targetRuntime", .identifier),
        .attribute("variant", .identifier),
        .attribute("propertyAccessControl", .word("none", "localizable", "all")),
        .attribute("initialViewController", .reference),
      ]
        + ["useAutolayout", "useTraitCollections", "useSafeAreas", "colorMatched", "launchScreen"].map {
          .attribute($0, .flag)
        } + [.child("tintColor")]),
    InterfaceElementRoles(
      "device",
      [
        .attribute("id", .identifier),
        .attribute("orientation", .word("portrait", "landscape")),
        .attribute("appearance", .word("light", "dark")),
        .attribute("layout", .identifier),
        .attribute("subdevice", .identifier),
      ]),
    InterfaceElementRoles("adaptation", [.attribute("id", .identifier)]),
    InterfaceElementRoles(
      "deployment",
      [
        .attribute("identifier", .identifier), .attribute("version", .version),
        .attribute("defaultVersion", .version),
      ]),
    InterfaceElementRoles(
      "development",
      [
        .attribute("identifier", .identifier), .attribute("version", .version),
        .attribute("defaultVersion", .version),
      ]),
    InterfaceElementRoles(
      "plugIn", [.attribute("identifier", .identifier), .attribute("version", .version)]),
    InterfaceElementRoles(
      "capability",
      [
        .attribute("name", .text), .attribute("minToolsVersion", .version),
        .attribute("minSystemVersion", .version), .attribute("message", .text),
        .attribute("requiredIntegratedClassName", .className),
      ]),
    InterfaceElementRoles(
      "scene", [.attribute("sceneID", .id), .attribute("userLabel", .text), .child("canvasLocation")]),
    InterfaceElementRoles(
      "image",
      [
        .attribute("name", .resource), .attribute("width", .number), .attribute("height", .number),
        .attribute("catalog", .word("system")),
      ]),
    InterfaceElementRoles("namedColor", [.attribute("name", .resource)]),
    InterfaceElementRoles("systemColor", [.attribute("name", .identifier)]),
    InterfaceElementRoles(
      "customFonts", takesAnyKey: true, [.attribute("key", .word("customFonts"), named: "place")]),
    InterfaceElementRoles(
      "class", [.attribute("className", .className), .attribute("superclassName", .className)]),
    InterfaceElementRoles(
      "relationship",
      [
        .attribute("kind", .word("action", "outlet", "outletCollection")), .attribute("name", .selector),
        .attribute("candidateClass", .className),
      ]),
    InterfaceElementRoles(
      "source",
      [
        .attribute("key", .identifier, named: "place"), .attribute("type", .identifier),
        .attribute("relativePath", .resource),
      ]),
    InterfaceElementRoles("designable", takesAnyKey: true, [.attribute("name", .id)]),
  ]
}
