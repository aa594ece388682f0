import StyleInjection
import UIKitModel
import XCTest

@testable import InterfaceBuilder

final class FontTests: XCTestCase {
  func testEachFormOfAFont() throws {
    let rows: [(text: String, expected: StyleFont)] = [
      (#"<fontDescription type="system" pointSize="17"/>"#, .system(17)),
      (#"<fontDescription type="boldSystem" pointSize="12.5"/>"#, .system(12.5, weight: .bold)),
      (#"<fontDescription type="italicSystem" pointSize="15"/>"#, .system(15, italic: true)),
      (#"<fontDescription type="system" weight="semibold" pointSize="15"/>"#, .system(15, weight: .semibold)),
      (
        #"<fontDescription name="HelveticaNeue" family="Helvetica Neue" pointSize="24"/>"#,
        .named("HelveticaNeue", 24)
      ),
      (#"<fontDescription name="Brand-Bold" family="Brand" pointSize="9"/>"#, .named("Brand-Bold", 9)),
      (#"<fontDescription family="Helvetica Neue" pointSize="9"/>"#, .named("HelveticaNeue", 9)),
      (#"<fontDescription type="system" size="button"/>"#, .system(18)),
      (#"<fontDescription type="system" size="system"/>"#, .system(14)),
      (#"<fontDescription type="system"/>"#, .system(17)),
      (#"<fontDescription type="system" pointSize="0.0"/>"#, .system(17)),
      (
        #"<fontDescription style="UICTFontTextStyleHeadline"/>"#,
        StyleFont(.system(weight: .semibold, italic: false), size: 17, textStyle: "headline")
      ),
      (
        #"<fontDescription style="UICTFontTextStyleTitle0"/>"#,
        StyleFont(.system(weight: .regular, italic: false), size: 34, textStyle: "largeTitle")
      ),
      (#"<font size="17" name="Menlo-Regular"/>"#, .named("Menlo-Regular", 17)),
      (#"<font metaFont="system"/>"#, .system(14)),
      (#"<font metaFont="system" size="20"/>"#, .system(20)),
      (#"<font metaFont="smallSystem"/>"#, .system(12)),
      (#"<font metaFont="systemBold" size="13"/>"#, .system(13, weight: .bold)),
    ]
    for row in rows {
      var reader = ValueFixture.reader()
      XCTAssertEqual(reader.font(try XMLFixture.element(row.text)), row.expected, row.text)
      XCTAssertEqual(reader.diagnostics, [], row.text)
    }
  }

  func testUnreadableFontsAreReported() throws {
    let rows = [
      (#"<fontDescription type="comic" pointSize="17"/>"#, "type"),
      (#"<fontDescription type="system" weight="huge" pointSize="17"/>"#, "weight"),
      (#"<fontDescription type="system" pointSize="big"/>"#, "pointSize"),
      (#"<fontDescription style="UICTFontTextStyleNone"/>"#, "style"),
    ]
    for (text, attribute) in rows {
      var reader = ValueFixture.reader()
      _ = reader.font(try XMLFixture.element(text))
      XCTAssertEqual(reader.diagnostics.count, 1, text)
      XCTAssertTrue(reader.diagnostics[0].message.hasPrefix("'\(attribute)'"), text)
    }
  }
}
