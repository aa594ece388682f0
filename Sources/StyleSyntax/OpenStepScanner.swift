import Foundation
import StyleDiagnostics

/// Reads the tokens of OpenStep property lists.
struct OpenStepScanner {
  let file: SourceFile
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
  }

  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func advance() { offset += 1 }

  func error(_ message: String, from start: Int) -> SyntaxError {
    SyntaxError(
      .openStepSyntax, message, in: file, at: SourceSpan(start, min(start + 1, bytes.count)),
      notes: [.init("read as an old-style property list, since it is neither XML nor binary")])
  }

  mutating func skipSpaceAndComments() throws(SyntaxError) {
    while let byte = peek {
      if TextByte.isSpace(byte) {
        offset += 1
      } else if bytes[offset...].starts(with: "//".utf8) {
        offset = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      } else if bytes[offset...].starts(with: "/*".utf8) {
        let start = offset
        offset += 2
        while !bytes[offset...].starts(with: "*/".utf8) {
          guard offset < bytes.count else { throw error("the comment is not closed", from: start) }
          offset += 1
        }
        offset += 2
      } else {
        return
      }
    }
  }

  /// `<` and pairs of hexadecimal digits, spaces anywhere, and `>`.
  mutating func data() throws(SyntaxError) -> Data {
    let start = offset
    var data = Data()
    var high: UInt8?
    offset += 1
    while let byte = peek {
      if byte == UInt8(ascii: ">") {
        guard high == nil else { throw error("data with half a byte", from: offset) }
        offset += 1
        return data
      }
      if let digit = TextByte.hexValue(byte) {
        if let upper = high { data.append(upper << 4 | digit) }
        high = high == nil ? digit : nil
      } else if !TextByte.isSpace(byte) {
        throw error("expected a hexadecimal digit or '>'", from: offset)
      }
      offset += 1
    }
    throw error("the data is not closed", from: start)
  }

  /// Quoted or bare text; nil where there is neither.
  mutating func text() throws(SyntaxError) -> String? {
    if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(quote)
    }
    let start = offset
    while let byte = peek, Self.isBare(byte) { offset += 1 }
    return start == offset ? nil : String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    byte >= 0x80 || TextByte.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || "_$/:.-".utf8.contains(byte)
  }

  private mutating func quoted(_ quote: UInt8) throws(SyntaxError) -> String {
    let start = offset
    offset += 1
    // Escapes may spell the halves of a surrogate pair, so the text is gathered in UTF-16.
    var units: [UInt16] = []
    var pieceStart = offset
    while let byte = peek {
      if byte == quote {
        units += String(decoding: bytes[pieceStart..<offset], as: UTF8.self).utf16
        offset += 1
        guard let text = String(validating: units, as: UTF16.self) else {
          throw error("half of a surrogate pair", from: start)
        }
        return text
      }
      if byte == UInt8(ascii: "\\") {
        units += String(decoding: bytes[pieceStart..<offset], as: UTF8.self).utf16
        units += try escape()
        pieceStart = offset
      } else {
        offset += 1
      }
    }
    throw error("the string is not closed", from: start)
  }

  private static let escapes: [UInt8: UInt16] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "v"): 0x0B,
  ]

  private mutating func escape() throws(SyntaxError) -> [UInt16] {
    offset += 1
    guard let kind = peek else { throw error("the string is not closed", from: offset) }
    if let octal = digits(upTo: 3, radix: 8) {
      // Octal escapes are in NeXTSTEP's own encoding.
      let byte = UInt8(truncatingIfNeeded: octal)
      return String(bytes: [byte], encoding: .nextstep).map { Array($0.utf16) } ?? [0xFFFD]
    }
    if kind == UInt8(ascii: "U") || kind == UInt8(ascii: "u") {
      offset += 1
      if let unit = digits(upTo: 4, radix: 16) { return [unit] }
      throw error("expected a hexadecimal digit", from: offset)
    }
    if let unit = Self.escapes[kind] {
      offset += 1
      return [unit]
    }
    if kind < 0x80 { offset += 1 }
    return kind < 0x80 ? [UInt16(kind)] : []
  }

  private mutating func digits(upTo limit: Int, radix: UInt16) -> UInt16? {
    let start = offset
    var number: UInt16 = 0
    while offset < start + limit, let digit = peek.flatMap(TextByte.hexValue), UInt16(digit) < radix {
      number = number * radix + UInt16(digit)
      offset += 1
    }
    return offset == start ? nil : number
  }
}
