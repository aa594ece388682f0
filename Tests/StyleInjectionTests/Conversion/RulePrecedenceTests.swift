import XCTest

@testable import StyleInjection

/// What decides between two rules, one rule of each dialect at a time.
final class RulePrecedenceTests: XCTestCase {
  private typealias Step = RulePrecedence.Step

  private func declaration(
    _ selector: StyleSelector, inSheet sheet: Int = 0, when conditions: [StyleCondition] = []
  ) -> RankedDeclaration {
    RankedDeclaration(rule: RankedRule(selector, inSheet: sheet), conditions: conditions)
  }

  private func steps(
    _ first: RankedDeclaration, _ second: RankedDeclaration, in dialect: StyleDialect,
    comparesSheets: Bool = false
  ) throws -> [Step]? {
    let names = [first, second].compactMap { $0.rule.subjectType?.name }
    return RulePrecedence(classNames: Set(names), registry: try TestView.registry())
      .steps(first, second, in: dialect, comparesSheets: comparesSheets)
  }

  private let price = StyleSelector(.identifier("price"))
  private let other = StyleSelector(.identifier("total"))
  private let card = StyleSelector(.subtype("Card"))
  private let tile = StyleSelector(.subtype("Tile"))

  func testEachDialectDecidesByItsOwnRules() throws {
    let inside = StyleSelector(.subtype("Card"), inside: [.subtype("Tile")])
    let deeper = StyleSelector(.subtype("Card"), inside: [.subtype("Tile"), .subtype("Tile")])
    let inController = StyleSelector(.identifier("price"), in: "ListController")
    let rows: [(StyleSelector, StyleSelector, StyleDialect, [Step])] = [
      (inController, other, .plist, [.decided(isFirst: true)]),
      (price, card, .plist, [.decided(isFirst: true)]),
      (inside, card, .plist, [.decided(isFirst: true)]),
      (price, other, .plist, [.asked(.names)]),
      (card, tile, .plist, [.asked(.nearness)]),
      (price, price, .plist, []),
      (card, inside, .stylekit, [.decided(isFirst: false)]),
      (deeper, inside, .stylekit, [.asked(.containment), .decided(isFirst: true)]),
      (card, tile, .stylekit, [.asked(.nearness)]),
      (price, other, .stylekit, []),
      (deeper, price, .stylist, [.decided(isFirst: true)]),
      (price, card, .stylist, [.leaning(isFirst: true)]),
      (card, tile, .stylist, []),
      (price, other, .stylish, [.asked(.names)]),
      (card, price, .stylish, [.leaning(isFirst: false)]),
    ]
    for (first, second, dialect, expected) in rows {
      XCTAssertEqual(
        try steps(declaration(first), declaration(second), in: dialect), expected,
        "\(first) against \(second) in \(dialect)")
    }
  }

  func testSheetsDecideFirstAndConditionsLast() throws {
    for dialect in StyleDialect.allCases {
      let weak = declaration(price)
      let conditional = declaration(price, when: [.appearance(.dark)])
      XCTAssertEqual(
        try steps(weak, declaration(price, inSheet: 1), in: dialect, comparesSheets: true),
        [.decided(isFirst: false)])
      XCTAssertEqual(try steps(weak, declaration(price, inSheet: 1), in: dialect), [])
      XCTAssertEqual(try steps(conditional, weak, in: dialect), [.decided(isFirst: true)])
    }
  }

  func testRulesThatNoObjectMatchesTogetherHaveNoSteps() throws {
    let controllers = ["ListController", "DetailController"].map {
      declaration(StyleSelector(.identifier("price"), in: StyleTypeName($0)))
    }
    let appearances = [StyleCondition.appearance(.light), .appearance(.dark)].map {
      declaration(price, when: [$0])
    }
    let classes = ["Card", "Tile"].map { declaration(StyleSelector(.type(StyleTypeName($0)))) }
    for dialect in StyleDialect.allCases {
      for pair in [controllers, appearances, classes] {
        XCTAssertNil(try steps(pair[0], pair[1], in: dialect), "\(pair) in \(dialect)")
      }
    }
  }

  func testThePlaceInTheFileDecidesWhatIsOpen() {
    XCTAssertEqual(RulePrecedence.ended([], isFirstLater: false), [.decided(isFirst: false)])
    XCTAssertEqual(
      RulePrecedence.ended([.asked(.names)], isFirstLater: true), [.asked(.names), .decided(isFirst: true)])
    XCTAssertEqual(
      RulePrecedence.ended([.leaning(isFirst: true)], isFirstLater: true), [.decided(isFirst: true)])
    XCTAssertEqual(
      RulePrecedence.ended([.leaning(isFirst: true)], isFirstLater: false),
      [.leaning(isFirst: true), .decided(isFirst: false)])
    XCTAssertEqual(
      RulePrecedence.ended([.decided(isFirst: true)], isFirstLater: false), [.decided(isFirst: true)])
  }
}
