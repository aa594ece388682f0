import StyleInjection

/// How a text looks, whatever shows it: one style for labels, buttons, fields and bars. What is nil is not set.
///
/// In a rule it is called with the object: `heading($0)`.
public struct StyleTextStyle: Sendable {
  /// The font.
  public var font: StyleSheetValue<StyleFont>?
  /// The colour.
  public var color: StyleSheetValue<StyleColor>?
  /// The room between letters in points, beside the font's own.
  public var kern: Double?
  /// The height of a line in points. A title of a bar or an item has one line: there it does not count.
  public var lineHeight: Double?

  /// A text style.
  public init(
    font: StyleSheetValue<StyleFont>? = nil, color: StyleSheetValue<StyleColor>? = nil, kern: Double? = nil,
    lineHeight: Double? = nil
  ) {
    self.font = font
    self.color = color
    self.kern = kern
    self.lineHeight = lineHeight
  }

  /// Sets it on an object that shows text.
  public func callAsFunction(
    _ object: some StyleTextProperties, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> StyleSetting {
    let place = StyleCodePlace(fileID, line, column)
    func setting<Value>(
      _ key: StylePropertyKey<Value>?, _ value: StyleSheetValue<Value>?
    ) -> StyleSetting? {
      guard let key, let value else { return nil }
      return StyleSetting(key.keyPath, value, at: place)
    }
    let settings: [StyleSetting?] =
      switch object.textKeys {
      case .properties(let keys):
        [
          setting(keys.font, font), setting(keys.color, color),
          setting(keys.kern, kern.map { .value($0) }),
          setting(keys.lineHeight, lineHeight.map { .value($0) }),
        ]
      case .attributes(let key):
        [setting(key, .attributes(font: font, color: color, kern: kern))]
      }
    return StyleSetting(settings.compactMap(\.self).flatMap(\.declarations)).used(at: place)
  }
}
