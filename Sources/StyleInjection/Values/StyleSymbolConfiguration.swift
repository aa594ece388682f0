/// How a symbol is drawn, as UIKit's `UIImage.SymbolConfiguration`. What is nil is left to the system.
public struct StyleSymbolConfiguration: Sendable, Hashable {
  /// The size of a symbol beside text, as UIKit's `UIImage.SymbolScale`.
  public enum Scale: String, Sendable, Hashable, CaseIterable {
    // The names are UIKit's.
    case `default`, unspecified, small, medium, large
  }

  /// How the layers of a symbol get their colours.
  public enum Rendering: String, Sendable, Hashable, CaseIterable {
    // The names are those of UIKit's initializers and of SwiftUI's `SymbolRenderingMode`.
    case monochrome, hierarchical, palette, multicolor
  }

  /// The size of the font that the symbol fits, in points.
  public var pointSize: Double?
  /// How bold the strokes are.
  public var weight: StyleFont.Weight?
  /// The size beside text.
  public var scale: Scale?
  /// The font that the symbol fits.
  public var font: StyleFont?
  /// How layers get their colours.
  public var rendering: Rendering?
  /// The colours of the layers, the first layer's first.
  public var colors: [StyleColor]

  /// A configuration.
  public init(
    pointSize: Double? = nil, weight: StyleFont.Weight? = nil, scale: Scale? = nil, font: StyleFont? = nil,
    rendering: Rendering? = nil, colors: [StyleColor] = []
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
    self.font = font
    self.rendering = rendering
    self.colors = colors
  }
}

extension StyleSymbolConfiguration: StyleCustomConvertible, CustomStringConvertible {
  /// UIKit's name.
  public static var styleTypeName: String { "UIImage.SymbolConfiguration" }

  /// What is not left to the system: `pointSize: 17, scale: large`.
  public var description: String {
    let colors = colors.map(PlistColorGrammar.write).joined(separator: ", ")
    let parts: [(String, String?)] = [
      ("pointSize", pointSize.map(PlistNumberGrammar.spelling)), ("weight", weight?.rawValue),
      ("scale", scale?.rawValue), ("font", font.map(PlistFontGrammar.write)),
      ("rendering", rendering?.rawValue), ("colors", colors.isEmpty ? nil : "[\(colors)]"),
    ]
    return parts.compactMap { name, value in value.map { "\(name): \($0)" } }.joined(separator: ", ")
  }
}
