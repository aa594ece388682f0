import Foundation
import StyleDiagnostics
import StyleSyntax
import XCTest

final class XMLPropertyListReaderTests: XCTestCase {
  func testEventsComeInFileOrderWithTheirPlaces() throws {
    let text = """
      \n  <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <!-- ---- a ---- -->
      <plist version="1.0"><dict><key>a</key><string>x&amp;<!-- -- -->y<![CDATA[<!-- -- -->]]></string>
      <key></key><array><true/><integer>0x02</integer></array><key>a</key><dict/></dict></plist>
      """
    let document = try PropertyListDocument(path: "a.plist", bytes: Array(text.utf8))
    var log = EventLog(document.file)
    try document.read(into: &log)
    XCTAssertEqual(document.format, .xml)
    XCTAssertEqual(
      log.lines,
      [
        "{ @ <dict>", "key a @ <key>a</key>",
        #"string("x&y<!-- -- -->") @ <string>x&amp;<!-- -- -->y<![CDATA[<!-- -- -->]]></string>"#,
        "key  @ <key></key>", "[ @ <array>", "bool(true) @ <true/>", "integer(2) @ <integer>0x02</integer>",
        "] @ </array>", "key a @ <key>a</key>", "{ @ <dict/>", "} @ <dict/>", "} @ </dict>",
      ])
  }

