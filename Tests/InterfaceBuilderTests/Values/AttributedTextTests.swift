import StyleInjection
import XCTest

@testable import InterfaceBuilder

final class AttributedTextTests: XCTestCase {
  private func attributes(_ children: String) throws -> (StyleTextAttributes, InterfaceValueReader) {
    var reader = ValueFixture.reader()
    return (reader.textAttributes(try XMLFixture.element("<attributes>\(children)</attributes>")), reader)
  }

  func testATextIsItsRuns() throws {
    let value = try ValueFixture.value(
      """
      <attributedString key="attributedText">
        <fragment content="Hello ">
          <attributes>
            <color key="NSColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
            <font key="NSFont" metaFont="system" size="17"/>
          </attributes>
        </fragment>
        <fragment><string key="content">wor</string></fragment>
        <fragment><mutableString key="content" base64-UTF8="YES">bGQK</mutableString></fragment>
      </attributedString>
      """)
    let attributes = StyleTextAttributes([
      .foregroundColor: .color(StyleColor(white: 0)), .font: .font(.system(17)),
    ])
    let text = StyleAttributedText([.init("Hello ", attributes), .init("wor"), .init("ld\n")])
    XCTAssertEqual(value, .attributedText(text))
    XCTAssertEqual(text.plainText, "Hello world\n")
  }

  func testEachAttributeIsRead() throws {
    let rows: [(text: String, attribute: StyleTextAttributes.Attribute, expected: StyleValue)] = [
      (#"<color key="NSBackgroundColor" white="1"/>"#, .backgroundColor, .color(StyleColor(white: 1))),
      (#"<color key="NSStrokeColor" white="1"/>"#, .strokeColor, .color(StyleColor(white: 1))),
      (#"<color key="NSUnderlineColor" white="1"/>"#, .underlineColor, .color(StyleColor(white: 1))),
      (#"<color key="textColor" white="1"/>"#, .foregroundColor, .color(StyleColor(white: 1))),
      (#"<fontDescription key="fontDescription" type="system" pointSize="9"/>"#, .font, .font(.system(9))),
      (#"<real key="NSKern" value="1.5"/>"#, .kern, .number(1.5)),
      (#"<integer key="NSKern" value="2"/>"#, .kern, .number(2)),
      (#"<real key="NSStrokeWidth" value="-3"/>"#, .strokeWidth, .number(-3)),
      (#"<real key="NSBaselineOffset" value="2"/>"#, .baselineOffset, .number(2)),
      (#"<integer key="NSUnderline" value="1"/>"#, .underlineStyle, .integer(1)),
      (#"<integer key="NSStrikethrough" value="1"/>"#, .strikethroughStyle, .integer(1)),
      (#"<integer key="NSLigature" value="0"/>"#, .ligature, .integer(0)),
      (#"<url key="NSLink" string="https://a.example"/>"#, .link, .string("https://a.example")),
      (#"<string key="NSLink">page</string>"#, .link, .string("page")),
      (
        #"<color key="textShadowColor" white="0"/><offsetWrapper key="textShadowOffset" horizontal="0" vertical="-1"/>"#,
        .shadow,
        StyleShadow(color: StyleColor(white: 0), offset: StyleOffset(horizontal: 0, vertical: -1)).styleValue
      ),
    ]
    for row in rows {
      let (attributes, reader) = try attributes(row.text)
      XCTAssertEqual(attributes.values, [row.attribute: row.expected], row.text)
      XCTAssertEqual(reader.diagnostics, [], row.text)
    }
  }

  func testAParagraphStyleIsReadWhole() throws {
    let (attributes, reader) = try attributes(
      """
      <paragraphStyle key="NSParagraphStyle" alignment="justified" lineBreakMode="charWrapping" \
      baseWritingDirection="rightToLeft" lineSpacing="1.2" lineHeightMultiple="1.28" minimumLineHeight="18" \
      maximumLineHeight="22" paragraphSpacing="12" paragraphSpacingBefore="6" firstLineHeadIndent="1" \
      headIndent="36" tailIndent="-4" hyphenationFactor="0.5" defaultTabInterval="28" \
      allowsDefaultTighteningForTruncation="NO" tighteningFactorForTruncation="0.0">
        <tabStops>
          <textTab alignment="left" location="11"><options/></textTab>
          <textTab alignment="natural" location="36"><options/></textTab>
        </tabStops>
      </paragraphStyle>
      """)
    var expected = StyleParagraphStyle()
    expected.alignment = .justified
    expected.lineBreakMode = .byCharWrapping
    expected.baseWritingDirection = .rightToLeft
    expected.lineSpacing = 1.2
    expected.lineHeightMultiple = 1.28
    expected.minimumLineHeight = 18
    expected.maximumLineHeight = 22
    expected.paragraphSpacing = 12
    expected.paragraphSpacingBefore = 6
    expected.firstLineHeadIndent = 1
    expected.headIndent = 36
    expected.tailIndent = -4
    expected.hyphenationFactor = 0.5
    expected.defaultTabInterval = 28
    expected.tabStops = [.init(alignment: .left, location: 11), .init(location: 36)]
    XCTAssertEqual(attributes.values, [.paragraphStyle: expected.styleValue])
    XCTAssertEqual(reader.diagnostics, [])
  }

  func testMacOSAttributesAreKnownAndUnknownOnesAreTold() throws {
    XCTAssertEqual(
      try attributes(#"<font key="NSOriginalFont" size="15" name="Menlo"/>"#).1.diagnostics, [])
    let rows = [
      (#"<color key="NSColour" white="1"/>"#, "interface.unknown-value"),
      (#"<real key="NSColor" value="1"/>"#, "interface.invalid-value"),
      (#"<color white="1"/>"#, "interface.invalid-value"),
      (#"<color key="NSColor" white="x" alpha="1"/>"#, "interface.invalid-value"),
      (#"<real key="textShadowOffset" value="1"/>"#, "interface.invalid-value"),
      (
        #"<paragraphStyle key="NSParagraphStyle"><tabStops><textTab/></tabStops></paragraphStyle>"#,
        "interface.invalid-value"
      ),
    ]
    for (text, id) in rows {
      let (attributes, reader) = try attributes(text + #"<real key="NSKern" value="1"/>"#)
      XCTAssertEqual(reader.diagnostics.map(\.id.rawValue), [id], text)
      XCTAssertEqual(attributes.values[.kern], .number(1), text)
    }
    XCTAssertEqual(
      try attributes(#"<color key="NSColour" white="1"/>"#).1.diagnostics.first?.suggestion, "NSColor")
    var reader = ValueFixture.reader()
    _ = reader.attributedText(
      try XMLFixture.element("<attributedString><string>lost</string></attributedString>"))
    XCTAssertEqual(reader.diagnostics.map(\.id), [.interfaceInvalidValue])
  }
}
