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
      (#"<font metaFont="system"/>"#, .system(13)),
      (#"<font metaFont="system" size="20"/>"#, .system(20)),
      (#"<font metaFont="smallSystem"/>"#, .system(11)),
      (#"<font metaFont="cellTitle"/>"#, .system(12)),
      (#"<font metaFont="systemMedium" size="15"/>"#, .system(15, weight: .medium)),
      (#"<font size="15" name=".SFNSText"/>"#, .system(15)),
      (#"<font size="15" name=".SFUIText-SemiboldItalic"/>"#, .system(15, weight: .semibold, italic: true)),
      (#"<font size="15" name=".AppleSystemUIFontBold"/>"#, .system(15, weight: .bold)),
      (#"<fontDescription type="system" weight="heavy" pointSize="15"/>"#, .system(15, weight: .heavy)),
      (
        #"<fontDescription type="system" weight="ultraLight" pointSize="15"/>"#,
        .system(15, weight: .ultraLight)
      ),
      (
        #"<fontDescription style="UICTFontTextStyleTallBody"/>"#,
        StyleFont(.system(weight: .regular, italic: false), size: 17, textStyle: "body")
      ),
      (
        #"<fontDescription style="UICTFontTextStyleShortEmphasizedItalicBody"/>"#,
        StyleFont(.system(weight: .semibold, italic: true), size: 17, textStyle: "body")
      ),
      (
        #"<fontDescription style="UICTFontTextStyleExtraLargeTitle"/>"#,
        StyleFont(.system(weight: .bold, italic: false), size: 36, textStyle: "extraLargeTitle")
      ),
      (#"<font metaFont="systemBold" size="13"/>"#, .system(13, weight: .bold)),
    ]
    for row in rows {
      var reader = ValueFixture.reader()
      XCTAssertEqual(reader.font(try XMLFixture.element(row.text)), row.expected, row.text)
      XCTAssertEqual(reader.diagnostics, [], row.text)
    }
  }

  func testAWidthAndADesignAreKept() throws {
    var reader = ValueFixture.reader()
    let font = reader.font(
      try XMLFixture.element(
        #"<fontDescription type="system" weight="bold" width="condensed" design="rounded" pointSize="9"/>"#))
    XCTAssertEqual(font?.width, .condensed)
    XCTAssertEqual(font?.design, .rounded)
    XCTAssertEqual(font?.face, .system(weight: .bold, italic: false))
  }

  func testEveryTextStyleOfTheSystemIsSpelled() {
    let fonts = InterfaceTextStyle.spellings.compactMap { InterfaceTextStyle($0)?.font(in: IOSResources()) }
    XCTAssertEqual(fonts.count, InterfaceTextStyle.spellings.count)
    XCTAssertEqual(Set(IOSResources().textStyleNames).subtracting(fonts.compactMap(\.textStyle)), [])
  }

  func testUnreadableFontsAreReported() throws {
    let rows = [
      (#"<fontDescription type="comic" pointSize="17"/>"#, "type", "interface.unknown-value"),
      (#"<fontDescription type="system" weight="huge"/>"#, "weight", "interface.unknown-value"),
      (#"<fontDescription type="system" width="fat"/>"#, "width", "interface.unknown-value"),
      (#"<fontDescription type="system" pointSize="big"/>"#, "pointSize", "interface.invalid-value"),
      (#"<fontDescription type="system" pointSize="-2"/>"#, "pointSize", "interface.invalid-value"),
      (#"<fontDescription name="Menlo" pointSize="17,5"/>"#, "pointSize", "interface.invalid-value"),
      (#"<fontDescription style="UICTFontTextStyleNone"/>"#, "style", "interface.unknown-value"),
      (#"<fontDescription style="body"/>"#, "style", "interface.unknown-value"),
      (#"<font metaFont="huge"/>"#, "metaFont", "interface.unknown-value"),
    ]
    for (text, attribute, id) in rows {
      var reader = ValueFixture.reader()
      let element = try XMLFixture.element(text)
      _ = reader.font(element)
      XCTAssertEqual(reader.diagnostics.map(\.id.rawValue), [id], text)
      XCTAssertEqual(reader.diagnostics.first?.range, element.range(of: attribute), text)
    }
  }
}
