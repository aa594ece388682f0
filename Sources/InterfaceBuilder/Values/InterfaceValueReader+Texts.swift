import Foundation
import StyleInjection

extension InterfaceValueReader {
  /// The text of a `string` or `mutableString`; nil for base64 that holds no UTF-8 text.
  mutating func text(_ element: InterfaceElement) -> String? {
    let isEncoded = bool(element, "base64-UTF8") ?? (element["type"] == "base64-UTF8")
    guard isEncoded else { return element.text }
    if let data = Self.base64(element.text), let text = String(validating: data, as: UTF8.self) {
      return text
    }
    report("the text of '\(element.name)' is not UTF-8 in base64", at: element.range)
    return nil
  }

  /// The values of a list, in order; those that cannot be read are left out.
  mutating func list(_ element: InterfaceElement) -> StyleValue {
    var values: [StyleValue] = []
    for child in element.children {
      if InterfaceValueForm.forms[child.nameIndex] == nil {
        report("'\(child.name)' is no value of '\(element.name)'", at: child.range)
      } else if let value = value(of: child) {
        values.append(value)
      }
    }
    return .array(values)
  }

  mutating func attributedText(_ element: InterfaceElement) -> StyleAttributedText {
    var runs: [StyleAttributedText.Run] = []
    for child in element.children {
      if child.name == "fragment" {
        runs.append(run(child))
      } else {
        report("'\(child.name)' is no part of an attributed text", at: child.range)
      }
    }
    return StyleAttributedText(runs)
  }

  /// A stretch of text with its attributes.
  mutating func run(_ fragment: InterfaceElement) -> StyleAttributedText.Run {
    var content = fragment["content"] ?? ""
    if let child = fragment.child(keyed: "content") { content = text(child) ?? "" }
    let attributes = fragment.child("attributes").map { textAttributes($0) }
    return StyleAttributedText.Run(content, attributes ?? StyleTextAttributes())
  }

  mutating func textAttributes(_ element: InterfaceElement) -> StyleTextAttributes {
    var attributes = StyleTextAttributes()
    for child in element.children { read(child, into: &attributes) }
    return attributes
  }

  private mutating func read(_ child: InterfaceElement, into attributes: inout StyleTextAttributes) {
    guard let key = child.key else {
      return report("a text attribute without its key", at: child.range)
    }
    if Self.shadowKeys.contains(key) { return readShadow(child, key, into: &attributes) }
    guard let attribute = Self.attributeNames[key] ?? StyleTextAttributes.Attribute(sheetName: key) else {
      if Self.otherAttributes.contains(key) { return }
      return reportUnknown(
        "'\(key)' is no text attribute", of: key,
        among: StyleTextAttributes.Attribute.allCases.map(\.interfaceName), at: child.range(of: "key"))
    }
    let found = diagnostics.count
    let value = value(of: child)
    if let converted = value?.converted(to: attribute.valueType) {
      attributes.values[attribute] = converted
    } else if diagnostics.count == found, child.name != "nil" {
      report("'\(child.name)' is no value of '\(key)'", at: child.range)
    }
  }

  /// The parts of a shadow that stand for themselves in `textAttributes`.
  private mutating func readShadow(
    _ child: InterfaceElement, _ key: String, into attributes: inout StyleTextAttributes
  ) {
    var shadow = attributes.values[.shadow].flatMap { StyleShadow(styleValue: $0) } ?? StyleShadow()
    switch (key, value(of: child)) {
    case ("textShadowColor", .color(let color)): shadow.color = color
    case ("textShadowOffset", .offset(let offset)): shadow.offset = offset
    case (_, nil): return
    default: return report("'\(child.name)' is no value of '\(key)'", at: child.range)
    }
    attributes.values[.shadow] = shadow.styleValue
  }

  private static let shadowKeys: Set<String> = ["textShadowColor", "textShadowOffset"]

  /// Keys that are neither an attribute's Swift nor its Objective-C name.
  private static let attributeNames: [String: StyleTextAttributes.Attribute] = [
    "textColor": .foregroundColor, "fontDescription": .font, "NSUnderline": .underlineStyle,
    "NSStrikethrough": .strikethroughStyle, "CTTracking": .tracking,
  ]

  /// Attributes of macOS's texts without a meaning in UIKit, and the font that Xcode replaced by the one it has.
  private static let otherAttributes: Set<String> = [
    "NSOriginalFont", "NSSuperScript", "NSCursor", "NSToolTip", "NSGlyphInfo", "NSCharacterShape",
    "NSMarkedClauseSegment", "NSSpellingState",
  ]
}

extension StyleTextAttributes.Attribute {
  /// The name in Interface Builder's documents.
  fileprivate var interfaceName: String {
    self == .foregroundColor ? "NSColor" : "NS" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
