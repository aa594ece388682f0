import StyleInjection
import XCTest

@testable import UIKitModel

final class UIKitVocabularyTests: XCTestCase {
  func testEachNameStandsOnceInAKnownClass() {
    var seen: Set<String> = []
    for row in StyleDialect.allCases.flatMap(UIKitVocabulary.rows) {
      let name = "\(row.dialect) \(row.className) \(row.name)"
      XCTAssertTrue(seen.insert(name).inserted, name)
      XCTAssertNotNil(StyleRegistry.uiKit.styleClass(named: row.className), name)
    }
  }
}
