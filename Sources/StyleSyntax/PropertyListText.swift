import Foundation

/// The values of property lists that are spelled as text.
enum PropertyListText {
  /// The value of an XML element with a text in it; nil where the text is none.
  static func scalar(_ tag: PropertyListTag, _ text: String) -> SyntaxScalar? {
    switch tag {
    case .string: .string(text)
    case .integer: Int64(text).map { .integer($0) } ?? integer(trimmed(text))
    case .real: (real(text.utf8[...]) ?? real(trimmed(text))).map { .real($0) }
    case .true: text.isEmpty || trimmed(text).isEmpty ? .bool(true) : nil
    case .false: text.isEmpty || trimmed(text).isEmpty ? .bool(false) : nil
    case .date: date(trimmed(text)).map { .date($0) }
    case .data: data(text).map { .data($0) }
    case .key, .dict, .array, .plist: nil
    }
  }

  /// What is wrong with a text of which `scalar` makes nothing.
  static func complaint(_ tag: PropertyListTag, _ text: String) -> String {
    let shown = ShortText.of(text)
    switch tag {
    case .integer: return "'\(shown)' is not an integer of at most 64 bits"
    case .real: return "'\(shown)' is not a number"
    case .date: return "'\(shown)' is not a date like 2001-01-01T00:00:00Z"
    case .data: return "the data is not base64"
    default: return "<\(tag.name)> holds text"
    }
  }

  /// Decimal or, after `0x`, hexadecimal, with an optional sign.
  static func integer(_ text: Substring.UTF8View) -> SyntaxScalar? {
    var digits = text
    let sign = digits.first.flatMap { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") ? $0 : nil }
    if sign != nil { digits = digits.dropFirst() }
    var radix = 10
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      digits = digits.dropFirst(2)
      radix = 16
    }
    // The standard library takes a second sign.
    guard let first = digits.first, first > UInt8(ascii: "-"),
      let magnitude = UInt64(Substring(digits), radix: radix)
    else { return nil }
    if sign == UInt8(ascii: "-") {
      guard magnitude <= Int64.min.magnitude else { return nil }
      return .integer(Int64(truncatingIfNeeded: 0 &- magnitude))
    }
    return Int64(exactly: magnitude).map { .integer($0) } ?? .unsigned(magnitude)
  }

  /// Decimal in the C locale, or a word for what is no number.
  static func real(_ text: Substring.UTF8View) -> Double? {
    let isDecimal = text.allSatisfy(TextByte.isDecimal)
    return isDecimal ? Double(Substring(text)) : words[Substring(text).lowercased()]
  }

  private static let words: [String: Double] = {
    var words: [String: Double] = ["nan": .nan]
    for name in ["inf", "infinity"] {
      words[name] = .infinity
      words["+" + name] = .infinity
      words["-" + name] = -.infinity
    }
    return words
  }()

  /// `YYYY-MM-DDTHH:MM:SSZ`.
  static func date(_ text: Substring.UTF8View) -> Date? {
    let shape = "dddd-dd-ddTdd:dd:ddZ".utf8
    guard text.count == shape.count else { return nil }
    for (byte, form) in zip(text, shape) {
      let isDigit = TextByte.isDigit(byte)
      guard form == UInt8(ascii: "d") ? isDigit : byte == form else { return nil }
    }
    let numbers = text.split { !TextByte.isDigit($0) }.compactMap { Int32(Substring($0)) }
    var written = tm()
    (written.tm_year, written.tm_mon, written.tm_mday) = (numbers[0] - 1900, numbers[1] - 1, numbers[2])
    (written.tm_hour, written.tm_min, written.tm_sec) = (numbers[3], numbers[4], numbers[5])
    let seconds = timegm(&written)
    // The library carries over what is too large, which changes the fields: February 30 is no date.
    let kept = [
      written.tm_year + 1900, written.tm_mon + 1, written.tm_mday, written.tm_hour, written.tm_min,
      written.tm_sec,
    ]
    return kept == numbers ? Date(timeIntervalSince1970: Double(seconds)) : nil
  }

  /// Base64 with spaces and line breaks anywhere.
  static func data(_ text: String) -> Data? {
    Data(base64Encoded: Data(text.utf8.filter { !TextByte.isSpace($0) }))
  }

  private static func trimmed(_ text: String) -> Substring.UTF8View {
    var text = text.utf8[...]
    while let first = text.first, TextByte.isSpace(first) { text.removeFirst() }
    while let last = text.last, TextByte.isSpace(last) { text.removeLast() }
    return text
  }
}
