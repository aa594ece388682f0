import Foundation

/// The encodings that an XML declaration may name beside the Unicode ones.
enum DeclaredEncoding {
  /// Names in lower case, as IANA registers them, and the usual aliases.
  static let table: [(names: [String], encoding: String.Encoding)] = [
    (["iso-8859-1", "iso_8859-1", "latin1", "l1"], .isoLatin1),
    (["iso-8859-2", "iso_8859-2", "latin2", "l2"], .isoLatin2),
    (["windows-1250", "cp1250"], .windowsCP1250),
    (["windows-1251", "cp1251"], .windowsCP1251),
    (["windows-1252", "cp1252"], .windowsCP1252),
    (["windows-1253", "cp1253"], .windowsCP1253),
    (["windows-1254", "cp1254"], .windowsCP1254),
    (["shift_jis", "sjis"], .shiftJIS),
  ]

  static func named(_ name: String) -> String.Encoding? {
    let name = name.lowercased()
    return table.first { $0.names.contains(name) }?.encoding
  }

  /// ASCII is UTF-8 already.
  static func isUTF8(_ name: ArraySlice<UInt8>) -> Bool {
    ["utf-8", "utf8", "us-ascii", "ascii"].contains(String(decoding: name, as: UTF8.self).lowercased())
  }
}

/// Finds the encoding's name in an XML declaration, before the text can be parsed.
enum XMLEncodingDeclaration {
  static func name(in bytes: [UInt8]) -> Range<Int>? {
    guard let start = bytes.firstIndex(where: { !TextByte.isSpace($0) }),
      bytes[start...].starts(with: "<?xml".utf8),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let declaration = bytes[start..<end]
    let word = Array("encoding".utf8)
    guard
      let found = declaration.indices.first(where: { declaration[$0...].starts(with: word) }),
      let quoteIndex = declaration[found...].firstIndex(where: {
        $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"")
      })
    else { return nil }
    let name = declaration[(quoteIndex + 1)...].prefix { $0 != declaration[quoteIndex] }
    return name.indices
  }
}
