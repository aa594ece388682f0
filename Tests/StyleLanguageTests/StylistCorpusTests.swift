import StyleLanguage
import TestSupport
import XCTest

/// Every document that stands among the themes of real projects: the genuine ones are read, the others are refused
/// with a reason.
final class StylistCorpusTests: XCTestCase {
  /// What is found in the documents that are not simply read: the ids of their diagnostics, or that of the refusal.
  private static let verdicts: [String: [String]] = [
    // Styles without `styles`.
    "yonaskolb-Stylist@17a90d6f__Example__Style.yaml": ["sheet.missing-styles"],
    "yonaskolb-Stylist@95f6c455__Example__Style.yaml": ["sheet.missing-styles"],
    // A font that is set twice.
    "yonaskolb-Stylist__README.md.snippet0.yaml": ["sheet.repeated-key"],
    // A tab where YAML wants spaces.
    "yonaskolb-Stylist@94c1d4d7__Docs__StyleProperties.MD.snippet9.yaml": ["refused: yaml.syntax"],
    // Placeholders of a Swift text.
    "yonaskolb-Stylist__Tests__StylistTests.swift.literal4.yaml": ["sheet.selector", "sheet.selector"],
    // Styles that list each other on purpose.
    "yonaskolb-Stylist__Tests__ThemeDecodingTests.swift.literal4.yaml": [
      "sheet.style-circle"
    ],
  ]

  func testEachDocumentHasItsVerdict() throws {
    let files = try SharedFolder.contents(of: "corpus/stylist")
    XCTAssertGreaterThan(files.count, 30)
    for file in files {
      let name = file.lastPathComponent
      XCTAssertEqual(try verdict(file), Self.verdicts[name] ?? [], name)
    }
  }

  private func verdict(_ file: URL) throws -> [String] {
    do throws(StyleSheetError) {
      let sheet = try StyleSheet(path: file.path, bytes: Array((try? Data(contentsOf: file)) ?? Data()))
      XCTAssertEqual(sheet.dialect, .stylist, file.lastPathComponent)
      XCTAssertFalse(sheet.rules.isEmpty, file.lastPathComponent)
      return sheet.diagnostics.map(\.id.rawValue)
    } catch {
      XCTAssertFalse(error.diagnostic.message.isEmpty)
      return ["refused: \(error.diagnostic.id.rawValue)"]
    }
  }
}
