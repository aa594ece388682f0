import StyleInjection

/// A text style as documents spell it: `UICTFontTextStyleBody`, `UICTFontTextStyleTallEmphasizedBody`.
struct InterfaceTextStyle {
  /// The Swift name.
  private let name: String
  private let isEmphasized: Bool
  private let isItalic: Bool

  /// Nil for a name that is no text style's. Tall and short variants differ in the height of their lines alone.
  init?(_ spelling: String) {
    guard spelling.hasPrefix(Self.prefix) else { return nil }
    var rest = spelling.dropFirst(Self.prefix.count)
    func drop(_ word: String) -> Bool {
      guard rest.hasPrefix(word) else { return false }
      rest = rest.dropFirst(word.count)
      return true
    }
    _ = drop("Tall") || drop("Short")
    isEmphasized = drop("Emphasized")
    isItalic = drop("Italic")
    guard let name = Self.names[String(rest)] else { return nil }
    self.name = name
  }

  /// The spellings of the styles without variants.
  static var spellings: [String] { names.keys.map { prefix + $0 } }

  /// The font at the environment's content size; nil where the system does not have the style.
  func font(
    in system: any StyleResources, _ environment: StyleEnvironment = StyleEnvironment()
  ) -> StyleFont? {
    guard var font = system.textStyleFont(named: name, in: environment) ?? Self.largeTitles[name] else {
      return nil
    }
    if case .system(let weight, let italic) = font.face {
      font.face = .system(
        weight: isEmphasized ? Self.emphasis(of: weight) : weight, italic: isItalic || italic)
    }
    font.textStyle = name
    return font
  }

  private static func emphasis(of weight: StyleFont.Weight) -> StyleFont.Weight {
    weight == .regular ? .semibold : .bold
  }

  private static let prefix = "UICTFontTextStyle"

  /// The Swift names.
  private static let names: [String: String] = [
    "ExtraLargeTitle": "extraLargeTitle", "ExtraLargeTitle2": "extraLargeTitle2", "Title0": "largeTitle",
    "Title1": "title1", "Title2": "title2", "Title3": "title3", "Headline": "headline",
    "Subhead": "subheadline", "Body": "body", "Callout": "callout", "Footnote": "footnote",
    "Caption1": "caption1", "Caption2": "caption2",
  ]

  /// The titles of visionOS, which iOS's tables do not have: 36 and 28 points, bold.
  private static let largeTitles: [String: StyleFont] = [
    "extraLargeTitle": .system(36, weight: .bold), "extraLargeTitle2": .system(28, weight: .bold),
  ]
}
