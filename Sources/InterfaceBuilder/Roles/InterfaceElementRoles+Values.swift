extension InterfaceElementRoles {
  /// The parts that the elements of values spell.
  static let values: [InterfaceElementRoles] =
    [
      InterfaceElementRoles(
        "color",
        ["red", "green", "blue", "white", "alpha", "cyan", "magenta", "yellow", "black"].map {
          .attribute($0, .number)
        } + [
          .attribute("colorSpace", .identifier), .attribute("customColorSpace", .identifier),
          .attribute("name", .resource), .attribute("image", .resource),
          .attribute("catalog", .word("System")),
          .attribute("systemColor", .identifier), .attribute("cocoaTouchSystemColor", .identifier),
          .attribute("xcode11CocoaTouchSystemColor", .identifier),
        ]),
      InterfaceElementRoles(
        "fontDescription",
        [
          .attribute("name", .resource), .attribute("family", .resource), .attribute("pointSize", .number),
          .attribute("size", .word("system", "smallSystem", "label", "button")),
          .attribute("style", .identifier), .attribute("weight", .identifier),
          .attribute("type", .identifier), .attribute("width", .identifier),
          .attribute("design", .identifier),
        ]),
      InterfaceElementRoles(
        "font",
        [.attribute("name", .resource), .attribute("size", .number), .attribute("metaFont", .identifier)]),
      InterfaceElementRoles(
        "imageReference",
        [
          .attribute("image", .resource), .attribute("catalog", .word("system")),
          .attribute("symbolScale", .identifier), .attribute("renderingMode", .identifier),
          .child("fontDescription"),
        ]),
      InterfaceElementRoles("rect", numbers("x", "y", "width", "height")),
      InterfaceElementRoles("frame", numbers("minX", "minY", "maxX", "maxY", "width", "height")),
      InterfaceElementRoles("size", numbers("width", "height")),
      InterfaceElementRoles(
        "value", numbers("width", "height", "x", "y") + [.attribute("type", .identifier)]),
      InterfaceElementRoles("point", numbers("x", "y")),
      InterfaceElementRoles("inset", numbers("minX", "minY", "maxX", "maxY")),
      InterfaceElementRoles("edgeInsets", numbers("top", "left", "bottom", "right")),
      InterfaceElementRoles("directionalEdgeInsets", numbers("top", "leading", "bottom", "trailing")),
      InterfaceElementRoles("offsetWrapper", numbers("horizontal", "vertical")),
      InterfaceElementRoles("real", numbers("value")),
      InterfaceElementRoles("integer", [.attribute("value", .integer)]),
      InterfaceElementRoles("range", ["location", "length"].map { .attribute($0, .integer) }),
      InterfaceElementRoles("bool", [.attribute("value", .flag)]),
      InterfaceElementRoles("nil", [.attribute("name", .keyPath)]),
      InterfaceElementRoles("date", numbers("timeIntervalSinceReferenceDate")),
      InterfaceElementRoles("locale", [.attribute("localeIdentifier", .identifier)]),
      InterfaceElementRoles("timeZone", [.attribute("name", .resource), .child("data")]),
      InterfaceElementRoles("calendar", [.attribute("identifier", .identifier)]),
      InterfaceElementRoles("url", [.attribute("string", .text)]),
      InterfaceElementRoles("string", [.attribute("base64-UTF8", .flag), .attribute("id", .id)]),
      InterfaceElementRoles("mutableString", [.attribute("base64-UTF8", .flag), .attribute("id", .id)]),
      InterfaceElementRoles("attributedString", []),
      InterfaceElementRoles("fragment", [.attribute("content", .text), .child("content")]),
      InterfaceElementRoles("attributes", takesAnyKey: true, []),
      InterfaceElementRoles("textAttributes", takesAnyKey: true, []),
      InterfaceElementRoles("options", takesAnyKey: true, []),
      InterfaceElementRoles(
        "paragraphStyle",
        numbers(
          "headIndent", "tailIndent", "firstLineHeadIndent", "lineHeightMultiple", "lineSpacing",
          "minimumLineHeight", "maximumLineHeight", "paragraphSpacing", "paragraphSpacingBefore",
          "defaultTabInterval", "hyphenationFactor", "tighteningFactorForTruncation")
          + ["alignment", "lineBreakMode", "baseWritingDirection"].map { .attribute($0, .identifier) }
          + ["allowsDefaultTighteningForTruncation", "usesDefaultHyphenation"].map { .attribute($0, .flag) }
          + [.child("tabStops")]),
      InterfaceElementRoles(
        "textTab", numbers("location") + [.attribute("alignment", .identifier), .child("options")]),
      InterfaceElementRoles(
        "preferredSymbolConfiguration",
        numbers("pointSize")
          + ["configurationType", "scale", "weight", "renderingMode"].map { .attribute($0, .identifier) }
          + [.child("fontDescription")]),
      InterfaceElementRoles("array", [.attribute("key", .resource, named: "place")]),
      InterfaceElementRoles("mutableArray", [.attribute("key", .resource, named: "place")]),
      InterfaceElementRoles("data", [.attribute("key", .identifier, named: "place")]),
      InterfaceElementRoles("mutableData", [.attribute("key", .identifier, named: "place")]),
    ]

  private static func numbers(_ names: String...) -> [InterfaceRole] {
    names.map { .attribute($0, .number) }
  }
}
