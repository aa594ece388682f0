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

  func testAttributedTextIsRuns() throws {
    let value = try ValueFixture.value(
      """
      <attributedString key="attributedText">
        <fragment content="Hello ">
          <attributes>
            <color key="NSColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
            <font key="NSFont" metaFont="system" size="17"/>
            <real key="NSKern" value="1.5"/>
            <integer key="NSUnderline" value="1"/>
            <paragraphStyle key="NSParagraphStyle" alignment="natural"/>
          </attributes>
        </fragment>
        <fragment><string key="content">world</string></fragment>
      </attributedString>
      """)
    let attributes = StyleTextAttributes([
      .foregroundColor: .color(StyleColor(white: 0)), .font: .font(.system(17)), .kern: .number(1.5),
      .underlineStyle: .integer(1),
    ])
    XCTAssertEqual(
      value, .attributedText(StyleAttributedText([.init("Hello ", attributes), .init("world")])))
  }

  func testUnreadableValuesAreReportedAtTheirPlaces() throws {
    let rows = [
      (#"<rect x="a" y="0" width="1" height="1"/>"#, 10), (#"<bool value="maybe"/>"#, 14),
      (#"<integer value="1.5"/>"#, 17), (#"<real value="nan"/>"#, 14),
      (#"<string base64-UTF8="YES">!!</string>"#, 1), (#"<autoresizingMask widthSizable="1"/>"#, 33),
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
