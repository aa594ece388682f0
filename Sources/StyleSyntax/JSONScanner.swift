import StyleDiagnostics

/// Reads JSON's tokens.
struct JSONScanner {
  let file: SourceFile
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
  }

  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func advance() { offset += 1 }

  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  /// Skips a comment, `//` to the end of the line or `/* */`; its place, or nil where none begins.
  mutating func comment() throws(SyntaxError) -> SourceSpan? {
    let start = offset
    guard peek == UInt8(ascii: "/"), start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      offset = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    case UInt8(ascii: "*"):
      offset += 2
      while peek != UInt8(ascii: "*") || offset + 1 >= bytes.count || bytes[offset + 1] != UInt8(ascii: "/") {
        guard offset < bytes.count else { throw error("the comment is not closed", from: start) }
        offset += 1
      }
      offset += 2
    default: return nil
    }
    return SourceSpan(start, offset)
  }

  /// An error at the character that begins at an offset, or at the text's end.
  func error(_ message: String, from start: Int) -> SyntaxError {
    SyntaxError(.jsonSyntax, message, in: file, at: SourceSpan(start, min(start + 1, bytes.count)))
  }

  private static let words: [(spelling: [UInt8], value: SyntaxScalar)] = [
    (Array("true".utf8), .bool(true)), (Array("false".utf8), .bool(false)), (Array("null".utf8), .null),
  ]

  mutating func word() -> SyntaxScalar? {
    guard let word = Self.words.first(where: { bytes[offset...].starts(with: $0.spelling) }) else {
      return nil
    }
    offset += word.spelling.count
    return word.value
  }

  mutating func number() throws(SyntaxError) -> SyntaxScalar {
    let start = offset
    if peek == UInt8(ascii: "-") { offset += 1 }
    let whole = offset
    try digits("a digit")
    if bytes[whole] == UInt8(ascii: "0"), offset > whole + 1 {
      throw error("a number with a leading zero", from: start)
    }
    var isWhole = true
    if peek == UInt8(ascii: ".") {
      isWhole = false
      offset += 1
      try digits("a digit behind the point")
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      isWhole = false
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      try digits("a digit of the exponent")
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isWhole, let integer = Int64(text) { return .integer(integer) }
    if isWhole, let unsigned = UInt64(text) { return .unsigned(unsigned) }
    guard let real = Double(text), real.isFinite else { throw error("a number out of range", from: start) }
    return .real(real)
  }

  private mutating func digits(_ wanted: String) throws(SyntaxError) {
    let start = offset
    while let byte = peek, TextByte.isDigit(byte) { offset += 1 }
    if offset == start { throw error("expected \(wanted)", from: offset) }
  }

  /// The string that begins at the offset with its quote.
  mutating func string() throws(SyntaxError) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    var pieceStart = offset
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        let piece = bytes[pieceStart..<offset]
        offset += 1
        if text.isEmpty { return String(decoding: piece, as: UTF8.self) }
        return String(decoding: text + piece, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[pieceStart..<offset]
        text += String(try escape()).utf8
        pieceStart = offset
      case 0..<0x20:
        throw error("a control character in a string; write it as an escape", from: offset)
      default:
        offset += 1
      }
    }
    throw error("the string is not closed", from: start)
  }

  private static let escapes: [UInt8: Character] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func escape() throws(SyntaxError) -> Character {
    let start = offset
    offset += 1
    guard let kind = peek else { throw error("the string is not closed", from: offset) }
    offset += 1
    if let character = Self.escapes[kind] { return character }
    guard kind == UInt8(ascii: "u"), let unit = fourHexDigits() else {
      throw error("an unknown escape", from: start)
    }
    if let scalar = UnicodeScalar(unit) { return Character(scalar) }
    guard UTF16.isLeadSurrogate(unit), peek == UInt8(ascii: "\\"),
      bytes[offset...].dropFirst().first == UInt8(ascii: "u")
    else { throw error("half of a surrogate pair", from: start) }
    offset += 2
    guard let low = fourHexDigits(), UTF16.isTrailSurrogate(low) else {
      throw error("half of a surrogate pair", from: start)
    }
    return Character(UTF16.decode(UTF16.EncodedScalar([unit, low])))
  }

  private mutating func fourHexDigits() -> UInt16? {
    guard offset + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[offset..<offset + 4] {
      guard let digit = TextByte.hexValue(byte) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    offset += 4
    return unit
  }
}
