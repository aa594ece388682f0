import Foundation
import StyleDiagnostics
import StyleLanguage
import XCTest

final class StyleSheetReadingTests: XCTestCase {
  private func error(_ text: String) -> Diagnostic? {
    do {
      _ = try StyleSheet(path: "s.plist", bytes: Array(text.utf8))
      return nil
    } catch {
      return error.diagnostic
    }
  }

  func testTheRootMustBeADictionary() {
    let rows: [(text: String, found: String)] = [
      ("<plist><array/></plist>", "an array"),
      ("<plist><array><dict><key>@X</key><dict/></dict></array></plist>", "an array"),
      ("<plist><string>x</string></plist>", "text"),
      ("<plist><true/></plist>", "a boolean"),
      ("<plist><integer>1</integer></plist>", "a number"),
      ("<plist><date>2020-01-01T00:00:00Z</date></plist>", "a date"),
      ("<plist><data>AAAA</data></plist>", "data"),
      ("(a, b)", "an array"),
      ("\"a\"", "text"),
    ]
    for row in rows {
      let diagnostic = error(row.text)
      XCTAssertEqual(diagnostic?.id.rawValue, "sheet.root", row.text)
      XCTAssertEqual(diagnostic?.message, "the root must be a dictionary, found \(row.found)", row.text)
      XCTAssertNotNil(diagnostic?.range.position, row.text)
    }
  }

  func testAPropertyListIsOfThePlistDialectAlone() {
    for dialect in [StyleDialect.stylekit, .stylist, .stylish] {
      XCTAssertThrowsError(
        try StyleSheet(path: "s.plist", bytes: Array("<plist><dict/></plist>".utf8), dialect: dialect)
      ) { error in
        XCTAssertEqual(
          (error as? StyleSheetError)?.diagnostic.description,
          "s.plist:1:1: error: only sheets of the plist dialect can be property lists [sheet.root]")
      }
    }
  }

  func testTheRootOfABinaryFileMustBeADictionary() throws {
    for object in [["a"], "text", 7] as [Any] {
      let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
      XCTAssertThrowsError(try StyleSheet(path: "s.plist", bytes: Array(data))) { error in
        XCTAssertEqual((error as? StyleSheetError)?.diagnostic.id.rawValue, "sheet.root")
      }
    }
  }

  func testAReferenceOfAnArchiveIsNoDictionary() throws {
    // An object table of one reference, as keyed archives hold.
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0x80, 7, 8] + [UInt8](repeating: 0, count: 6)
      + [1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
    XCTAssertThrowsError(try StyleSheet(path: "s.plist", bytes: bytes)) { error in
      XCTAssertEqual(
        (error as? StyleSheetError)?.diagnostic.message,
        "the root must be a dictionary, found an archive's reference")
    }
  }

  func testWhatIsNoPropertyListIsRefusedWithItsPlace() {
    for text in ["", "\n\n", "<plist><dict><key>a</key></dict></plist>", "<plist><dict>", "{ a = "] {
      XCTAssertNotNil(error(text)?.range.file.path, text)
    }
    XCTAssertEqual(error("<plist>\n<dict><key>a</key></dict></plist>")?.range.position?.line, 2)
  }

  func testAllFormatsGiveTheSameRules() throws {
    let object: [String: Any] = [
      "@UILabel": ["textColor": "#FF0000", "alpha": 0.5, "hidden": true, "numberOfLines": 0],
      "List": ["#a": ["insets": [1, 2, 3, 4], "attributes": ["kern": 2]]],
    ]
    let inMemory = try StyleSheet(path: "memory", try XCTUnwrap(RawStyleValue(propertyList: object)))
    let expected = Set(inMemory.rules.map(Rule.init))
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: object, format: format, options: 0)
      let sheet = try StyleSheet(path: "file", bytes: Array(data))
      XCTAssertEqual(Set(sheet.rules.map(Rule.init)), expected, "\(format)")
      XCTAssertEqual(sheet.diagnostics, [])
    }
    let openStep = try StyleSheet(path: "old", bytes: Array(#"{ "@UILabel" = { text = "a b"; }; }"#.utf8))
    XCTAssertEqual(openStep.rules.map { $0.selector.description }, ["@UILabel"])
    XCTAssertEqual(openStep.rules.first?.declarations.first?.value.value, "a b")
  }

  /// A rule without places and order, to compare across formats.
  private struct Rule: Hashable {
    let selector: StyleSelector
    let values: [String: LocatedStyleValue]

    init(_ rule: StyleRule) {
      selector = rule.selector
      values = Dictionary(uniqueKeysWithValues: rule.declarations.map { ($0.keyPath, $0.value) })
    }
  }

  func testValuesInMemoryAreReadByTheSameRules() throws {
    let sheet = try StyleSheet(
      path: "memory",
      ["@X": ["a": 1, "a": 2], "": ["b": 1], "C": ["D": ["@X": ["c": 1]]], "#y": "text", "@Z": ["v": [1]]])
    XCTAssertEqual(
      sheet.diagnostics.map(\.id.rawValue),
      ["sheet.repeated-key", "sheet.empty-key", "sheet.nested-controller", "sheet.not-a-dictionary"])
    XCTAssertEqual(sheet.rules.map(\.selector.description), ["@X", "@Z"])
    XCTAssertEqual(sheet.rules.first?.declarations.map(\.value.value), [2])
    XCTAssertThrowsError(try StyleSheet(path: "memory", ["a"]))
    XCTAssertThrowsError(try StyleSheet(path: "memory", .null))
    XCTAssertEqual(try StyleSheet(path: "memory", [:]).rules, [])
  }

  func testLimitsHold() throws {
    let deep = "<plist>" + String(repeating: "<dict><key>@a</key>", count: 600) + "</plist>"
    XCTAssertEqual(error(deep)?.id.rawValue.hasPrefix("syntax."), true)
    let small = StyleSheetLimits(maximumByteCount: 10)
    XCTAssertThrowsError(
      try StyleSheet(path: "s", bytes: Array("<plist><dict/></plist>".utf8), limits: small))
  }
}
