import StyleInjection

extension InterfaceValueReader {
  /// A font: the system's, one by its name, or a text style's; nil for an unknown text style.
  mutating func font(_ element: InterfaceElement) -> StyleFont? {
    if let style = element["style"] { return textStyle(style, in: element) }
    let weight = word(element, "weight", Self.fontWeights, wanted: "a weight of the system font")
    let size = fontSize(element)
    if let name = element["name"] {
      let system = InterfaceSystemFont.named(name).map { StyleFont($0, size: size) }
      return system ?? .named(name, size)
    }
    if let family = element["family"] { return .named(system.fontFace(named: family) ?? family, size) }
    let face = systemFace(element)
    var font = StyleFont.system(size, weight: weight ?? face.weight, italic: face.italic)
    if let width = word(element, "width", Self.fontWidths, wanted: "a width of the system font") {
      font.width = width
    }
    if let design = word(element, "design", Self.fontDesigns, wanted: "a design of the system font") {
      font.design = design
    }
    return font
  }

  /// The weight of symbols is spelled in small letters.
  static let fontWeights = words(StyleFont.Weight.self).merging(["ultralight": .ultraLight]) { own, _ in own }
  private static let fontWidths = words(StyleFont.Width.self)
  private static let fontDesigns = words(StyleFont.Design.self)

  /// The cases of an enum by their names.
  static func words<Case: CaseIterable & RawRepresentable<String>>(_ type: Case.Type) -> [String: Case] {
    Dictionary(uniqueKeysWithValues: Case.allCases.map { ($0.rawValue, $0) })
  }

  private mutating func systemFace(_ element: InterfaceElement) -> (weight: StyleFont.Weight, italic: Bool) {
    let face = word(element, "type", Self.systemFaces, wanted: "a kind of system font")
    let meta = word(element, "metaFont", InterfaceSystemFont.metaFonts, wanted: "a kind of system font")
    return face ?? meta.map { ($0.weight, false) } ?? (.regular, false)
  }

  private static let systemFaces: [String: (weight: StyleFont.Weight, italic: Bool)] = [
    "system": (.regular, false), "boldSystem": (.bold, false), "italicSystem": (.regular, true),
  ]

  /// The sizes that have names, in points: UIKit's `systemFontSize` and kin.
  private static let namedSizes: [String: Double] = [
    "system": 14, "label": 17, "button": 18, "smallSystem": 12,
  ]

  /// A size of zero stands where Xcode does not know it.
  private mutating func fontSize(_ element: InterfaceElement) -> Double {
    for attribute in ["pointSize", "size"] {
      guard let text = element[attribute] else { continue }
      if let named = Self.namedSizes[text] { return named }
      guard let size = number(element, attribute) else { continue }
      if size > 0 { return size }
      if size < 0 { report(element, attribute, wanted: "a size in points") }
    }
    return element["metaFont"].flatMap { InterfaceSystemFont.metaFonts[$0]?.size } ?? 17
  }

  private mutating func textStyle(_ style: String, in element: InterfaceElement) -> StyleFont? {
    if let parts = InterfaceTextStyle(style), let known = parts.font(in: system, environment) { return known }
    reportUnknown(element, "style", wanted: "a text style", words: InterfaceTextStyle.spellings)
    return nil
  }
}
