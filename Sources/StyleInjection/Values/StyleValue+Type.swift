extension StyleValue {
  /// Whether a property of the type can hold the value.
  package func fits(_ type: StyleValueType) -> Bool {
    switch (self, type.kind) {
    case (.none, _): type.isOptional
    case (.enumeration(let name), .enumeration(let enumeration)): enumeration.cases.contains(name)
    case (.options(let names), .optionSet(let enumeration)): names.allSatisfy(enumeration.cases.contains)
    case (.array(let values), .array(let element)): values.allSatisfy { $0.fits(StyleValueType(element)) }
    case (.custom(let value), .custom(let name)): value.isOfType(named: name)
    case (.bool, .bool), (.integer, .integer), (.number, .number), (.string, .string), (.color, .color),
      (.cgColor, .cgColor), (.font, .font), (.image, .image), (.size, .size), (.point, .point),
      (.rect, .rect),
      (.insets, .insets), (.directionalInsets, .directionalInsets), (.offset, .offset),
      (.attributes, .attributes), (.attributedText, .attributedText):
      // NaN is not equal to itself, so that each pass would set it anew.
      self == self
    default: false
    }
  }
}

extension StyleCustomValue {
  /// Types of the app's own have no known name: any may be the one.
  fileprivate func isOfType(named name: String) -> Bool {
    guard let base = base as? any StyleCustomConvertible else { return true }
    return type(of: base).styleTypeName == name
  }
}
