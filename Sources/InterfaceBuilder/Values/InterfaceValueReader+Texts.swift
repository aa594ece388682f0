import Foundation
import StyleInjection

extension InterfaceValueReader {
  /// The text of a `string` or `mutableString`; nil for base64 that holds no UTF-8 text.
  mutating func text(_ element: InterfaceElement) -> String? {
    guard element["base64-UTF8"] == "YES" || element["type"] == "base64-UTF8" else { return element.text }
    let digits = element.text.filter { !$0.isWhitespace && $0 != "=" }
    let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    if let data = Data(base64Encoded: digits + padding), let text = String(data: data, encoding: .utf8) {
      return text
    }
    report("the text of '\(element.name)' is not UTF-8 in base64", at: element.range)
    return nil
  }

  /// The strings of a list.
  mutating func strings(_ element: InterfaceElement) -> StyleValue {
    var strings: [StyleValue] = []
    for child in element.children {
      if let text = text(child) { strings.append(.string(text)) }
    }
    return .array(strings)
  }

  /// An image by the name in an attribute; nil where that is not written.
  mutating func image(_ element: InterfaceElement, _ attribute: String) -> StyleImage? {
    guard let name = element[attribute], !name.isEmpty else { return nil }
    checkImage(name, in: element, attribute)
    return StyleImage(name, source: element["catalog"] == "system" ? .system : .asset)
  }

  mutating func attributedText(_ element: InterfaceElement) -> StyleAttributedText {
    var runs: [StyleAttributedText.Run] = []
    for fragment in element.children where fragment.name == "fragment" {
      var content = fragment["content"] ?? ""
      if let child = fragment.child(keyed: "content") { content = text(child) ?? "" }
      let attributes = fragment.child("attributes").map { textAttributes($0) }
      runs.append(StyleAttributedText.Run(content, attributes ?? StyleTextAttributes()))
    }
    return StyleAttributedText(runs)
  }

  /// The attributes that a sheet can set; paragraph styles, links and shadows are none.
  mutating func textAttributes(_ element: InterfaceElement) -> StyleTextAttributes {
    var attributes = StyleTextAttributes()
    for child in element.children {
      guard let key = child.key,
        let attribute = Self.textAttributeNames[key] ?? StyleTextAttributes.Attribute(sheetName: key),
        let value = value(of: child)
      else { continue }
      attributes.values[attribute] = value.converted(to: attribute.valueType)
    }
    return attributes
  }

  /// Keys that are neither an attribute's Swift nor its Objective-C name.
  private static let textAttributeNames: [String: StyleTextAttributes.Attribute] = [
    "textColor": .foregroundColor, "fontDescription": .font, "NSUnderline": .underlineStyle,
    "NSStrikethrough": .strikethroughStyle,
  ]
}
