import XCTest

@testable import StyleInjection

final class StyleStrengthTests: XCTestCase {
  /// Each is stronger than all before it, whatever the fields behind the first that differs say.
  func testFieldsAreComparedInTheOrderOfTheirWeight() {
    let ascending = [
      StyleStrength(), StyleStrength(order: 9), StyleStrength(conditions: 1), StyleStrength(namePlace: 1),
      StyleStrength(selector: StyleSelectorWeight(0, 1)),
      StyleStrength(selector: StyleSelectorWeight(0, 1), namePlace: 5, conditions: 5, order: 5),
      StyleStrength(selector: StyleSelectorWeight(1)), StyleStrength(selector: StyleSelectorWeight(1, 1)),
      StyleStrength(layer: .controller),
      StyleStrength(layer: .controller, selector: StyleSelectorWeight(1)), StyleStrength(sheet: 1),
    ]
    for (lower, weaker) in ascending.enumerated() {
      for (upper, stronger) in ascending.enumerated() {
        XCTAssertEqual(weaker < stronger, lower < upper, "\(weaker) \(stronger)")
        XCTAssertEqual(weaker == stronger, lower == upper)
      }
    }
  }
}
