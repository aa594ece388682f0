import StyleDiagnostics
import StyleInjection
import StyleSyntax

/// Reads the `Contents.json` of a colour set.
struct ColorSetReader {
  private let file: SourceFile
  private let system: any StyleResources
  private(set) var diagnostics: [Diagnostic] = []

  init(_ file: SourceFile, system: any StyleResources) {
    self.file = file
    self.system = system
  }

  /// The colour in the light appearance on any device; nil if there is none.
  mutating func color(_ root: SyntaxNode) -> StyleColor? {
    guard let entries = root["colors"]?.elements else {
      return report("a colour set needs a list 'colors'", at: root)
    }
    let colored = entries.filter { $0["color"] != nil }
    guard let best = colored.min(by: { Self.distanceFromBase($0) < Self.distanceFromBase($1) }),
      let color = best["color"]
    else { return nil }
    return self.color(of: color)
  }

  /// How far an entry is from the one for every device and the light appearance; the first of the nearest counts.
  private static func distanceFromBase(_ entry: SyntaxNode) -> Int {
    var distance = 0
    for appearance in entry["appearances"]?.elements ?? [] {
      distance += appearance["value"]?.string == "light" ? 1 : 8
    }
    if let gamut = entry["display-gamut"]?.string { distance += gamut == "sRGB" ? 0 : 2 }
    if let idiom = entry["idiom"]?.string, idiom != "universal" { distance += idiom == "iphone" ? 2 : 4 }
    if entry["locale"] != nil { distance += 16 }
    return distance
  }

  private mutating func color(of node: SyntaxNode) -> StyleColor? {
    if let reference = node["reference"]?.string { return systemColor(reference) }
    guard let components = node["components"] else {
      return report("a colour needs 'components' or a 'reference'", at: node)
    }
    let spaceName = node["color-space"]?.string ?? "srgb"
    guard let space = Self.spaces[spaceName] else {
      return report("unknown colour space '\(spaceName)'", at: node["color-space"] ?? node)
    }
    let alpha = components["alpha"].map { opacity($0) } ?? 1
    if space == .gray {
      return StyleColor(white: component("white", of: components), alpha: alpha)
    }
    return StyleColor(
      colorSpace: space, component("red", of: components), component("green", of: components),
      component("blue", of: components), alpha: alpha)
  }

  private static let spaces: [String: StyleColor.ColorSpace] = [
    "srgb": .sRGB, "extended-srgb": .sRGB, "extended-linear-srgb": .linearSRGB, "display-p3": .displayP3,
    "gray-gamma-22": .gray, "extended-gray": .gray,
  ]

  /// Assets name system colours as Objective-C does.
  private func systemColor(_ reference: String) -> StyleColor {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    return system.color(named: name) ?? StyleColor(unresolvedName: name)
  }

  /// `"0.5"` and `"1.000"` are parts of one, `"128"` and `"0x80"` parts of 255; a bare JSON number is a part of one.
  private mutating func component(_ name: String, of components: SyntaxNode) -> Double {
    guard let node = components[name] else {
      report("a colour needs its '\(name)'", at: components)
      return 0
    }
    if let number = node.number { return number }
    let text = node.string ?? ""
    if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
      return Double(byte) / 255
    }
    if let byte = Int(text) { return Double(byte) / 255 }
    if let number = Double(text), number.isFinite { return number }
    report("'\(name)' must be a number, found '\(text)'", at: node)
    return 0
  }

  private mutating func opacity(_ node: SyntaxNode) -> Double {
    if let number = node.number ?? node.string.flatMap(Double.init), number.isFinite { return number }
    report("'alpha' must be a number", at: node)
    return 1
  }

  @discardableResult
  private mutating func report(_ message: String, at node: SyntaxNode) -> StyleColor? {
    diagnostics.append(Diagnostic(.assetContents, .warning, message, at: SourceRange(file, node.span)))
    return nil
  }
}
