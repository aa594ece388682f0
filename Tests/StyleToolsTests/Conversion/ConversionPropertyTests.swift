import StyleInjection
import TestSupport
import UIKitModel
import XCTest

/// Sheets made by chance in all other dialects and back: what is not told as lost looks the same.
final class ConversionPropertyTests: XCTestCase {
  func testRandomSheetsLookTheSameThereAndBack() throws {
    var conversion = ConversionComparison.conversion()
    var lossless = 0
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
          if (there.losses + back.losses).allSatisfy({ $0.severity == .note }) {
            XCTAssertEqual(back.converted.keys.sorted(), sheet.keys.sorted())
            lossless += 1
          }
        }
      }
    }
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
  /// What is declared, without values and places.
  fileprivate var keys: [String] {
    rules.flatMap { rule in
      let selector = StyleSelector(
        rule.selector.subject, inside: rule.selector.ancestors, in: rule.selector.controller)
      return rule.declarations.map { "\(selector) \($0.key)" }
    } + variables.map { "\($0.name) \($0.conditions)" }
  }
}
