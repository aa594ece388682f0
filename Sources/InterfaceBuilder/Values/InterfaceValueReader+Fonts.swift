import StyleInjection

extension InterfaceValueReader {
  /// A font: the system's, one by its name, or a text style's; nil for an unknown text style.
  mutating func font(_ element: InterfaceElement) -> StyleFont? {
    if let style = element["style"] { return textStyle(style, in: element) }
    let size = fontSize(element)
    if let name = element["name"] { return .named(name, size) }
    if let family = element["family"] { return .named(system.fontFace(named: family) ?? family, size) }
    guard let type = element["type"] ?? element["metaFont"] else {
      return .system(size, weight: weight(element))
    }
    guard let row = Self.systemFaces[type] else {
      report(element, element["type"] == nil ? "metaFont" : "type", wanted: "a kind of system font")
      return .system(size, weight: weight(element))
    }
    let weight = element["weight"] == nil ? row.weight : weight(element)
    return .system(size, weight: weight, italic: row.italic)
  }

  /// The system fonts of `type` (fonts of views) and of `metaFont` (fonts of attributed text).
  private static let systemFaces: [String: (weight: StyleFont.Weight, italic: Bool)] = [
    "system": (.regular, false), "boldSystem": (.bold, false), "italicSystem": (.regular, true),
    "systemBold": (.bold, false), "smallSystem": (.regular, false), "smallSystemBold": (.bold, false),
  ]

  /// The sizes that have names, in points: UIKit's `systemFontSize` and kin.
  private static let namedSizes: [String: Double] = [
    "system": 14, "label": 17, "button": 18, "smallSystem": 12,
  ]

  private mutating func fontSize(_ element: InterfaceElement) -> Double {
    for attribute in ["pointSize", "size"] {
      guard let text = element[attribute] else { continue }
      if let named = Self.namedSizes[text] { return named }
      if let size = number(element, attribute), size > 0 { return size }
    }
    return element["metaFont"].flatMap { Self.namedSizes[$0] } ?? 17
  }

  private mutating func weight(_ element: InterfaceElement) -> StyleFont.Weight {
    guard let text = element["weight"] else { return .regular }
    if let weight = StyleFont.Weight(rawValue: text) { return weight }
    report(element, "weight", wanted: "a weight of the system font")
    return .regular
  }

  private mutating func textStyle(_ style: String, in element: InterfaceElement) -> StyleFont? {
    let name = Self.textStyles[style] ?? style
    if var font = system.textStyleFont(named: name) {
      font.textStyle = name
      return font
    }
    report(element, "style", wanted: "a text style")
    return nil
  }

  /// The Swift names of text styles.
  private static let textStyles: [String: String] = [
    "UICTFontTextStyleExtraLargeTitle": "extraLargeTitle", "UICTFontTextStyleTitle0": "largeTitle",
    "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2",
    "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleHeadline": "headline",
    "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleBody": "body",
    "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleFootnote": "footnote",
    "UICTFontTextStyleCaption1": "caption1", "UICTFontTextStyleCaption2": "caption2",
  ]
}
