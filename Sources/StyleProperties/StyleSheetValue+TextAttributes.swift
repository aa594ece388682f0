import StyleInjection

extension StyleSheetValue where Value == StyleTextAttributes {
  /// Text attributes; those that are left out are not set.
  ///
  /// - Parameters:
  ///   - font: the font.
  ///   - color: the colour of the letters.
  ///   - backgroundColor: the colour behind them.
  ///   - kern: the room between letters in points, beside the font's own.
  ///   - baselineOffset: how far letters stand above the line, in points.
  ///   - underlineStyle: the raw value of an `NSUnderlineStyle`: 1 for a single line.
  ///   - strikethroughStyle: the raw value of an `NSUnderlineStyle`.
  public static func attributes(
    font: StyleSheetValue<StyleFont>? = nil, color: StyleSheetValue<StyleColor>? = nil,
    backgroundColor: StyleSheetValue<StyleColor>? = nil, kern: Double? = nil, baselineOffset: Double? = nil,
    underlineStyle: Int? = nil, strikethroughStyle: Int? = nil
  ) -> Self {
    let parts: [(attribute: StyleTextAttributes.Attribute, raw: RawStyleValue?)] = [
      (.font, font?.raw), (.foregroundColor, color?.raw), (.backgroundColor, backgroundColor?.raw),
      (.kern, kern?.spelled), (.baselineOffset, baselineOffset?.spelled),
      (.underlineStyle, underlineStyle?.spelled), (.strikethroughStyle, strikethroughStyle?.spelled),
    ]
    let entries = parts.compactMap { part in
      part.raw.map { RawStyleEntry(part.attribute.sheetName, LocatedStyleValue($0)) }
    }
    let variables = [font?.variables, color?.variables, backgroundColor?.variables].compactMap(\.self)
    return Self(.dictionary(entries), variables: variables.flatMap(\.self))
  }
}
