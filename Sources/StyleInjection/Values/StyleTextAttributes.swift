/// Attributes of text, as in `titleTextAttributes`: a value for each attribute that is set.
public struct StyleTextAttributes: Sendable, Hashable {
  /// The attributes, by the names of `NSAttributedString.Key`.
  public enum Attribute: String, Sendable, Hashable, CaseIterable {
    // The names are the constants of `NSAttributedString.Key`.
    case backgroundColor, baselineOffset, expansion, font, foregroundColor, kern, ligature, link, obliqueness,
      paragraphStyle, shadow, strikethroughColor, strikethroughStyle, strokeColor, strokeWidth, textEffect,
      tracking, underlineColor, underlineStyle
  }

  /// What is set.
  public var values: [Attribute: StyleValue]

  /// Attributes with the given values.
  public init(_ values: [Attribute: StyleValue] = [:]) { self.values = values }
}

extension StyleTextAttributes.Attribute {
  /// The type of value that the attribute takes.
  public var valueType: StyleValueType {
    switch self {
    case .backgroundColor, .foregroundColor, .strikethroughColor, .strokeColor, .underlineColor: .color
    case .font: .font
    case .ligature, .strikethroughStyle, .underlineStyle: .integer
    case .baselineOffset, .expansion, .kern, .obliqueness, .strokeWidth, .tracking: .number
    case .link, .textEffect: .string
    case .paragraphStyle: StyleParagraphStyle.styleValueType
    case .shadow: StyleShadow.styleValueType
    }
  }

  /// The spelling in a sheet: `color` for the text's own colour, else the constant's name.
  public var sheetName: String { self == .foregroundColor ? "color" : rawValue }

  /// The attribute that a sheet's key names: `color`, the constant's name or its Objective-C name.
  public init?(sheetName name: String) {
    let known = Self.allCases.first { attribute in
      name == attribute.sheetName || name == attribute.rawValue || name == attribute.objectiveCName
        || name == "NS" + attribute.rawValue.prefix(1).uppercased() + attribute.rawValue.dropFirst()
    }
    guard let known else { return nil }
    self = known
  }

  /// The text of `NSForegroundColorAttributeName` and kin: the older spelling, which sheets in the wild use.
  var objectiveCName: String {
    switch self {
    case .foregroundColor: "NSColor"
    case .underlineStyle: "NSUnderline"
    case .strikethroughStyle: "NSStrikethrough"
    default: "NS" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }
}

/// Text with attributes: runs in reading order.
public struct StyleAttributedText: Sendable, Hashable {
  /// A stretch of text with the same attributes throughout.
  public struct Run: Sendable, Hashable {
    /// The text.
    public var text: String
    /// Its attributes.
    public var attributes: StyleTextAttributes

    /// A stretch of text.
    public init(_ text: String, _ attributes: StyleTextAttributes = StyleTextAttributes()) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The runs.
  public var runs: [Run]

  /// Text of the given runs.
  public init(_ runs: [Run]) { self.runs = runs }

  /// Plain text.
  public init(_ text: String) { self.init(text.isEmpty ? [] : [Run(text)]) }

  /// The text without its attributes.
  public var plainText: String { runs.map(\.text).joined() }
}
