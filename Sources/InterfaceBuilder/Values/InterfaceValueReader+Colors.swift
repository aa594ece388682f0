import StyleInjection

extension InterfaceValueReader {
  /// A colour by its name or its components; nil for an unknown colour space.
  mutating func color(_ element: InterfaceElement) -> StyleColor? {
    for attribute in Self.systemColorAttributes where element[attribute] != nil {
      return systemColor(attribute, of: element)
    }
    guard let name = element["name"] else { return components(element, isCopy: false) }
    if let catalog = element["catalog"] {
      if catalog == "System" { return systemColor("name", of: element) }
      reportUnknown(element, "catalog", wanted: "System", words: ["System"])
      return StyleColor(unresolvedName: name)
    }
    checkColor(name, in: element, "name")
    let copy = components(element, isCopy: true)
    return assets.color(named: name, in: environment) ?? documentColors[name]?.named(name) ?? copy?.named(
      name)
      ?? StyleColor(unresolvedName: name)
  }

  /// Where a system colour's name may stand, newest Xcode first: older ones stay for older Xcodes to read.
  static let systemColorAttributes = [
    "systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor",
  ]

  /// A system colour under its Swift name (`systemBackground`): as the system has it, else as the document says.
  private mutating func systemColor(_ attribute: String, of element: InterfaceElement) -> StyleColor? {
    let spelling = element[attribute] ?? ""
    let name = spelling.hasSuffix("Color") ? String(spelling.dropLast(5)) : spelling
    let copy = components(element, isCopy: true)
    let known = system.color(named: name, in: environment) ?? system.color(named: spelling, in: environment)
    if let known = known ?? documentColors[spelling] { return known.named(name) }
    // Catalogs of other systems have colours that are not listed here.
    if attribute != "name" {
      reportUnknown(
        element, attribute, wanted: "a system colour", words: system.colorNames.map { $0 + "Color" })
    }
    return copy?.named(name) ?? StyleColor(unresolvedName: name)
  }

  /// The colour of the components; nil where there are none.
  ///
  /// - Parameter isCopy: whether they stand beside a name, for systems that do not know it: then they may be missing.
  private mutating func components(_ element: InterfaceElement, isCopy: Bool) -> StyleColor? {
    let isWhite = element["white"] != nil
    let spaceAttribute = element["colorSpace"] == "custom" ? "customColorSpace" : "colorSpace"
    if spaceAttribute == "colorSpace", element["colorSpace"] == "pattern" { return pattern(element) }
    if isCopy, !isWhite, element["red"] == nil, element["cyan"] == nil { return nil }
    let spaceName = element[spaceAttribute]
    guard let spaceName, spaceName != "catalog" else {
      if !isCopy, spaceName == nil, element["colorSpace"] != nil {
        report(element, spaceAttribute, wanted: "a colour space")
      }
      return color(element, in: .unnamed(isWhite: isWhite), isCopy: isCopy)
    }
    guard let space = InterfaceColorSpace.named[spaceName] else {
      let others = spaceAttribute == "colorSpace" ? ["custom", "catalog", "pattern"] : []
      reportUnknown(
        element, spaceAttribute, wanted: "a colour space",
        words: InterfaceColorSpace.rows.map(\.name) + others)
      return nil
    }
    return color(element, in: space, isCopy: isCopy)
  }

  private mutating func color(
    _ element: InterfaceElement, in space: InterfaceColorSpace, isCopy: Bool
  ) -> StyleColor {
    var components: [Double] = []
    for name in space.components {
      if !isCopy, element["colorSpace"] != nil, element[name] == nil {
        report(element, name, wanted: "a number")
      }
      components.append(number(element, name) ?? 0)
    }
    return space.color(components, number(element, "alpha") ?? 1)
  }

  /// A colour that an image makes is known by the image's name.
  private mutating func pattern(_ element: InterfaceElement) -> StyleColor? {
    if let name = element["image"] { return StyleColor(unresolvedName: name) }
    report(element, "image", wanted: "the name of an image")
    return nil
  }
}
