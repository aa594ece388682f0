import Foundation
import StyleInjection
import TestSupport
import UIKitModel
import XCTest

/// Real sheets in all other dialects: what is not told as lost looks the same there.
final class ConversionCorpusTests: XCTestCase {
  /// The sheets of the libraries themselves, whatever notes stand beside them.
  private func sheets() throws -> [StyleSheet] {
    let places = [
      ("corpus/stylekit", "146BC-StyleKit"), ("corpus/stylist", "yonaskolb-Stylist"),
      ("corpus/stylish", "daniel-hall-Stylish"), ("corpus/plist", "Animaxx"),
    ]
    var sheets: [StyleSheet] = []
    for (folder, prefix) in places {
      for url in try SharedFolder.contents(of: folder) where url.lastPathComponent.hasPrefix(prefix) {
        do {
          sheets.append(
            try StyleSheet(path: url.lastPathComponent, bytes: Array(Data(contentsOf: url))))
        } catch is StyleSheetError {
          // A fragment or a broken one, which is told where it is read.
          continue
        }
      }
    }
    return sheets
  }

  func testRealSheetsLookTheSameInOtherDialects() throws {
    let sheets = try sheets()
    var random = SeededGenerator(seed: 4)
    var conversion = ConversionComparison.conversion()
    var count = 0
    var pad = StyleEnvironment()
    pad.device = .pad
    pad.horizontal = .regular
    pad.appearance = .dark
    for sheet in sheets {
      let trees = ConversionTrees.trees(for: sheet, &random)
      for dialect in StyleDialect.allCases where dialect != sheet.dialect {
        let comparison = try ConversionComparison(sheet, to: dialect, by: &conversion)
        let environment = count.isMultiple(of: 2) ? StyleEnvironment() : pad
        let differences = Set(comparison.differences(on: trees, in: environment)).sorted()
        XCTAssertEqual(differences, [], "\(sheet.file.path) as \(dialect)")
        count += 1
      }
    }
    XCTAssertGreaterThan(count, 100)
  }
}
