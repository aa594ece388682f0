import Foundation
import StyleDiagnostics
import StyleSyntax
import XCTest

final class SourceTextTests: XCTestCase {
  private static let text = "<?xml version='1.0'?>\n<plist><string>é🚘</string></plist>"

  private static func encoded(_ text: String, width: Int, isBigEndian: Bool) -> [UInt8] {
    let units = width == 2 ? text.utf16.map(UInt32.init) : text.unicodeScalars.map(\.value)
    return units.flatMap { unit in
      let bytes = (0..<width).map { UInt8(truncatingIfNeeded: unit >> (8 * $0)) }
      return isBigEndian ? bytes.reversed() : bytes
    }
  }

  /// Every Unicode form, with a byte-order mark and without.
  private static let forms: [(name: String, bytes: @Sendable (String) -> [UInt8])] = [
    ("UTF-8", { Array($0.utf8) }),
    ("UTF-16LE", { encoded($0, width: 2, isBigEndian: false) }),
    ("UTF-16BE", { encoded($0, width: 2, isBigEndian: true) }),
    ("UTF-32LE", { encoded($0, width: 4, isBigEndian: false) }),
    ("UTF-32BE", { encoded($0, width: 4, isBigEndian: true) }),
  ]

  func testEveryUnicodeFormGivesTheSameTextAndEvents() throws {
    for form in Self.forms {
      for mark in ["", "\u{FEFF}"] {
        let document = try PropertyListDocument(path: "a", bytes: form.bytes(mark + Self.text))
        XCTAssertEqual(document.file.bytes, Array(Self.text.utf8), form.name)
        var log = EventLog(document.file)
        try document.read(into: &log)
        XCTAssertEqual(log.lines, [#"string("é🚘") @ <string>é🚘</string>"#], form.name)
      }
    }
  }

  private static let declared: [(name: String, bytes: [UInt8], text: String)] = [
    ("ISO-8859-1", [0xE9], "é"), ("latin1", [0xE9], "é"), ("iso-8859-2", [0xB1], "ą"),
    ("windows-1250", [0x9C], "ś"),
    ("Windows-1251", [0xC6], "Ж"), ("windows-1252", [0x80], "€"), ("windows-1253", [0xE1], "α"),
    ("windows-1254", [0xF0], "ğ"), ("Shift_JIS", [0x82, 0xA0], "あ"),
    ("UTF-8", [0xC3, 0xA9], "é"), ("us-ascii", [0x41], "A"),
  ]

  func testDeclaredEncodingsAreDecoded() throws {
    for (name, bytes, expected) in Self.declared {
      let head = Array("\n<?xml version=\"1.0\" encoding=\"\(name)\"?><plist><string>".utf8)
      var log = ScalarLog()
      try Reader.propertyList.read(head + bytes + Array("</string></plist>".utf8), into: &log)
      XCTAssertEqual(log.scalars, [.string(expected)], name)
    }
  }

  private static let refusals: [(name: String, bytes: [UInt8], failure: String)] = [
    ("bad UTF-8", Array("a\nb".utf8) + [0xFF], "text.invalid-bytes 2:2"),
    ("cut UTF-8", Array("é".utf8) + [0xC3], "text.invalid-bytes 1:3"),
    ("half a UTF-16 unit", [0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00, 0x62], "text.invalid-bytes 2:1"),
    ("half a surrogate pair", [0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x00, 0x00, 0x61], "text.invalid-bytes 1:2"),
    ("beyond Unicode", [0x00, 0x00, 0xFE, 0xFF, 0x00, 0x11, 0x00, 0x00], "text.invalid-bytes 1:1"),
    (
      "unknown encoding", Array("<?xml version='1.0' encoding='x-foo'?><a/>".utf8),
      "text.unknown-encoding 1:31"
    ),
    (
      "wrong encoding", Array("<?xml version='1.0' encoding='UTF-16'?><a/>".utf8),
      "text.unknown-encoding 1:31"
    ),
    (
      "not Shift JIS", Array("<?xml version='1.0' encoding='sjis'?>".utf8) + [0x82], "text.invalid-bytes 1:31"
    ),
  ]

  func testWhatIsNoTextIsRefusedWhereItBreaks() {
    for (name, bytes, expected) in Self.refusals {
      let diagnostic = failure(name) { () throws(SyntaxError) in
        _ = try SourceText.decode(path: "a", bytes: bytes, declaration: .xml)
      }
      XCTAssertEqual(diagnostic.map(summary), expected, "\(name): \(diagnostic?.message ?? "")")
    }
  }
}
