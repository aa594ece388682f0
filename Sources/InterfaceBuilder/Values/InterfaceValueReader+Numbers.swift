extension InterfaceValueReader {
  /// A truth value; nil where the attribute is not written or is neither YES nor NO.
  mutating func bool(_ element: InterfaceElement, _ attribute: String) -> Bool? {
    guard let text = element[attribute] else { return nil }
    if let value = Self.bool(text) { return value }
    report(element, attribute, wanted: "YES or NO")
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
    guard let text = element[attribute] else { return nil }
    if let value = Self.number(text) { return value }
    report(element, attribute, wanted: "a number")
    return nil
  }

  /// Xcode writes the smallest positive number where it means zero in a place that may not be zero.
  static func number(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return abs(value) <= Double.leastNormalMagnitude ? 0 : value
  }

  /// A whole number; nil where the attribute is not written or is none.
  mutating func integer(_ element: InterfaceElement, _ attribute: String) -> Int? {
    guard let text = element[attribute] else { return nil }
    if let value = Int(text) { return value }
    if let value = Double(text), let whole = Int(exactly: value) { return whole }
    report(element, attribute, wanted: "a whole number")
    return nil
  }
}
