import XCTest

@testable import StyleInjection

/// Rules made by chance rank as they do where each pair of them is compared.
final class RankPropertyTests: XCTestCase {
  func testGroupsOfRulesRankAsTheirPairsDo() throws {
    let registry = try TestView.registry()
    var movedCount = 0
    var lossCount = 0
    for seed in 0..<400 as Range<UInt64> {
      let target = StyleDialect.allCases[Int(seed) % StyleDialect.allCases.count]
      var made = RandomRanks(seed: seed)
      let rules = made.rules(to: target)
      let order = ConvertedOrder(rules, to: target, registry: registry)
      let naive = NaiveRanks(rules, to: target, registry: registry)
      let message = "seed \(seed) to \(target): \(rules.map(\.rule.selector))"

      let expectedOrder = naive.order()
      XCTAssertEqual(order.order(), expectedOrder, message)
      if expectedOrder != Array(rules.indices) { movedCount += 1 }

      let places = made.places(of: rules, in: expectedOrder)
      let losses = RankLosses(of: order) { rule, declaration in
        let own = rules[rule].declarations.firstIndex { $0.declaration.key == declaration.key }
        return own.flatMap { places[rule][$0] }
      }
      let expected = naive.losses(places)
      XCTAssertEqual(losses.diagnostics.map { told($0, of: rules) }, expected, message)
      lossCount += expected.count
    }
    // What is compared is there.
    XCTAssertGreaterThan(movedCount, 100)
    XCTAssertGreaterThan(lossCount, 400)
  }

  private func told(_ diagnostic: Diagnostic, of rules: [ConvertedRule]) -> NaiveRanks.Loss {
    func rule(at range: SourceRange?) -> Int {
      rules.firstIndex { range == SourceRange($0.file, $0.rule.selectorSpan) } ?? -1
    }
    let keyPaths = diagnostic.message.split(separator: ": ").last ?? ""
    return NaiveRanks.Loss(
      rule: rule(at: diagnostic.range), others: diagnostic.notes.map { rule(at: $0.range) },
      keyPaths: keyPaths.split(separator: ", ").map(String.init).sorted())
  }
}
