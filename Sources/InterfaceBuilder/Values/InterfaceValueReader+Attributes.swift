import StyleDiagnostics
import StyleInjection

extension InterfaceValueReader {
  /// The value of an attribute as one of a property's type; nil, and a diagnostic, where it cannot be one.
  mutating func value(
    of attribute: String, in element: InterfaceElement, as property: InterfaceProperty
  ) -> StyleValue? {
    guard let text = element[attribute] else { return nil }
    if let form = property.form {
      let value = form.value(text)
      if value == nil { report(element, attribute, wanted: form.wanted) }
      return value
    }
    switch property.type.kind {
    case .bool: return bool(element, attribute).map(StyleValue.bool)
    case .integer: return integer(element, attribute).map(StyleValue.integer)
    case .number: return number(element, attribute).map(StyleValue.number)
    case .string: return .string(text)
    case .attributedText: return .attributedText(StyleAttributedText(text))
    case .image: return image(element, attribute).map(StyleValue.image)
    case .enumeration: return caseName(of: attribute, in: element, property).map(StyleValue.enumeration)
    case .optionSet: return members(of: attribute, in: element, property).map(StyleValue.options)
    case .color, .cgColor, .font, .size, .point, .rect, .insets, .directionalInsets, .offset, .attributes,
      .array, .custom:
      report(element, attribute, wanted: "an element")
      return nil
    }
  }

  private mutating func members(
    of attribute: String, in element: InterfaceElement, _ property: InterfaceProperty
  ) -> [String]? {
    if let text = element[attribute], let type = property.cases?.type.name,
      let members = Self.members(of: text, type)
    {
      return members
    }
    return caseName(of: attribute, in: element, property).map { [$0] }
  }

  private mutating func caseName(
    of attribute: String, in element: InterfaceElement, _ property: InterfaceProperty
  ) -> String? {
    guard let text = element[attribute], let cases = property.cases else { return nil }
    if let name = cases.name(of: text) { return name }
    reportUnknown(element, attribute, wanted: "one of \(cases.type.name)", words: cases.inOrder)
    return nil
  }
}
