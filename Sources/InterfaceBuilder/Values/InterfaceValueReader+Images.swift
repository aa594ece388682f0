import StyleInjection

extension InterfaceValueReader {
  /// An image by the name in an attribute; nil where that is not written.
  mutating func image(_ element: InterfaceElement, _ attribute: String) -> StyleImage? {
    guard let name = element[attribute], !name.isEmpty else { return nil }
    checkImage(name, in: element, attribute)
    return StyleImage(name, source: source(element))
  }

  /// An image and how it is drawn.
  mutating func imageReference(_ element: InterfaceElement) -> StyleImage? {
    guard let name = element["image"], !name.isEmpty else {
      report(element, "image", wanted: "the name of an image")
      return nil
    }
    checkImage(name, in: element, "image")
    let rendering = word(element, "renderingMode", Self.renderingModes, wanted: "a rendering mode")
    var configuration = StyleSymbolConfiguration(
      scale: word(element, "symbolScale", Self.symbolScales, wanted: "a scale of symbols"),
      rendering: rendering?.symbol)
    readParts(of: element, into: &configuration)
    return StyleImage(
      name, source: source(element), renderingMode: rendering?.image ?? .automatic,
      configuration: configuration == StyleSymbolConfiguration() ? nil : configuration)
  }

  /// How a symbol is drawn.
  mutating func symbolConfiguration(_ element: InterfaceElement) -> StyleSymbolConfiguration {
    let type = word(element, "configurationType", Self.configurationTypes, wanted: "a kind of configuration")
    var configuration = StyleSymbolConfiguration(
      pointSize: number(element, "pointSize"), weight: symbolWeight(element),
      scale: word(element, "scale", Self.symbolScales, wanted: "a scale of symbols"),
      rendering: word(element, "renderingMode", Self.renderingModes, wanted: "a rendering mode")?.symbol)
    readParts(of: element, into: &configuration)
    // Xcode keeps the other size when the kind is changed.
    if let type, type != .font { configuration.font = nil }
    if let type, type != .pointSize { configuration.pointSize = nil }
    return configuration
  }

  private mutating func source(_ element: InterfaceElement) -> StyleImage.Source {
    word(element, "catalog", ["system": .system], wanted: "system") ?? .asset
  }

  private mutating func symbolWeight(_ element: InterfaceElement) -> StyleFont.Weight? {
    guard element["weight"] != "unspecified" else { return nil }
    return word(element, "weight", Self.fontWeights, wanted: "a weight of symbols")
  }

  /// A font, and the colours of a symbol's layers.
  private mutating func readParts(
    of element: InterfaceElement, into configuration: inout StyleSymbolConfiguration
  ) {
    for child in element.children {
      switch child.name {
      case "fontDescription": configuration.font = font(child)
      case "hierarchicalColors", "paletteColors":
        for color in child.children where color.name == "color" {
          if let color = self.color(color) { configuration.colors.append(color) }
        }
      default: continue
      }
    }
  }

  private enum ConfigurationType { case unspecified, pointSize, font }

  private static let configurationTypes: [String: ConfigurationType] = [
    "unspecified": .unspecified, "pointSize": .pointSize, "font": .font,
  ]

  private static let symbolScales = words(StyleSymbolConfiguration.Scale.self)

  /// What a mode means for the image, and for the layers of a symbol.
  private static let renderingModes:
    [String: (image: StyleImage.RenderingMode, symbol: StyleSymbolConfiguration.Rendering?)] = [
      "automatic": (.automatic, nil), "default": (.automatic, nil), "original": (.alwaysOriginal, nil),
      "template": (.alwaysTemplate, nil), "monochrome": (.automatic, .monochrome),
      "hierarchical": (.automatic, .hierarchical), "palette": (.automatic, .palette),
      "multicolor": (.automatic, .multicolor),
    ]
}
