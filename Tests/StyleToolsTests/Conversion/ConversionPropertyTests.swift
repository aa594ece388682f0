import StyleInjection
import TestSupport
import UIKitModel
import XCTest

/// Sheets made by chance in all other dialects and back: what is not told as lost looks the same.
final class ConversionPropertyTests: XCTestCase {
  func testRandomSheetsLookTheSameThereAndBack() throws {
    var conversion = ConversionComparison.conversion()
    for seed in 0..<2 as Range<UInt64> {
      for source in StyleDialect.allCases {
        var made = RandomSheet(source, seed: seed)
        let sheet = try made.sheet()
        var random = SeededGenerator(seed: seed)
        let trees = ConversionTrees.trees(for: sheet, &random)
        var environment = StyleEnvironment()
        if seed.isMultiple(of: 2) { environment.appearance = .dark }
        for target in StyleDialect.allCases where target != source {
          let there = try ConversionComparison(sheet, to: target, by: &conversion)
          let back = try ConversionComparison(there.converted, to: source, by: &conversion)
          for comparison in [there, back] {
            let path = "seed \(seed): \(source) → \(target)"
            XCTAssertEqual(
              Set(comparison.differences(on: trees, in: environment)).sorted(), [],
              "\(path)\n\(sheet.written().text)\n\(comparison.text)")
            XCTAssertEqual(comparison.dropped(), [], path)
          }
        }
      }
    }
  }

  /// Selectors that dialects have in common.
  private func selectors(of source: StyleDialect, _ target: StyleDialect) -> [StyleSelector] {
    let isForNames = source != .stylekit && target != .stylekit
    let isForClasses = source != .stylish && target != .stylish
    return
      (isForNames ? ["price", "Price", "a-b"].map { StyleSelector(.identifier($0)) } : [])
      + (isForClasses
        ? ["UIView", "UILabel", "App.Card"].map { StyleSelector(.subtype(StyleTypeName($0))) } : [])
      + (isForNames && isForClasses
        ? [
          StyleSelector(.all([.subtype("UILabel"), .identifier("price")]), inside: [.subtype("UIStackView")])
        ] : [])
  }

  func testWhatBothDialectsCanSayIsTheSameThereAndBack() throws {
    var conversion = ConversionComparison.conversion()
    var count = 0
    for source in StyleDialect.allCases {
      for target in StyleDialect.allCases where target != source {
        let color = StyleValue.color(StyleColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8))
        let reference: RawStyleValue = source == .stylekit ? "@accent" : "$accent"
        let rules = selectors(of: source, target).map { selector in
          StyleRule(
            selector,
            [
              StyleDeclaration("backgroundColor", LocatedStyleValue(color.raw(in: source))),
              StyleDeclaration("alpha", LocatedStyleValue(0.5)),
              StyleDeclaration(
                "backgroundColor", when: [.appearance(.dark)], LocatedStyleValue(reference)),
            ])
        }
        let made = StyleSheet(
          file: SourceFile(path: "common", text: ""), dialect: source, rules: rules,
          variables: [StyleVariable("accent", LocatedStyleValue(color.raw(in: source)))])
        let sheet = try StyleSheet(
          path: "common", bytes: Array(made.written().text.utf8), dialect: source)
        let there = try ConversionComparison(sheet, to: target, by: &conversion)
        let back = try ConversionComparison(there.converted, to: source, by: &conversion)
        guard !sheet.rules.isEmpty else { continue }
        count += 1
        XCTAssertEqual(
          (there.losses + back.losses).filter { $0.severity > .note && $0.id.rawValue != "convert.rank" }, [],
          "\(source) → \(target)")
        XCTAssertEqual(back.converted.outline, sheet.outline, "\(source) → \(target)\n\(there.text)")
      }
    }
    XCTAssertEqual(count, 10)
  }
}

extension ConversionComparison {
  /// The declarations that no loss speaks of and that are not there any more.
  func dropped() -> [String] {
    let told = Set(losses.flatMap { [$0.range] + $0.notes.compactMap(\.range) })
    let there = converted.rules.reduce(into: [StyleSelector: Int]()) { counts, rule in
      counts[rule.selector.widened, default: 0] += rule.declarations.count
    }
    return original.rules.compactMap { rule in
      if losses.contains(where: { $0.range.span == rule.selectorSpan && $0.message.contains("has no form") })
      {
        return nil
      }
      let kept = rule.declarations.filter { declaration in
        !told.contains(SourceRange(original.file, declaration.keySpan))
          && !told.contains(SourceRange(original.file, declaration.value.span))
      }
      let count = there[rule.selector.widened] ?? 0
      return count < kept.count ? "\(rule.selector): \(count) of \(kept.map(\.key))" : nil
    }
  }
}

extension StyleSheet {
  /// What is declared, without places and order.
  fileprivate var outline: [String] {
    let declared = rules.flatMap { rule in
      let selector = StyleSelector(
        rule.selector.subject, inside: rule.selector.ancestors, in: rule.selector.controller)
      return rule.declarations.map { "\(selector) \($0.key) = \($0.value.value)" }
    }
    return (declared + variables.map { "\($0.name) \($0.conditions) = \($0.value.value)" }).sorted()
  }
}
