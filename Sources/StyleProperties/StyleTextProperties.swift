import StyleInjection

/// Properties of an object that shows text: what a text style sets there.
public protocol StyleTextProperties: StyleObjectProperties {
  /// The properties.
  var textKeys: StyleTextKeys { get }
}

/// Which properties say how an object's text looks.
public enum StyleTextKeys: Sendable {
  /// A property for each part of the look.
  public struct Parts: Sendable {
    /// The font.
    public let font: StylePropertyKey<StyleFont>
    /// The colour.
    public let color: StylePropertyKey<StyleColor>
    /// The room between letters; nil where there is no such property.
    public let kern: StylePropertyKey<Double>?
    /// The height of a line; nil where there is no such property.
    public let lineHeight: StylePropertyKey<Double>?

    /// A property for each part.
    public init(
      font: StylePropertyKey<StyleFont>, color: StylePropertyKey<StyleColor>,
      kern: StylePropertyKey<Double>? = nil, lineHeight: StylePropertyKey<Double>? = nil
    ) {
      self.font = font
      self.color = color
      self.kern = kern
      self.lineHeight = lineHeight
    }
  }

  /// A property for each part of the look.
  case properties(Parts)
  /// Attributes that are set together.
  case attributes(StylePropertyKey<StyleTextAttributes>)
}

extension UILabelProperties: StyleTextProperties {
  /// The room between letters in points, beside the font's own: an attribute of the whole text.
  public var kern: StylePropertyKey<Double> { key("kern") }
  /// The height of a line in points: an attribute of the whole text.
  public var lineHeight: StylePropertyKey<Double> { key("lineHeight") }
  /// Properties of its own.
  public var textKeys: StyleTextKeys {
    .properties(.init(font: font, color: textColor, kern: kern, lineHeight: lineHeight))
  }
}

extension UIButtonProperties: StyleTextProperties {
  /// The label's, and the colour of the normal title.
  public var textKeys: StyleTextKeys {
    .properties(
      .init(
        font: titleLabel.font, color: StylePropertyKey(titleColor.keyPath), kern: titleLabel.kern,
        lineHeight: titleLabel.lineHeight))
  }
}

extension UITextFieldProperties: StyleTextProperties {
  /// The room between letters in points, beside the font's own: an attribute of the whole text.
  public var kern: StylePropertyKey<Double> { key("kern") }
  /// The height of a line in points: an attribute of the whole text.
  public var lineHeight: StylePropertyKey<Double> { key("lineHeight") }
  /// Properties of its own.
  public var textKeys: StyleTextKeys {
    .properties(.init(font: font, color: textColor, kern: kern, lineHeight: lineHeight))
  }
}

extension UITextViewProperties: StyleTextProperties {
  /// The room between letters in points, beside the font's own: an attribute of the whole text.
  public var kern: StylePropertyKey<Double> { key("kern") }
  /// The height of a line in points: an attribute of the whole text.
  public var lineHeight: StylePropertyKey<Double> { key("lineHeight") }
  /// Properties of its own.
  public var textKeys: StyleTextKeys {
    .properties(.init(font: font, color: textColor, kern: kern, lineHeight: lineHeight))
  }
}

extension UINavigationBarProperties: StyleTextProperties {
  /// The title's attributes.
  public var textKeys: StyleTextKeys { .attributes(titleTextAttributes) }
}

extension UINavigationBarAppearanceProperties: StyleTextProperties {
  /// The title's attributes.
  public var textKeys: StyleTextKeys { .attributes(titleTextAttributes) }
}

extension UIBarItemProperties: StyleTextProperties {
  /// The normal title's attributes.
  public var textKeys: StyleTextKeys { .attributes(StylePropertyKey(titleTextAttributes.keyPath)) }
}

extension UISegmentedControlProperties: StyleTextProperties {
  /// The normal titles' attributes.
  public var textKeys: StyleTextKeys { .attributes(StylePropertyKey(titleTextAttributes.keyPath)) }
}
