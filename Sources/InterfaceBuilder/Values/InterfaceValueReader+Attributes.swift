import StyleDiagnostics
import StyleInjection
import StyleSyntax

extension InterfaceValueReader {
  /// The value of an attribute by its name; nil where it is not written.
  mutating func value(
    of attribute: String, in element: InterfaceElement, as property: InterfaceProperty
  ) -> StyleValue? {
    element.attributes[attribute].flatMap { value(of: $0, in: element, as: property) }
  }

  /// The value of an attribute as one of a property's type; nil, and a diagnostic, where it cannot be one.
  mutating func value(
    of attribute: XMLAttribute, in element: InterfaceElement, as property: InterfaceProperty
  ) -> StyleValue? {
    if let form = property.form {
      let value = form.value(attribute.value)
      if value == nil { report(element, attribute.name, wanted: form.wanted) }
      return value
    }
    switch property.type.kind {
    case .bool: return bool(element, attribute).map(StyleValue.bool)
    case .integer: return integer(element, attribute).map(StyleValue.integer)
    case .number: return number(element, attribute).map(StyleValue.number)
    case .string: return .string(attribute.value)
    case .attributedText: return .attributedText(StyleAttributedText(attribute.value))
    case .image: return image(element, attribute.name).map(StyleValue.image)
    case .enumeration: return caseName(of: attribute, in: element, property).map(StyleValue.enumeration)
    case .optionSet: return members(of: attribute, in: element, property).map(StyleValue.options)
    case .color, .cgColor, .font, .size, .point, .rect, .insets, .directionalInsets, .offset, .attributes,
      .array, .custom:
      report(element, attribute.name, wanted: "an element")
      return nil
    }
  }

  private mutating func members(
    of attribute: XMLAttribute, in element: InterfaceElement, _ property: InterfaceProperty
  ) -> [String]? {
    // The name of a type is costly to make.
    let text = attribute.value
    if Int(text) != nil, let type = property.cases?.type.name, let members = Self.members(of: text, type) {
      return members
    }
    return caseName(of: attribute, in: element, property).map { [$0] }
  }

  private mutating func caseName(
    of attribute: XMLAttribute, in element: InterfaceElement, _ property: InterfaceProperty
  ) -> String? {
    let text = attribute.value
    guard let cases = property.cases else { return nil }
    if let name = cases.name(of: text) { return name }
    reportUnknown(element, attribute.name, wanted: "one of \(cases.type.name)", words: cases.inOrder)
    return nil
  }
}
