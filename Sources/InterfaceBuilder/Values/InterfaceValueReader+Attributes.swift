import StyleDiagnostics
import StyleInjection

extension InterfaceValueReader {
  /// The value of an attribute as one of a declared type; nil, and a diagnostic, where it cannot be one.
  ///
  /// - Parameter spellings: enum cases that documents spell otherwise than Swift.
  mutating func value(
    of attribute: String, in element: InterfaceElement, as type: StyleValueType, spellings: [String: String]
  ) -> StyleValue? {
    guard let text = element[attribute] else { return nil }
    switch type.kind {
    case .bool: return bool(element, attribute).map(StyleValue.bool)
    case .integer: return integer(element, attribute).map(StyleValue.integer)
    case .number: return number(element, attribute).map(StyleValue.number)
    case .string: return .string(text)
    case .attributedText: return .attributedText(StyleAttributedText(text))
    case .image: return image(element, attribute).map(StyleValue.image)
    case .enumeration(let declared):
      let name = spellings[text] ?? text
      let cases = declared.cases
      if cases.contains(name) { return .enumeration(name) }
      report(
        element, attribute, wanted: "a case of \(declared.name)",
        suggestion: NearestName.of(name, in: cases))
      return nil
    case .optionSet(let declared):
      let name = spellings[text] ?? text
      if declared.cases.contains(name) { return .options([name]) }
      report(
        element, attribute, wanted: "a member of \(declared.name)",
        suggestion: NearestName.of(name, in: declared.cases))
      return nil
    case .color, .cgColor, .font, .size, .point, .rect, .insets, .directionalInsets, .offset, .attributes,
      .array, .custom:
      return nil
    }
  }
}
