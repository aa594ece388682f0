import StyleInjection
import XCTest

@testable import InterfaceBuilder

final class ImageTests: XCTestCase {
  func testEachFormOfAnImage() throws {
    let rows: [(text: String, expected: StyleImage)] = [
      (#"<imageReference image="tabs/home"/>"#, StyleImage("tabs/home")),
      (
        #"<imageReference image="globe" catalog="system" symbolScale="large" renderingMode="template"/>"#,
        StyleImage(
          "globe", source: .system, renderingMode: .alwaysTemplate, configuration: .init(scale: .large))
      ),
      (
        #"<imageReference image="globe" catalog="system" renderingMode="original"/>"#,
        StyleImage("globe", source: .system, renderingMode: .alwaysOriginal)
      ),
      (
        #"<imageReference image="globe" catalog="system"><fontDescription key="fontDescription" "#
          + #"style="UICTFontTextStyleBody"/></imageReference>"#,
        StyleImage(
          "globe", source: .system,
          configuration: .init(
            font: StyleFont(.system(weight: .regular, italic: false), size: 17, textStyle: "body")))
      ),
      (
        #"<imageReference image="globe" catalog="system" renderingMode="palette"><paletteColors>"#
          + #"<color white="1"/><color white="0"/></paletteColors></imageReference>"#,
        StyleImage(
          "globe", source: .system,
          configuration: .init(rendering: .palette, colors: [StyleColor(white: 1), StyleColor(white: 0)]))
      ),
    ]
    for row in rows {
      XCTAssertEqual(try ValueFixture.value(row.text), .image(row.expected), row.text)
    }
  }

  func testEachFormOfASymbolConfiguration() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="12"/>"#
    let rows: [(text: String, expected: StyleSymbolConfiguration)] = [
      (#" scale="large"/"#, .init(scale: .large)),
      (#" scale="default" weight="unspecified"/"#, .init(scale: .default)),
      (#" scale="large" weight="light"/"#, .init(weight: .light, scale: .large)),
      (
        #" configurationType="pointSize" pointSize="20" weight="ultralight"/"#,
        .init(pointSize: 20, weight: .ultraLight)
      ),
      (
        #" configurationType="font" pointSize="20">\#(font)</preferredSymbolConfiguration"#,
        .init(font: .system(12))
      ),
      (
        #" configurationType="pointSize" pointSize="20">\#(font)</preferredSymbolConfiguration"#,
        .init(pointSize: 20)
      ),
      (
        #" renderingMode="hierarchical"><hierarchicalColors><color white="1"/></hierarchicalColors></preferredSymbolConfiguration"#,
        .init(rendering: .hierarchical, colors: [StyleColor(white: 1)])
      ),
    ]
    for row in rows {
      XCTAssertEqual(
        try ValueFixture.value("<preferredSymbolConfiguration\(row.text)>"), row.expected.styleValue, row.text
      )
    }
  }
}
