import StyleDiagnostics
import StyleSyntax

/// What a sheet's file is written in, whatever its dialect.
enum StyleSheetSyntax: Sendable, Hashable {
  case propertyList
  case json
  case yaml
  /// Nothing but blanks and comments.
  case empty

  /// What a file's first bytes say: a binary or XML property list, JSON or an OpenStep property list, else YAML.
  ///
  /// - Parameter dialect: the sheet's language where it is known; only the plist dialect's can be property lists.
  static func detect(_ bytes: [UInt8], for dialect: StyleDialect? = nil) -> StyleSheetSyntax {
    // In UTF-16 and UTF-32 the same characters stand between zeros.
    let text = bytes.lazy.prefix(detectionLength).filter { $0 != 0 && $0 < 0x80 }
    var rest = Array(text)[...]
    if bytes.starts(with: "bplist".utf8) { return .propertyList }
    skipBlanksAndComments(&rest)
    switch rest.first {
    case UInt8(ascii: "<")?: return .propertyList
    case UInt8(ascii: "[")?: return .json
    case UInt8(ascii: "{")?:
      rest = rest.dropFirst()
      skipBlanksAndComments(&rest)
      if mark(behindWord: rest) == UInt8(ascii: ":") { return .yaml }
      return isJSONMember(rest) || dialect ?? .plist != .plist ? .json : .propertyList
    // An OpenStep list may begin with a string or an array; nothing of that is a sheet.
    case UInt8(ascii: "(")?: return .propertyList
    case UInt8(ascii: "\"")?: return mark(behindString: rest) == UInt8(ascii: ":") ? .yaml : .propertyList
    case nil: return bytes.count > detectionLength ? .yaml : .empty
    default: return .yaml
    }
  }

  /// More than any comment before the first key is likely to take.
  private static let detectionLength = 64 << 10

  /// Whether a quoted key and a colon come first, or the end of an object.
  private static func isJSONMember(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "\"") else { return false }
    let mark = mark(behindString: text)
    return mark != UInt8(ascii: "=") && mark != UInt8(ascii: ";")
  }

  /// What comes behind the string that a text begins with.
  private static func mark(behindString text: ArraySlice<UInt8>) -> UInt8? {
    var rest = text.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { rest = rest.dropFirst() }
    }
    skipBlanksAndComments(&rest)
    return rest.first
  }

  /// What comes behind the name, without quotes or in single ones, that a text begins with; nil for any other text.
  private static func mark(behindWord text: ArraySlice<UInt8>) -> UInt8? {
    let quote = UInt8(ascii: "'")
    var rest = text.drop { Character(UnicodeScalar($0)).isLetter || $0 == UInt8(ascii: "_") }
    if text.first == quote { rest = text.dropFirst().drop { $0 != quote }.dropFirst() }
    guard rest.startIndex > text.startIndex else { return nil }
    skipBlanksAndComments(&rest)
    return rest.first
  }

  private static func skipBlanksAndComments(_ text: inout ArraySlice<UInt8>) {
    while let byte = text.first {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        text = text.dropFirst()
      } else if text.starts(with: "//".utf8) {
        text = text.drop { $0 != 0x0A && $0 != 0x0D }
      } else if text.starts(with: "/*".utf8) {
        text = text.dropFirst(2)
        while !text.isEmpty, !text.starts(with: "*/".utf8) { text = text.dropFirst() }
        text = text.dropFirst(2)
      } else {
        return
      }
    }
  }
}
