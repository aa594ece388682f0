import StyleInjection

extension InterfaceValueReader {
  /// A colour by its name or its components; nil for an unknown colour space.
  mutating func color(_ element: InterfaceElement) -> StyleColor? {
    for attribute in Self.systemNameAttributes {
      if let name = element[attribute] { return systemColor(name, fallback: element) }
    }
    guard let name = element["name"] else { return components(element) }
    if element["catalog"] != nil { return systemColor(name, fallback: element) }
    checkColor(name, in: element, "name")
    return assets.color(named: name) ?? documentColors[name]?.named(name) ?? StyleColor(unresolvedName: name)
  }

  /// Where a system colour's name may stand, newest Xcode first: older ones stay for older Xcodes to read.
  private static let systemNameAttributes = [
    "systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor",
  ]

  /// A system colour under its Swift name (`systemBackground`): as the system has it, else as the document says.
  private mutating func systemColor(_ attributeName: String, fallback element: InterfaceElement)
    -> StyleColor?
  {
    let name = attributeName.hasSuffix("Color") ? String(attributeName.dropLast(5)) : attributeName
    if let known = system.color(named: name) { return known.named(name) }
    if let copy = documentColors[attributeName] { return copy.named(name) }
    guard element["white"] != nil || element["red"] != nil else { return StyleColor(unresolvedName: name) }
    return components(element)?.named(name)
  }

  private mutating func components(_ element: InterfaceElement) -> StyleColor? {
    guard let space = InterfaceColorSpace.of(element) else {
      let attribute = element["customColorSpace"] == nil ? "colorSpace" : "customColorSpace"
      report(element, attribute, wanted: "a known colour space")
      return nil
    }
    var components: [Double] = []
    for name in space.components { components.append(number(element, name) ?? 0) }
    return space.color(components, number(element, "alpha") ?? 1)
  }
}
