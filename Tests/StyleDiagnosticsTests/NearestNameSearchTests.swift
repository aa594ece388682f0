import XCTest

@testable import StyleDiagnostics

final class NearestNameSearchTests: XCTestCase {
  func testAHundredNamesGetAnAnswerAndKeepIt() {
    var search = NearestNameSearch { ["label", "button"] }
    XCTAssertEqual(search.nearest(to: "lable"), "label")
    XCTAssertNil(search.nearest(to: "toolbar"))
    for index in 0..<98 { XCTAssertEqual(search.nearest(to: "label\(index)"), "label") }
    XCTAssertNil(search.nearest(to: "buton"))
    XCTAssertEqual(search.nearest(to: "lable"), "label")
  }
}
