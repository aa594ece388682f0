import StyleLanguage
import XCTest

final class StyleSelectorTests: XCTestCase {
  func testDescription() {
    let type = StyleTypeName("App.Cell")
    let rows: [(StyleSelector, String)] = [
      (StyleSelector(.type(type)), "@App.Cell"),
      (StyleSelector(.identifier("demo1")), "#demo1"),
      (StyleSelector(.type(type), in: StyleTypeName("ListViewController")), "ListViewController/@App.Cell"),
      (StyleSelector(.identifier("a b"), in: StyleTypeName("C")), "C/#a b"),
    ]
    for (selector, description) in rows { XCTAssertEqual(selector.description, description) }
  }
}
