import Foundation
import StyleInjection
import XCTest

@testable import InterfaceBuilder

final class ValueFormTests: XCTestCase {
  func testEachFormOfAValue() throws {
    let rows: [(text: String, expected: StyleValue?)] = [
      ("<nil/>", nil),
      (#"<bool value="YES"/>"#, .bool(true)),
      (#"<integer value="-3"/>"#, .integer(-3)),
      (#"<real value="0.5"/>"#, .number(0.5)),
      ("<string>two\nlines</string>", .string("two\nlines")),
      ("<string><![CDATA[a < b]]></string>", .string("a < b")),
      ("<string/>", .string("")),
      ("<mutableString>text</mutableString>", .string("text")),
      (#"<string base64-UTF8="YES">aMOpbGxv</string>"#, .string("héllo")),
      (#"<string base64-UTF8="YES">CUxlZnQgdG8gUmlnaHQ</string>"#, .string("\tLeft to Right")),
      (
        "<string base64-UTF8=\"YES\">CUxlZnQg&#10;  dG8gUmln\n  aHQ=\n</string>",
        .string("\tLeft to Right")
      ),
      ("<string>a&#10;b&amp;c&#x1F698;</string>", .string("a\nb&c🚘")),
      ("<string>a<!-- not this -->b</string>", .string("ab")),
      (#"<string key="text" id="a1">kept</string>"#, .string("kept")),
      ("<data>YQ\n ==</data>", .custom(StyleCustomValue(Data("a".utf8)))),
      ("<mutableData>YWI</mutableData>", .custom(StyleCustomValue(Data("ab".utf8)))),
      (
        #"<date timeIntervalSinceReferenceDate="-24238800"/>"#,
        Date(timeIntervalSinceReferenceDate: -24_238_800).styleValue
      ),
      (#"<locale localeIdentifier="en"/>"#, Locale(identifier: "en").styleValue),
      (#"<timeZone name="GMT"/>"#, TimeZone(identifier: "GMT")?.styleValue),
      (#"<range location="1" length="2"/>"#, NSRange(location: 1, length: 2).styleValue),
      (#"<url string="https://a.example/b"/>"#, .string("https://a.example/b")),
      (
        #"<value type="size" width="320" height="350"/>"#, .size(CGSize(width: 320, height: 350))
      ),
      (
        "<array><string>a</string><integer value=\"1\"/><nil/></array>",
        .array([.string("a"), .integer(1)])
      ),
      ("<mutableArray/>", .array([])),
      (#"<imageReference image="heart" catalog="system"/>"#, .image(StyleImage("heart", source: .system))),
      (#"<imageReference image="tabs/home"/>"#, .image(StyleImage("tabs/home"))),
      (#"<rect x="1" y="2.5" width="3" height="4"/>"#, .rect(CGRect(x: 1, y: 2.5, width: 3, height: 4))),
      (#"<frame minX="15" width="345" height="43"/>"#, .rect(CGRect(x: 15, y: 0, width: 345, height: 43))),
      (#"<size width="1" height="2"/>"#, .size(CGSize(width: 1, height: 2))),
      (#"<point x="1" y="2"/>"#, .point(CGPoint(x: 1, y: 2))),
      (
        #"<inset minX="1" minY="2" maxX="3" maxY="2.2250738585072014e-308"/>"#,
        .insets(StyleEdgeInsets(top: 2, left: 1, bottom: 0, right: 3))
      ),
      (
        #"<edgeInsets top="1" left="2" bottom="3" right="4"/>"#,
        .insets(StyleEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      ),
      (
        #"<directionalEdgeInsets top="1" leading="2" bottom="3" trailing="4"/>"#,
        .directionalInsets(StyleDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      ),
      (#"<offsetWrapper horizontal="1" vertical="2"/>"#, .offset(StyleOffset(horizontal: 1, vertical: 2))),
      (
        #"<autoresizingMask widthSizable="YES" flexibleMinX="NO" heightSizable="YES"/>"#,
        .options(["flexibleWidth", "flexibleHeight"])
      ),
      (#"<dataDetectorType key="dataDetectorTypes" link="YES"/>"#, .options(["link"])),
      (#"<accessibilityTraits key="traits" none="YES"/>"#, .options([])),
      (
        "<scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles>",
        .array([.string("A"), .string("B")])
      ),
    ]
    for row in rows { XCTAssertEqual(try ValueFixture.value(row.text), row.expected, row.text) }
  }

  func testUnreadableValuesAreReportedAtTheirPlaces() throws {
    let rows = [
      (#"<rect x="a" y="0" width="1" height="1"/>"#, 10), (#"<bool value="maybe"/>"#, 14),
      (#"<integer value="1.5"/>"#, 17), (#"<real value="nan"/>"#, 14),
      (#"<string base64-UTF8="YES">!!</string>"#, 1), (#"<string base64-UTF8="YES">/w==</string>"#, 1),
      (#"<string base64-UTF8="YES">YWJjZ</string>"#, 1), (#"<data>*</data>"#, 1),
      (#"<integer/>"#, 1), (#"<date/>"#, 1), (#"<url string=""/>"#, 14),
      (#"<locale localeIdentifier="e n"/>"#, 27), (#"<range location="-1"/>"#, 18),
      (#"<array><widget/></array>"#, 8), (#"<imageReference/>"#, 1),
      (#"<autoresizingMask widthSizable="1"/>"#, 33),
    ]
    for (text, column) in rows {
      var reader = ValueFixture.reader()
      _ = reader.value(of: try XMLFixture.element(text))
      XCTAssertEqual(reader.diagnostics.map(\.range.position?.column), [column], text)
      XCTAssertEqual(reader.diagnostics.map(\.id), [.interfaceInvalidValue], text)
    }
  }

  func testEveryFormIsKnownAsAnElement() {
    for row in InterfaceValueForm.rows { XCTAssertNotNil(InterfaceElementRow.named[row.name], row.name) }
  }
}
