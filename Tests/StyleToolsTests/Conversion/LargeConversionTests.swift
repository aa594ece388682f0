import StyleDiagnostics
import UIKitModel
import XCTest

@testable import StyleInjection

/// Sheets of thousands of rules that all set the same properties.
final class LargeConversionTests: XCTestCase {
  private func sheet(_ selectors: [StyleSelector], in dialect: StyleDialect) throws -> StyleSheet {
    let rules = selectors.map { selector in
      StyleRule(
        selector,
        [
          StyleDeclaration("alpha", LocatedStyleValue(0.5)),
          StyleDeclaration("backgroundColor", LocatedStyleValue("#112233")),
        ])
    }
    let made = StyleSheet(file: SourceFile(path: "Large", text: ""), dialect: dialect, rules: rules)
    return try StyleSheet(path: "Large", bytes: Array(made.written().text.utf8), dialect: dialect)
  }

  private func ranks(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { $0.id.rawValue == "convert.rank" }
  }

  func testThousandsOfRulesKeepTheirOrderWhereTheyRankAsBefore() throws {
    let names = (0..<3_000).map { StyleSelector(.identifier("name\($0)")) }
    let classes = (0..<3_000).map { StyleSelector(.subtype(StyleTypeName("Card\($0)"))) }
    let rows: [(selectors: [StyleSelector], source: StyleDialect, target: StyleDialect)] = [
      (names, .plist, .stylish), (names, .stylish, .plist), (names, .stylist, .stylish),
      (names, .plist, .stylist), (classes, .stylekit, .plist),
    ]
    var conversion = ConversionComparison.conversion()
    for (selectors, source, target) in rows {
      let original = try sheet(selectors, in: source)
      let comparison = try ConversionComparison(original, to: target, by: &conversion)
      XCTAssertEqual(
        comparison.converted.rules.map(\.selector.widened.subject),
        original.rules.map(\.selector.widened.subject), "\(source) → \(target)")
      XCTAssertEqual(ranks(comparison.losses).map(\.message), [], "\(source) → \(target)")
    }
  }

  func testEachOfThousandsOfRulesThatRankOtherwiseIsTold() throws {
    var conversion = ConversionComparison.conversion()
    let classes = (0..<1_500).map { StyleSelector(.subtype(StyleTypeName("Card\($0)"))) }
    let original = try sheet(classes, in: .stylekit)
    let comparison = try ConversionComparison(original, to: .stylist, by: &conversion)
    let found = ranks(comparison.losses)
    // In StyleKit the nearer class wins, in Stylist the later rule; the first wins nowhere by its place.
    XCTAssertEqual(found.count, 1_499)
    XCTAssertEqual(found.map(\.notes.count), (1..<1_500).map { min($0, 20) })
    XCTAssertTrue(found[1].message.contains(" and 1 more in stylist"), found[1].message)
    XCTAssertTrue(found[100].message.contains(" and at least 20 more in stylist"), found[100].message)
    XCTAssertTrue(found.allSatisfy { $0.message.hasSuffix(": alpha, backgroundColor") })
  }

  func testWhatIsNotComparedIsTold() throws {
    var conversion = ConversionComparison.conversion()
    let classes = (0..<100).map { StyleSelector(.subtype(StyleTypeName("Card\($0)"))) }
    let original = try sheet(classes, in: .stylekit)
    for (count, isTold) in [(1, true), (50, true), (100_000, false)] {
      conversion.maximumRankComparisonCount = count
      let written = conversion.written([original], as: .stylist)
      let told = ranks(written.diagnostics).map(\.message).filter { $0.contains("too many rules") }
      XCTAssertEqual(
        told,
        isTold
          ? [
            "the sheet has too many rules to compare the ranks of all: some may rank otherwise in stylist"
              + " without a warning of their own"
          ] : [], "\(count)")
      let converted = try StyleSheet(
        path: "Large", bytes: Array(written.text.utf8), dialect: .stylist)
      XCTAssertEqual(converted.rules.count, 100, "\(count)")
    }
  }
}
