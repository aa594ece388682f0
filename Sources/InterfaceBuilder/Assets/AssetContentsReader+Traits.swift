import StyleSyntax

extension AssetContentsReader {
  /// For what an entry of an asset's list is meant.
  mutating func traits(of entry: SyntaxNode) -> AssetTraits {
    var traits = AssetTraits()
    traits.idiom = word("idiom", of: entry) ?? .universal
    traits.displayGamut = word("display-gamut", of: entry)
    traits.scale = word("scale", of: entry)
    traits.widthClass = word("width-class", of: entry)
    traits.heightClass = word("height-class", of: entry)
    traits.languageDirection = word("language-direction", of: entry)
    for (key, trait) in Self.texts { traits[keyPath: trait] = text(key, of: entry) ?? traits[keyPath: trait] }
    guard entry["appearances"] != nil else { return traits }
    for appearance in list("appearances", of: entry, what: "a variant") {
      switch word("appearance", of: appearance, as: Appearance.self) {
      case .luminosity: traits.luminosity = word("value", of: appearance)
      case .contrast: traits.contrast = word("value", of: appearance)
      case nil: if appearance["appearance"] == nil { report("an appearance needs its kind", at: appearance) }
      }
    }
    return traits
  }

  private enum Appearance: String, CaseIterable {
    case luminosity, contrast
  }

  /// What is a text of its own; older catalogs spell the screen's width in one word.
  private static let texts: [(key: String, trait: WritableKeyPath<AssetTraits, String?> & Sendable)] = [
    ("locale", \.locale), ("subtype", \.subtype), ("memory", \.memory), ("screenWidth", \.screenWidth),
    ("screen-width", \.screenWidth), ("graphics-feature-set", \.graphicsFeatureSet),
  ]
}
