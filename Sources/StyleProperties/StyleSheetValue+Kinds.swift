import StyleInjection

extension StyleSheetValue where Value == StyleColor {
  /// A colour by its red, green and blue as one number: `0xFF8000`.
  ///
  /// - Parameters:
  ///   - rgb: 24 bits; more significant ones are left out.
  ///   - alpha: 0 (clear) … 1 (opaque), kept in steps of 1/255.
  public static func hex(_ rgb: UInt32, alpha: Double = 1) -> Self {
    Self(StyleColor(hex: rgb, alpha: alpha).styleValue.raw(in: .plist))
  }

  /// A colour of the asset catalogs, or else of the system, by its name.
  ///
  /// - Parameters:
  ///   - name: the colour's name.
  ///   - alpha: another opacity than its own, 0 … 1.
  public static func named(_ name: String, alpha: Double = 1) -> Self {
    Self(StyleColor(unresolvedName: name, alpha: alpha).styleValue.raw(in: .plist))
  }
}

extension StyleSheetValue where Value == StyleCGColor {
  /// A colour by its red, green and blue as one number: `0xFF8000`.
  ///
  /// - Parameters:
  ///   - rgb: 24 bits; more significant ones are left out.
  ///   - alpha: 0 (clear) … 1 (opaque), kept in steps of 1/255.
  public static func hex(_ rgb: UInt32, alpha: Double = 1) -> Self {
    Self(StyleCGColor(StyleColor(hex: rgb, alpha: alpha)).styleValue.raw(in: .plist))
  }

  /// A colour of the asset catalogs, or else of the system, by its name.
  ///
  /// - Parameters:
  ///   - name: the colour's name.
  ///   - alpha: another opacity than its own, 0 … 1.
  public static func named(_ name: String, alpha: Double = 1) -> Self {
    Self(StyleCGColor(StyleColor(unresolvedName: name, alpha: alpha)).styleValue.raw(in: .plist))
  }
}

extension StyleSheetValue where Value == StyleFont {
  /// The system font.
  ///
  /// - Parameters:
  ///   - size: in points, greater than 0.
  ///   - weight: its weight.
  ///   - italic: whether it is slanted.
  public static func system(_ size: Double, weight: StyleFont.Weight = .regular, italic: Bool = false) -> Self
  {
    Self(StyleFont.system(size, weight: weight, italic: italic).styleValue.raw(in: .plist))
  }

  /// A font by its family or PostScript name.
  ///
  /// - Parameters:
  ///   - name: the family's or the font's name.
  ///   - size: in points, greater than 0.
  public static func named(_ name: String, _ size: Double) -> Self {
    Self(StyleFont.named(name, size).styleValue.raw(in: .plist))
  }

  /// A font by its family or PostScript name, at the size that the view has.
  public static func named(_ name: String) -> Self { Self(.string("$\"\(name)\"")) }

  /// The font of a text style, at the size that the user has chosen.
  public static func textStyle(_ style: UIFontTextStyleCase) -> Self {
    scaled(.system(weight: .regular, italic: false), style)
  }

  /// A font by its family or PostScript name, at the size of a text style.
  public static func named(_ name: String, _ style: UIFontTextStyleCase) -> Self {
    scaled(.named(name), style)
  }

  /// The size is the style's, so that the number given here is not written.
  private static func scaled(_ face: StyleFont.Face, _ style: UIFontTextStyleCase) -> Self {
    Self(StyleFont(face, size: 1, textStyle: style.rawValue).styleValue.raw(in: .plist))
  }
}

extension StyleSheetValue where Value == StyleImage {
  /// An image of the asset catalogs by its name: `tabs/home`.
  public static func asset(_ name: String) -> Self { Self(StyleImage(name).styleValue.raw(in: .plist)) }
}

extension StyleSheetValue where Value == StyleAttributedText {
  /// Text without attributes of its own.
  public static func text(_ text: String) -> Self { Self(text.spelled) }
}

extension StyleColor {
  fileprivate init(hex rgb: UInt32, alpha: Double) {
    func channel(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}
