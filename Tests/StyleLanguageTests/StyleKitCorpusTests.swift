import Foundation
import StyleLanguage
import TestSupport
import XCTest

/// What the folder of JSON sheets comes to, file by file.
final class StyleKitCorpusTests: XCTestCase {
  /// What is said of a file whose name begins so; the first row counts.
  private static let verdicts: [(prefix: String, suffix: String, verdict: String)] = [
    ("146BC-", "fail-style.json", "json.syntax"),
    ("146BC-", "", "stylekit"),
    ("dmgctrl-", ".schema.json", "a JSON schema"),
    ("dmgctrl-", "", "a theme of dmgctrl's StyleKit"),
    ("inloop-INLThemes", "", "a theme of INLThemes"),
    ("wxxsw-SwiftTheme", "", "a theme of SwiftTheme"),
  ]

  func testEachFileIsASheetOrRefusedByItsToolsName() throws {
    let files = try SharedFolder.contents(of: "corpus/stylekit")
    XCTAssertGreaterThan(files.count, 90)
    for file in files {
      let name = file.lastPathComponent
      let verdict = try XCTUnwrap(
        Self.verdicts.first { name.hasPrefix($0.prefix) && name.hasSuffix($0.suffix) }?.verdict, name)
      do throws(StyleSheetError) {
        let sheet = try StyleSheet(path: name, bytes: [UInt8](try contents(file)))
        XCTAssertEqual(sheet.dialect.rawValue, verdict, name)
        XCTAssertGreaterThan(sheet.rules.flatMap(\.declarations).count, 1, name)
        XCTAssertEqual(sheet.diagnostics.filter { $0.severity == .error }, [], name)
      } catch {
        let told = error.diagnostic.id.rawValue == "sheet.foreign" ? error.diagnostic.message : ""
        XCTAssertTrue(
          told.contains(verdict) || error.diagnostic.id.rawValue == verdict,
          "\(name): \(error.diagnostic)")
      }
    }
  }

  private func contents(_ file: URL) throws(StyleSheetError) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      XCTFail("\(file.path): \(error)")
      return Data()
    }
  }
}
