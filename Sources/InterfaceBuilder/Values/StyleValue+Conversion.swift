import StyleInjection

extension StyleValue {
  /// The value as one of a declared type, where interface documents spell the two alike; nil for another type.
  func converted(to type: StyleValueType) -> StyleValue? {
    switch (self, type.kind) {
    case (.none, _): type.isOptional ? self : nil
    case (.integer(let value), .number): .number(Double(value))
    case (.number(let value), .integer): Int(exactly: value).map(StyleValue.integer)
    case (.integer(let value), .bool): .bool(value != 0)
    case (.string(let value), .attributedText): .attributedText(StyleAttributedText(value))
    case (.string(let value), .image): .image(StyleImage(value))
    case (.array(let values), .array(let kind)):
      .array(values.compactMap { $0.converted(to: StyleValueType(kind)) })
    default: fits(type) ? self : nil
    }
  }
}
