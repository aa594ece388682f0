import StyleDiagnostics
import StyleInjection
import StyleSyntax

extension AssetContentsReader {
  /// The colours of a colour set.
  mutating func colorVariants(_ root: SyntaxNode, name: String) -> [AssetColor.Variant] {
    var variants: [AssetColor.Variant] = []
    for entry in list("colors", of: root, what: "a colour set") {
      let traits = traits(of: entry)
      // An entry without a colour is one that nobody has chosen yet.
      guard let node = entry["color"], let color = color(node) else { continue }
      variants.append(
        AssetColor.Variant(traits: traits, color: color.named(name), systemName: systemName(node)))
    }
    return variants
  }

  private mutating func color(_ node: SyntaxNode) -> StyleColor? {
    if node["reference"] != nil { return reference(node) }
    guard let components = node["components"] else {
      report("a colour needs 'components' or a 'reference'", at: node)
      return nil
    }
    let space: ColorSpace
    if node["color-space"] == nil {
      space = .sRGB
    } else if let named = word("color-space", of: node, as: ColorSpace.self) {
      space = named
    } else {
      return nil
    }
    let names = space.model == .gray ? ["white"] : ["red", "green", "blue"]
    let values = names.compactMap { component($0, of: components) }
    let alpha = components["alpha"] == nil ? 1 : number("alpha", of: components)
    guard values.count == names.count, let alpha else { return nil }
    return StyleColor(
      colorSpace: space.model, values[0], values.count > 1 ? values[1] : 0, values.count > 2 ? values[2] : 0,
      alpha: alpha)
  }

  /// Apple's names of colour spaces in asset catalogs.
  private enum ColorSpace: String, CaseIterable {
    case sRGB = "srgb"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case displayP3 = "display-p3"
    case gray = "gray-gamma-22"
    case extendedGray = "extended-gray"

    var model: StyleColor.ColorSpace {
      switch self {
      case .sRGB, .extendedSRGB: .sRGB
      case .extendedLinearSRGB: .linearSRGB
      case .displayP3: .displayP3
      case .gray, .extendedGray: .gray
      }
    }
  }

  /// Assets name system colours as Objective-C does; those of the Mac have other components under the same names.
  private mutating func reference(_ node: SyntaxNode) -> StyleColor? {
    guard let reference = text("reference", of: node) else { return nil }
    let name = Self.systemName(reference)
    guard text("platform", of: node) != "osx" else { return StyleColor(unresolvedName: name) }
    if let color = system.color(named: name) { return color }
    if let near = NearestName.of(name, in: system.colorNames) {
      report(
        "there is no system colour '\(reference)'", at: node["reference"] ?? node, suggestion: near + "Color")
    }
    return StyleColor(unresolvedName: name)
  }

  /// The name of the system colour that a colour refers to; nil for none of those that there are here.
  private func systemName(_ node: SyntaxNode) -> String? {
    guard case .scalar(.string(let reference))? = node["reference"]?.value else { return nil }
    let name = Self.systemName(reference)
    if case .scalar(.string("osx"))? = node["platform"]?.value { return nil }
    return system.color(named: name) == nil ? nil : name
  }

  private static func systemName(_ reference: String) -> String {
    reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference
  }

  /// `"0.5"` and `"1.000"` are parts of one, `"128"` and `"0x80"` parts of 255; a bare JSON number is a part of one.
  private mutating func component(_ name: String, of components: SyntaxNode) -> Double? {
    guard let node = components[name] else {
      report("a colour needs its '\(name)'", at: components)
      return nil
    }
    guard case .scalar(.string(let text)) = node.value else { return number(name, of: components) }
    let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
    let byte = isHexadecimal ? Int(text.dropFirst(2), radix: 16) : Int(text)
    return byte.map { Double($0) / 255 } ?? number(name, of: components)
  }

  private mutating func number(_ name: String, of components: SyntaxNode) -> Double? {
    guard let node = components[name] else { return nil }
    var found: Double?
    switch node.value {
    case .scalar(.integer(let number)): found = Double(number)
    case .scalar(.real(let number)): found = number
    case .scalar(.string(let text)): found = Double(text)
    default: break
    }
    if let found, found.isFinite { return found }
    report("'\(name)' must be a number", at: node)
    return nil
  }
}
