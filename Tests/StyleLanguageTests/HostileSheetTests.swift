import StyleDiagnostics
import StyleLanguage
import XCTest

/// Sheets that would take minutes if anything were quadratic in them.
final class HostileSheetTests: XCTestCase {
  private static let count = 100_000

  private func sheet(_ content: String) throws -> StyleSheet {
    let bytes = Array("<plist><dict>\(content)</dict></plist>".utf8)
    let clock = ContinuousClock()
    let start = clock.now
    let sheet = try StyleSheet(path: "s.plist", bytes: bytes)
    XCTAssertLessThan(start.duration(to: clock.now), .seconds(20))
    return sheet
  }

  func testRepeatedStyleSets() throws {
    let sheet = try sheet(
      String(repeating: "<key>@X</key><dict><key>a</key><true/></dict>", count: Self.count))
    XCTAssertEqual(sheet.rules.count, 1)
    XCTAssertEqual(sheet.diagnostics.count, Self.count - 1)
  }

  func testRepeatedKeyPaths() throws {
    let sheet = try sheet(
      "<key>@X</key><dict>" + String(repeating: "<key>a</key><true/>", count: Self.count) + "</dict>")
    XCTAssertEqual(sheet.rules.first?.declarations.count, 1)
    XCTAssertEqual(sheet.diagnostics.count, Self.count - 1)
  }

  func testRepeatedLayers() throws {
    let sheet = try sheet(
      String(
        repeating: "<key>C</key><dict><key>@X</key><dict/><key>#x</key><dict/></dict>", count: Self.count / 4)
    )
    XCTAssertEqual(sheet.rules.count, 2)
    XCTAssertEqual(sheet.diagnostics.count, Self.count / 4 - 1)
  }

  func testRepeatedKeysOfAValue() throws {
    let sheet = try sheet(
      "<key>@X</key><dict><key>v</key><dict>"
        + String(repeating: "<key>a</key><true/><key>b</key><true/>", count: Self.count / 4)
        + "</dict></dict>")
    XCTAssertEqual(sheet.rules.first?.declarations.first?.value.value, ["a": true, "b": true])
    XCTAssertEqual(sheet.diagnostics.count, 2 * (Self.count / 4 - 1))
  }

  func testDistinctKeysOfEachLevel() throws {
    let keys = (0..<Self.count / 2).map { "<key>#n\($0)</key><dict><key>k\($0)</key><true/></dict>" }.joined()
    let paths = (0..<Self.count / 2).map { "<key>p\($0)</key><true/>" }.joined()
    let sheet = try sheet(keys + "<key>C</key><dict><key>@X</key><dict>\(paths)</dict></dict>")
    XCTAssertEqual(sheet.rules.count, Self.count / 2 + 1)
    XCTAssertEqual(sheet.rules.last?.declarations.count, Self.count / 2)
    XCTAssertEqual(sheet.diagnostics, [])
  }

  func testDeepValues() throws {
    for (open, close) in [("<array>", "</array>"), ("<dict><key>k</key>", "</dict>")] {
      let sheet = try sheet(
        "<key>@X</key><dict><key>v</key>" + String(repeating: open, count: 400) + "<true/>"
          + String(repeating: close, count: 400) + "</dict><key>@Y</key>"
          + String(repeating: "<array>", count: 400) + String(repeating: "</array>", count: 400)
          + "<key>#z</key><dict/>")
      XCTAssertEqual(sheet.rules.map(\.selector.description), ["@X", "#z"])
      XCTAssertEqual(sheet.diagnostics.map(\.id.rawValue), ["sheet.not-a-dictionary"])
    }
  }
}
