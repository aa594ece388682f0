/// A value that is another one's name: `$primary`, and in some places with more behind it, `$heading:20`.
struct StyleReference: Hashable {
  /// The name without the dialect's sign.
  let name: String
  /// What stands behind a colon: a font's size or a colour's opacity; nil without one.
  let modifier: String?

  /// Reads a text; nil where it is none in the dialect.
  init?(_ text: String, in dialect: StyleDialect) {
    guard text.utf8.first == dialect.referenceSign else { return nil }
    let body = text.dropFirst()
    let name = body.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "." }
    guard let first = name.first, first.isLetter || first == "_" else { return nil }
    let rest = body[name.endIndex...]
    guard rest.isEmpty || rest.first == ":" else { return nil }
    self.name = String(name)
    modifier = rest.isEmpty ? nil : String(rest.dropFirst())
  }

  /// A text that begins with the sign twice means it once, as it is; nil for any other.
  static func escapedText(_ text: String, in dialect: StyleDialect) -> String? {
    let sign = dialect.referenceSign
    guard text.utf8.starts(with: [sign, sign]) else { return nil }
    return String(text.dropFirst())
  }

  /// The text that means the given one: as it is, or with the sign twice where it would mean something else.
  static func escaping(_ text: String, in dialect: StyleDialect) -> String {
    guard escapedText(text, in: dialect) != nil || StyleReference(text, in: dialect) != nil else {
      return text
    }
    return String(UnicodeScalar(dialect.referenceSign)) + text
  }
}

extension StyleDialect {
  /// What a reference begins with.
  var referenceSign: UInt8 {
    switch self {
    case .stylekit: UInt8(ascii: "@")
    case .plist, .stylist, .stylish: UInt8(ascii: "$")
    }
  }

  /// A reference as the dialect spells it.
  func reference(to name: String) -> String { String(UnicodeScalar(referenceSign)) + name }
}
