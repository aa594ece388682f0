import XCTest

@testable import StyleInjection

final class StyleValueDescriptionTests: XCTestCase {
  func testEachSaysWhatDiffersFromTheDefault() {
    var paragraph = StyleParagraphStyle()
    XCTAssertEqual(paragraph.description, "")
    paragraph.alignment = .center
    paragraph.lineSpacing = 4
    paragraph.tabStops = [StyleTextTab(alignment: .left, location: 28)]
    XCTAssertEqual(
      paragraph.description, "alignment: center, lineSpacing: 4.0, tabStops: [left 28.0]")
    let symbol = StyleSymbolConfiguration(
      pointSize: 17, weight: .light, scale: .large, font: .system(12), rendering: .palette,
      colors: [StyleColor(white: 0)])
    XCTAssertEqual(
      symbol.description,
      "pointSize: 17, weight: light, scale: large, font: $\"System\":12, rendering: palette, colors: [#000000]"
    )
    let shadow = StyleShadow(
      color: StyleColor(white: 1), offset: StyleOffset(horizontal: 0, vertical: 1), blurRadius: 2)
    XCTAssertEqual(shadow.description, "color: #FFFFFF, offset: 0,1, blurRadius: 2")
  }

  func testEveryNumberOfAParagraphStyleIsSaid() {
    for (name, keyPath) in StyleParagraphStyle.numbers {
      var style = StyleParagraphStyle()
      style[keyPath: keyPath] = 3
      XCTAssertEqual(style.description, "\(name): 3.0")
    }
  }

  func testAnImageKeepsItsConfiguration() {
    let configuration = StyleSymbolConfiguration(scale: .small)
    let image = StyleImage("star", source: .system, configuration: configuration)
    XCTAssertEqual(image.configuration, configuration)
    XCTAssertNotEqual(image, StyleImage("star", source: .system))
    XCTAssertNil(StyleImage("star").configuration)
  }
}
