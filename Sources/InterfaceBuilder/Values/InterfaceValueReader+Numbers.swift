import StyleSyntax

extension InterfaceValueReader {
  /// A truth value; nil where the attribute is not written or is neither YES nor NO.
  mutating func bool(_ element: InterfaceElement, _ attribute: String) -> Bool? {
    element.attributes[attribute].flatMap { bool(element, $0) }
  }

  /// A truth value; nil where the attribute is neither YES nor NO.
  mutating func bool(_ element: InterfaceElement, _ attribute: XMLAttribute) -> Bool? {
    if let value = Self.bool(attribute.value) { return value }
    report(element, attribute.name, wanted: "YES or NO")
    return nil
  }

  static func bool(_ text: String) -> Bool? {
    switch text {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// A number; nil where the attribute is not written or is none.
  mutating func number(_ element: InterfaceElement, _ attribute: String) -> Double? {
    element.attributes[attribute].flatMap { number(element, $0) }
  }

  /// A number; nil where the attribute is none.
  mutating func number(_ element: InterfaceElement, _ attribute: XMLAttribute) -> Double? {
    if let value = Self.number(attribute.value) { return value }
    report(element, attribute.name, wanted: "a number")
    return nil
  }

  /// A decimal number. Xcode writes the smallest positive number where it means zero in a place that may not be zero.
  static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy(isDecimal), let value = Double(text), value.isFinite else { return nil }
    return abs(value) <= Double.leastNormalMagnitude ? 0 : value
  }

  /// Swift reads `nan`, `inf` and hexadecimal numbers, too, which no document has.
  private static func isDecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// A whole number; nil where the attribute is not written or is none.
  mutating func integer(_ element: InterfaceElement, _ attribute: String) -> Int? {
    element.attributes[attribute].flatMap { integer(element, $0) }
  }

  /// A whole number; nil where the attribute is none.
  mutating func integer(_ element: InterfaceElement, _ attribute: XMLAttribute) -> Int? {
    let text = attribute.value
    if let value = Int(text) { return value }
    if let value = Self.number(text), abs(value) < Self.exactLimit, let whole = Int(exactly: value) {
      return whole
    }
    report(element, attribute.name, wanted: "a whole number")
    return nil
  }

  /// From here on neighbouring whole numbers are one `Double`.
  private static let exactLimit = 0x1p53

  /// What a word of a table stands for; nil where the attribute is not written or is no such word.
  mutating func word<Meaning>(
    _ element: InterfaceElement, _ attribute: String, _ words: [String: Meaning], wanted: String
  ) -> Meaning? {
    guard let text = element[attribute] else { return nil }
    if let meaning = words[text] { return meaning }
    reportUnknown(element, attribute, wanted: wanted, words: words.keys)
    return nil
  }
}
