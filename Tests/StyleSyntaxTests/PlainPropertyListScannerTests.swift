import StyleDiagnostics
@testable import StyleSyntax
import TestSupport
import XCTest

/// Compares the short cut for plain property lists with libxml2, which reads all of them.
final class PlainPropertyListScannerTests: XCTestCase {
  func testPlainListsAreReadWithoutLibXML2() throws {
    for list in Self.plain {
      let file = SourceFile(path: "f", text: list)
      var found = EventLog(file)
      XCTAssertTrue(PlainPropertyListScanner.read(file, limits: SyntaxLimits(), into: &found), list)
      XCTAssertEqual(found.lines, try Self.parsed(file), list)
    }
  }

  func testWhatIsNotPlainIsLeftToLibXML2() {
    for list in Self.unusual {
      let file = SourceFile(path: "f", text: list)
      var found = EventLog(file)
      XCTAssertFalse(PlainPropertyListScanner.read(file, limits: SyntaxLimits(), into: &found), list)
      XCTAssertEqual(found.lines, [], list)
    }
  }

  func testLimitsAreLeftToLibXML2() {
    let file = SourceFile(path: "f", text: Self.list("<array><array/><true/></array>"))
    for (limits, isRead) in [
      (SyntaxLimits(maximumDepth: 2, maximumValueCount: 3), true), (SyntaxLimits(maximumDepth: 1), false),
      (SyntaxLimits(maximumValueCount: 2), false),
    ] {
      var found = EventLog(file)
      XCTAssertEqual(PlainPropertyListScanner.read(file, limits: limits, into: &found), isRead)
    }
  }

  /// Whatever is read has the very events that libxml2's way has.
  func testDamagedListsAreReadAlike() {
    var generator = SeededGenerator(seed: 7)
    let lists = Self.plain.map { Array($0.utf8) }
    var readCount = 0
    for _ in 0..<20_000 {
      var bytes = lists[Int.random(in: lists.indices, using: &generator)]
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        var start = Int.random(in: 0...bytes.count, using: &generator)
        // Most that is put between tags leaves a list well-formed.
        if Bool.random(using: &generator) {
          start = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        }
        let length =
          Int.random(in: 0..<4, using: &generator) == 0 ? Int.random(in: 1...8, using: &generator) : 0
        let piece = Self.pieces[Int.random(in: Self.pieces.indices, using: &generator)].utf8
        bytes.replaceSubrange(start..<min(bytes.count, start + length), with: piece)
      }
      guard let file = try? SourceText.decode(path: "f", bytes: bytes) else { continue }
      var found = EventLog(file)
      guard PlainPropertyListScanner.read(file, limits: SyntaxLimits(), into: &found) else { continue }
      readCount += 1
      XCTAssertEqual(found.lines, try? Self.parsed(file), String(decoding: bytes, as: UTF8.self))
    }
    XCTAssertGreaterThan(readCount, 500)
  }

  private static func parsed(_ file: SourceFile) throws -> [String] {
    var log = EventLog(file)
    try XMLPropertyListReader.readWithParser(file, limits: SyntaxLimits(), into: &log)
    return log.lines
  }

  private static func list(_ value: String) -> String { "<plist version=\"1.0\">\(value)</plist>" }

  private static let plain: [String] =
    [
      "<dict/>", "<array/>", "<string>a</string>", "<string></string>", "<string/>", "<data/>", "<true/>",
      "<dict><key>a</key><integer>1</integer><key></key><real>-2.5e3</real></dict>",
      "<array><dict><key>k</key><array><string>x</string></array></dict><false/><array></array></array>",
      "<string>a &lt; b &amp;&amp; b &gt; &quot;c&quot; &apos;</string>", "<string>é\u{FF08}漢 🚗</string>",
      "<string>\t two\nlines </string>", "<!-- a -- > & < ]]> é --><true/><!----> <!---->",
      "<array><date>2001-01-01T00:00:00Z</date><data> AA\nAA </data><integer> 0x1F </integer></array>",
      "<array><string>same</string><string>same</string><integer>12</integer><string>12</string></array>",
    ].map(list) + [
      """
      \n<?xml version="1.0" encoding="UTF-8"?>\r
      <!-- before -->
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>@UILabel</key>\r
      \t<dict>
      \t\t<key>textColor</key>
      \t\t<string>#FFFFFF</string>
      \t\t<key>clipsToBounds</key> <true/>
      \t</dict>
      </dict>
      </plist>
      <!-- behind -->

      """
    ]

  private static let unusual: [String] =
    [
      "", "<true></true>", "<true", "<string>a", "<string>a</strin>", "<string>a<!-- b --></string>",
      "<string>a]]></string>", "<string>a>b</string>", "<string>\r\n</string>", "<string>&#65;</string>",
      "<string>&other;</string>", "<string>&amp</string>", "<string><![CDATA[a]]></string>",
      "<string a='b'/>",
      "<string >a</string>", "<string>a</string >", "<string>\u{1}</string>", "<string>\u{FFFF}</string>",
      "<!-- \u{FFFE} --><true/>", "<!-- \u{0} --><true/>", "<!-- <true/>", "<?a?><true/>", "a<true/>",
      "<true/><true/>", "<key>a</key>", "<dict><key>a</key></dict>", "<dict><true/></dict>",
      "<dict><key>a</key><key>b</key><true/></dict>", "<dict><key>a</key><true/><true/></dict>",
      "<dict><key/><true/></dict>", "<array><key>a</key></array>", "<dict></array>", "<array>", "</array>",
      "<integer>a</integer>", "<integer/>", "<date>today</date>", "<plist></plist>", "<other/>", "<tru/>",
      "<truex/>", "<true//>",
    ].map(list) + [
      "<true/>", "<plist><true/></plist>", "<plist version=\"1.0\"><true/></plist>a",
      "<plist version=\"1.0\"><true/>", "<plist version=\"1.0\"><true/></plist", "",
      "<!-- --><?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><true/></plist>",
    ]

  /// What the lists are damaged with.
  private static let pieces = [
    "<", ">", "</", "/>", "&", "&amp;", "&#10;", "<!--", "-->", "--", "]]>", "<![CDATA[", "<?", "?>", " ",
    "\n",
    "\r", "\t", "\0", "\u{FFFE}", "é", "=", "\"", "a", "<key>", "</key>", "<string>", "</string>", "<dict>",
    "</dict>", "<array>", "</array>", "<true/>", "<string/>", "<key>a</key>", "</plist>", "<plist>",
  ]
}