  private static let values: [(element: String, value: SyntaxScalar)] = [
    ("<integer>0x02</integer>", .integer(2)), ("<integer> -7 </integer>", .integer(-7)),
    ("<integer>-0x10</integer>", .integer(-16)), ("<integer>+3</integer>", .integer(3)),
    ("<integer>9223372036854775807</integer>", .integer(.max)),
    ("<integer>-9223372036854775808</integer>", .integer(.min)),
    ("<integer>9223372036854775808</integer>", .unsigned(1 << 63)),
    ("<real>1.5</real>", .real(1.5)), ("<real>-2e3</real>", .real(-2000)), ("<real>\n1 </real>", .real(1)),
    ("<real>inf</real>", .real(.infinity)), ("<real>-Infinity</real>", .real(-.infinity)),
    ("<true/>", .bool(true)), ("<false></false>", .bool(false)),
    ("<date>2001-01-01T00:00:00Z</date>", .date(Date(timeIntervalSinceReferenceDate: 0))),
    ("<date>2004-02-29T23:59:59Z</date>", .date(Date(timeIntervalSinceReferenceDate: 99_791_999))),
    ("<data>\n\tAA==\n</data>", .data(Data([0]))), ("<data/>", .data(Data())),
    ("<string/>", .string("")), ("<string> a </string>", .string(" a ")),
    (#"<string><![CDATA[$"Helvetica Neue":17]]></string>"#, .string(#"$"Helvetica Neue":17"#)),
    ("<string>$&quot;Helvetica Neue&quot;:17</string>", .string(#"$"Helvetica Neue":17"#)),
    ("<string>&#128664; &#169;&#x1F698;</string>", .string("🚘 ©🚘")),
    ("<string>&lt;&gt;&amp;&apos;&quot;</string>", .string("<>&'\"")),
    ("<string>a<!--- b --->c<!------ d ------>e<?pi f?>g</string>", .string("aceg")),
    ("<string>a<!---->b</string>", .string("ab")),
    // Line ends are one line feed, however they are written.
    ("<string>a\r\nb\rc\n</string>", .string("a\nb\nc\n")),
    ("<string>a&#13;&#10;</string>", .string("a\r\n")),
    ("<string>a--b<!-- -- -->--</string>", .string("a--b--")),
    ("<string><![CDATA[<!-- a -- b -->]]></string>", .string("<!-- a -- b -->")),
    ("<?pi <!-- ?><string>a-b</string><!-- c -->", .string("a-b")),
    ("<string a:b='c'>d</string >", .string("d")),
  ]

  func testValues() throws {
    for (element, value) in Self.values {
      XCTAssertEqual(try Reader.propertyList.scalars("<plist>\(element)</plist>"), [value], element)
    }
    let nan = try Reader.propertyList.scalars("<plist><real>nan</real></plist>")
    guard case .real(let number)? = nan.first else { return XCTFail("\(nan)") }
    XCTAssertTrue(number.isNaN)
  }

  /// libxml2 reads a text piece by piece, and texts of sixteen bytes and more are told apart by what is between their
  /// ends.
  func testPlacesAndValuesHoldInLongDocuments() throws {
    var text = "<plist><array>"
    var expected: [String] = []
    for number in 0..<40_000 {
      let value =
        String(repeating: "a", count: number % 23) + "\(number % 7)" + String(repeating: "b", count: 9)
      let element = number % 5 == 0 ? "<string\n>\(value)</string >" : "<string>\(value)</string>"
      text += String(repeating: " ", count: number % 13) + element
      expected.append("string(\"\(value)\") @ \(element)")
    }
    text += "</array></plist>"
    let document = try PropertyListDocument(path: "a.plist", bytes: Array(text.utf8))
    var log = EventLog(document.file)
    try document.read(into: &log)
    XCTAssertEqual(log.lines, ["[ @ <array>"] + expected + ["] @ </array>"])
    text += "<!-- x -->y"
    XCTAssertEqual(
      failure("y") { () throws(SyntaxError) in _ = try Reader.propertyList.scalars(text) }?.range.offset,
      text.utf8.count - 1)
  }

  func testADoctypeMayHoldACommentsDelimiters() throws {
    let text = #"<!DOCTYPE plist SYSTEM "<!--"><plist><string>a-b</string></plist><!-- c -->"#
    XCTAssertEqual(try Reader.propertyList.scalars(text), [.string("a-b")])
  }

  private static let refusals: [(text: String, failure: String)] = [
    ("<plist>\n<foo/></plist>", "plist.unknown-tag 2:1"),
    ("<plist><dict><key>a</key></dict></plist>", "plist.key-without-value 1:14"),
    ("<plist><dict><key>a</key><key>b</key><true/></dict></plist>", "plist.key-without-value 1:14"),
    ("<plist><dict><true/></dict></plist>", "plist.value-without-key 1:14"),
    ("<plist><dict>\n", "xml.unclosed-element 2:1"), ("<plist><dict></plist>", "xml.mismatched-tag 1:14"),
    ("<plist><dict> é x<key>a</key></dict></plist>", "plist.stray-text 1:15"),
    ("<plist><!-- a --><?b c?> d <array/></plist>", "plist.stray-text 1:26"),
    ("<plist><array/>&amp;</plist>", "plist.stray-text 1:16"),
    ("<!-- a -->\ntest\n<plist><array/></plist>", "xml.syntax 2:1"),
    ("<dict/>", "plist.wrong-root 1:1"), ("\n<html></html>", "plist.wrong-root 2:1"),
    ("<plist></plist>", "plist.empty 1:1"), ("  \n ", "plist.empty 1:1"), ("", "plist.empty 1:1"),
    ("<plist><true/><true/></plist>", "plist.second-root 1:15"),
    ("<plist><true/></plist>\n<plist><true/></plist>", "xml.syntax 2:1"),
    ("<plist><true/></plist>\nx", "xml.syntax 2:1"), ("<plist><true/></plist>\0x", "xml.syntax 1:23"),
    ("<plist><array><key>a</key></array></plist>", "plist.misplaced-tag 1:15"),
    ("<plist><key>a</key></plist>", "plist.misplaced-tag 1:8"),
    ("<plist><array><plist/></array></plist>", "plist.misplaced-tag 1:15"),
    ("<plist><string><b/></string></plist>", "plist.unknown-tag 1:16"),
    ("<plist><string><true/></string></plist>", "plist.misplaced-tag 1:16"),
    ("<plist><true>x</true></plist>", "plist.invalid-value 1:8"),
    ("<plist>\n <integer>1.5</integer></plist>", "plist.invalid-value 2:2"),
    ("<plist><integer></integer></plist>", "plist.invalid-value 1:8"),
    ("<plist><integer>- 1</integer></plist>", "plist.invalid-value 1:8"),
    ("<plist><integer>--1</integer></plist>", "plist.invalid-value 1:8"),
    ("<plist><integer>18446744073709551616</integer></plist>", "plist.invalid-value 1:8"),
    ("<plist><real>0x1p3</real></plist>", "plist.invalid-value 1:8"),
    ("<plist><real>1,5</real></plist>", "plist.invalid-value 1:8"),
    ("<plist><date>2001-02-30T00:00:00Z</date></plist>", "plist.invalid-value 1:8"),
    ("<plist><date>2001-01-01</date></plist>", "plist.invalid-value 1:8"),
    ("<plist><data>A</data></plist>", "plist.invalid-value 1:8"),
    ("<plist><string>&foo;</string></plist>", "xml.undeclared-entity 1:21"),
    ("<plist><string>&#0;</string></plist>", "xml.syntax 1:20"),
    (
      "<!DOCTYPE plist SYSTEM 'file:///etc/passwd'>\n<plist><string>&foo;</string></plist>",
      "xml.undeclared-entity 2:21"
    ),
    (
      "<!DOCTYPE plist [\n<!ENTITY a 'b'>\n]><plist><string>&a;</string></plist>",
      "xml.entity-declaration 2:1"
    ),
    (
      "<!DOCTYPE plist [<!ENTITY % a SYSTEM 'http://x/y'> %a;]><plist><true/></plist>",
      "xml.entity-declaration 1:18"
    ),
    ("<plist><string>\u{1}</string></plist>", "xml.syntax 1:16"),
    // The format knows no namespaces.
    ("<plist xmlns:a='b'><a:true/></plist>", "plist.unknown-tag 1:20"),
    ("<plist><></plist>", "xml.syntax 1:9"),
  ]

  func testWhatIsNoPropertyListIsRefusedWhereItBreaks() throws {
    for (text, expected) in Self.refusals {
      let diagnostic = failure(text) { () throws(SyntaxError) in _ = try Reader.propertyList.scalars(text)
      }
      XCTAssertEqual(diagnostic.map(summary), expected, "\(text): \(diagnostic?.message ?? "")")
    }
  }

  func testAnUnknownTagIsToldTheNearestOne() throws {
    let diagnostic = failure("strng") { () throws(SyntaxError) in
      _ = try Reader.propertyList.scalars("<plist><strng>a</strng></plist>")
    }
    XCTAssertEqual(diagnostic?.suggestion, "string")
  }

  func testAnUnclosedTagIsToldWhereItOpens() throws {
    let diagnostic = failure("dict") { () throws(SyntaxError) in
      _ = try Reader.propertyList.scalars("<plist>\n <dict>\n")
    }
    XCTAssertEqual(diagnostic?.notes.map(\.range?.position), [SourcePosition(line: 2, column: 2)])
  }

  func testMessagesQuoteNoMoreThanTheBeginning() {
    let long = String(repeating: "é", count: 100_000)
    for text in [
      "<plist><\(long)/></plist>", "<plist><integer>\(long)</integer></plist>",
      "<plist><string>&\(long);</string></plist>",
    ] {
      let diagnostic = failure("long") { () throws(SyntaxError) in _ = try Reader.propertyList.scalars(text) }
      XCTAssertLessThan(diagnostic?.message.count ?? .max, 200)
    }
  }

  func testExpandingEntitiesAreRefusedAtOnce() throws {
    var text = "<!DOCTYPE plist [<!ENTITY a0 'ha'>"
    for level in 1...40 { text += "<!ENTITY a\(level) '&a\(level - 1);&a\(level - 1);'>" }
    text += "]><plist><string>&a40;</string></plist>"
    let start = ContinuousClock.now
    let diagnostic = failure("laughs") { () throws(SyntaxError) in
      _ = try Reader.propertyList.scalars(text)
    }
    XCTAssertEqual(diagnostic?.id, .xmlEntityDeclaration)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(20))
  }
}
