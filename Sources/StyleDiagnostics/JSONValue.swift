/// A JSON text in the making. The members of an object keep their order, which Foundation's encoder does not.
package enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// Null unless it is finite: JSON has no other numbers.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])
  /// A value that is made when it is written: a large text needs no large value first.
  case deferred(@Sendable () -> JSONValue)

  /// A string, or null for nil.
  package static func string(orNull text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// An integer, or null for nil.
  package static func integer(orNull number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }

  /// The text by RFC 8259, on one line, without a line end.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.spelling(of: value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    case .deferred(let make): make().write(to: &text)
    }
  }

  /// The shortest text that is read as the number; without a fraction where it has none.
  private static func spelling(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map(String.init) ?? "\(number)"
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    if string.utf8.allSatisfy(isPlain) {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      if let short = shortEscapes[scalar] {
        text += short
      } else if PrintableText.isControl(scalar) {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a byte is a character that stands for itself: most texts have no others.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static let shortEscapes: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\u{8}": "\\b", "\u{C}": "\\f",
  ]
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// An object whose members stand in the order in which they are written.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { (key: $0.0, value: $0.1) })
  }
}
