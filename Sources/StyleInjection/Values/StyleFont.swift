/// A font: a face and a size in points.
public struct StyleFont: Sendable, Hashable {
  /// Which letters.
  public enum Face: Sendable, Hashable {
    /// The system font.
    case system(weight: Weight, italic: Bool)
    /// A face by its PostScript name.
    case named(String)
  }

  /// UIKit's font weights, lightest first.
  public enum Weight: String, Sendable, Hashable, CaseIterable {
    // The names are the constants of `UIFont.Weight`.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The families of the system font, as UIKit's `UIFontDescriptor.SystemDesign`.
  public enum Design: String, Sendable, Hashable, CaseIterable {
    // The names are the constants of `UIFontDescriptor.SystemDesign`.
    case `default`, monospaced, rounded, serif
  }

  /// The widths of the system font.
  public enum Width: String, Sendable, Hashable, CaseIterable {
    // The names are the constants of `UIFont.Width`.
    case compressed, condensed, standard, expanded
  }

  /// Which letters.
  public var face: Face
  /// In points; greater than zero.
  public var size: Double
  /// The text style that the size follows, by its Swift name (`title2`); nil for a fixed size.
  public var textStyle: String?
  /// The family of a system font; a named face has its own.
  public var design = Design.default
  /// The width of a system font; a named face has its own.
  public var width = Width.standard

  /// A font of a face and a size in points.
  public init(_ face: Face, size: Double, textStyle: String? = nil) {
    self.face = face
    self.size = size
    self.textStyle = textStyle
  }

  /// The system font at a size in points.
  public static func system(_ size: Double, weight: Weight = .regular, italic: Bool = false) -> StyleFont {
    StyleFont(.system(weight: weight, italic: italic), size: size)
  }

  /// A face by its PostScript name at a size in points.
  public static func named(_ postScriptName: String, _ size: Double) -> StyleFont {
    StyleFont(.named(postScriptName), size: size)
  }
}
