import XCTest

@testable import StyleInjection

final class SuggestionBudgetTests: XCTestCase {
  func testNamesAreLookedForUntilTheBudgetIsSpent() {
    let budget = SuggestionBudget()
    for _ in 0..<SuggestionBudget.maximumCount {
      XCTAssertEqual(budget.nearest(to: "colr", in: ["color", "font"]), "color")
    }
    XCTAssertNil(budget.nearest(to: "colr", in: ["color", "font"]))
  }

  func testAListIsNotMadeOnceTheBudgetIsSpent() {
    let budget = SuggestionBudget()
    var count = 0
    func names() -> [String] {
      count += 1
      return ["color"]
    }
    for _ in 0..<SuggestionBudget.maximumCount + 50 { _ = budget.nearest(to: "x", in: names()) }
    XCTAssertEqual(count, SuggestionBudget.maximumCount)
  }

  func testEachSourceOfRulesHasABudgetOfItsOwn() throws {
    var set: [RawStyleEntry] = (0...SuggestionBudget.maximumCount).map {
      RawStyleEntry("titl\($0)", LocatedStyleValue("x"))
    }
    set.append(RawStyleEntry("titel", LocatedStyleValue("x")))
    let sheet = RawStyleValue.dictionary([RawStyleEntry("@TestView", LocatedStyleValue(.dictionary(set)))])
    let manager = try StyleManager.sample(sheet)
    let report = manager.applyStyle(in: TestView())
    XCTAssertEqual(report.diagnostics.count, set.count)
    XCTAssertNil(report.diagnostics.first { $0.message.contains("'titl0'") }?.suggestion)
    manager.setupStyleSourceRepository(try StyleSheetSource.sample([["@TestView": ["titel": "x"]]]))
    XCTAssertEqual(manager.applyStyle(in: TestView()).diagnostics.map(\.suggestion), ["title"])
  }
}
