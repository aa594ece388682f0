/// What a plain scalar means in YAML 1.2's core schema.
enum YAMLScalar {
  private static let words: [String: SyntaxScalar] = {
    var words: [String: SyntaxScalar] = ["": .null, "~": .null]
    for spelling in ["null", "Null", "NULL"] { words[spelling] = .null }
    for spelling in ["true", "True", "TRUE"] { words[spelling] = .bool(true) }
    for spelling in ["false", "False", "FALSE"] { words[spelling] = .bool(false) }
    for spelling in [".nan", ".NaN", ".NAN"] { words[spelling] = .real(.nan) }
    for spelling in [".inf", ".Inf", ".INF"] {
      words[spelling] = .real(.infinity)
      words["+" + spelling] = .real(.infinity)
      words["-" + spelling] = .real(-.infinity)
    }
    return words
  }()

  /// The value of an unquoted scalar; text where it is nothing else.
  static func plain(_ text: String) -> SyntaxScalar {
    if text.utf8.count <= longestWord, let value = words[text] { return value }
    // Nearly all are text, and the first byte says so.
    guard let first = text.utf8.first, TextByte.isDecimal(first) else { return .string(text) }
    return integer(text) ?? real(text) ?? .string(text)
  }

  private static let longestWord = words.keys.map(\.utf8.count).max() ?? 0

  private static func integer(_ text: String) -> SyntaxScalar? {
    for (prefix, radix) in [("0x", 16), ("0o", 8)] where text.hasPrefix(prefix) {
      let digits = text.dropFirst(prefix.count)
      guard digits.first?.isHexDigit == true else { return nil }
      return UInt64(digits, radix: radix).map(number)
    }
    return Int64(text).map { .integer($0) } ?? UInt64(text).map(number)
  }

  private static func number(_ magnitude: UInt64) -> SyntaxScalar {
    Int64(exactly: magnitude).map { .integer($0) } ?? .unsigned(magnitude)
  }

  private static func real(_ text: String) -> SyntaxScalar? {
    guard text.utf8.contains(where: TextByte.isDigit),
      text.utf8.allSatisfy(TextByte.isDecimal),
      let real = Double(text), real.isFinite
    else { return nil }
    return .real(real)
  }
}
