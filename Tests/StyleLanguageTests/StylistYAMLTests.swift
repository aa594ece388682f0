import StyleDiagnostics
import XCTest

@testable import StyleLanguage

/// What themes say by the means of YAML: anchors, merges, tags, block scalars, empty values.
final class StylistYAMLTests: XCTestCase {
  private func sheet(_ marked: String, dialect: StyleDialect? = nil) throws -> StyleSheet {
    let marked = MarkedSheet(marked)
    let sheet = try StyleSheet(path: "theme.yaml", bytes: marked.bytes, dialect: dialect)
    marked.check(sheet.diagnostics)
    return sheet
  }

  private func values(_ sheet: StyleSheet) -> [String] {
    sheet.rules.flatMap { rule in
      rule.declarations.map { "\(rule.selector) \($0.keyPath) = \($0.value.value)" }
    }
  }

  /// A value as it is written, and as what it is read.
  private static let scalars: [(written: String, read: RawStyleValue)] = [
    ("000033", "000033"), ("1e2030", "1e2030"), ("0x112233", "0x112233"), ("2:1", "2:1"), ("no", "no"),
    ("true", "true"), ("on", "on"), ("1_0", "1_0"), (".5", ".5"), ("+3", "+3"), ("1985-02-03", "1985-02-03"),
    ("&a 000033", "000033"), ("!!str 000033", "000033"), ("&a !!str 1e3", "1e3"), ("!!int 010", "010"),
    ("!!float 1e2", "1e2"), ("! 010", "010"), ("!!bool yes", "yes"), ("'000033'", "000033"),
    ("\"#fff\"", "#fff"), ("|-\n      #fff", "#fff"), (">-\n      a\n      b", "a b"), ("null", .null),
    ("~", .null), ("!!null null", .null), ("'null'", "null"), ("''", ""), ("[010, no]", ["010", "no"]),
    ("{a: 010}", ["a": "010"]), ("!!seq [010]", ["010"]), ("!!map {a: 1}", ["a": "1"]),
    ("\n      - 010\n      - 1e2", ["010", "1e2"]),
  ]

  func testScalarsKeepTheirText() throws {
    for row in Self.scalars {
      let sheet = try sheet("styles:\n  a:\n    text: \(row.written)\n")
      XCTAssertEqual(sheet.rules.first?.declarations.map(\.value.value), [row.read], row.written)
    }
  }

  func testAnAliasIsWhatItsAnchorIs() throws {
    for row in Self.scalars where !row.written.contains("&") {
      let sheet = try sheet("variables:\n    v: &x \(row.written)\nstyles: {a: {text: *x, list: [*x]}}\n")
      XCTAssertEqual(
        sheet.rules.first?.declarations.map(\.value.value),
        [row.read, .array([LocatedStyleValue(row.read)])].map(\.self), row.written)
    }
  }

  func testOtherTagsAreRefused() {
    for tag in ["!color", "!!binary", "!!timestamp", "!!set", "!<x>"] {
      XCTAssertThrowsError(try sheet("styles: {a: {text: \(tag) x}}"), tag) { error in
        XCTAssertEqual((error as? StyleSheetError)?.diagnostic.id.rawValue, "yaml.syntax", tag)
      }
    }
  }

  func testMerges() throws {
    let rows: [(theme: String, values: [String])] = [
      ("a: &a {alpha: 1}\n  b: {<<: *a}", ["a alpha = 1", "b alpha = 1"]),
      ("a: &a {alpha: 1}\n  b: {alpha: 2, <<: *a}", ["a alpha = 1", "b alpha = 2"]),
      (
        "a: &a {x: 1, y: 1}\n  b: &b {y: 2, z: 2}\n  c: {<<: [*a, *b], z: 3}",
        ["a x = 1", "a y = 1", "b y = 2", "b z = 2", "c x = 1", "c y = 1", "c z = 3"]
      ),
      (
        "a: &a {x: 1}\n  b: &b {<<: *a, y: 2}\n  c: {<<: *b}",
        ["a x = 1", "b x = 1", "b y = 2", "c x = 1", "c y = 2"]
      ),
      (
        "a: {t: &t {kern: 1, font: 2}}\n  b: {t: {<<: *t, font: 3}}",
        ["a t = {kern: 1, font: 2}", "b t = {kern: 1, font: 3}"]
      ),
      ("a: {<<: ⟪sheet.not-a-dictionary|5⟫, x: 1}", ["a x = 1"]),
      ("a: {<<: [{y: 1}, ⟪sheet.not-a-dictionary|no⟫], x: 1}", ["a y = 1", "a x = 1"]),
    ]
    for row in rows {
      let sheet = try sheet("styles:\n  \(row.theme)\n")
      XCTAssertEqual(values(sheet), row.values, row.theme)
    }
  }

  /// Merges of merges cost what they merge, and no more.
  func testLongChainsOfMergesAreQuick() throws {
    let members = (0..<200).map { "x\($0): 1" }.joined(separator: ", ")
    let chain = (1..<200).map { "  a\($0): &a\($0) {<<: *a\($0 - 1), y\($0): 1}\n" }.joined()
    let sheet = try sheet("styles:\n  a0: &a0 {\(members)}\n\(chain)")
    XCTAssertEqual(sheet.rules.last?.declarations.count, 399)
  }

  func testMergesAreYAMLsAndThereOfAllDialects() throws {
    let plist = try sheet("'#a': &a {alpha: 1, tag: 2}\n'#b': {<<: *a, tag: 3}")
    XCTAssertEqual(plist.dialect, .plist)
    XCTAssertEqual(
      plist.rules.last?.declarations.map { "\($0.keyPath) \($0.value.value)" }, ["alpha 1", "tag 3"])
    let json = try sheet("{\"styles\": {\"a\": {\"x\": 1, \"<<\": ⟪sheet.not-a-dictionary|{\"y\": 1}⟫}}}")
    XCTAssertEqual(values(json), ["a x = 1"])
  }

  func testWhatIsLeftEmptyIsEmpty() throws {
    let rows: [(theme: String, values: [String])] = [
      ("styles:\n", []), ("styles:\nvariables:\n", []), ("variables: {a: 1}\n", []), ("variables:\n", []),
      ("variables:\nstyles: {a: {x: 1}}", ["a x = 1"]), ("styles:\n  a:\n  b: {x: 1}", ["b x = 1"]),
      ("styles:\n  a:\n    styles:\n    x: 1", ["a x = 1"]),
      ("styles:\n  a:\n    view:\n    x: 1", ["a x = 1"]),
      ("{\"styles\": null}", []), ("{\"styles\": {\"a\": null, \"b\": {\"x\": null}}}", ["b x = null"]),
    ]
    for row in rows {
      let sheet = try sheet(row.theme)
      XCTAssertEqual(sheet.dialect, .stylist, row.theme)
      XCTAssertEqual(values(sheet), row.values, row.theme)
    }
  }

  func testAMissingValueIsToldWhereverItStands() throws {
    let sheet = try sheet(
      """
      styles:
        a:
          insets:
            - 1
            - ⟪sheet.missing-value|#fff⟫
            -⟪sheet.missing-value|⟫
            - 4
          attributes:
            color: ⟪sheet.missing-value|#f00⟫
            ⟪sheet.missing-value|kern⟫:
            font: 3
          x: 1
      """)
    XCTAssertEqual(values(sheet), ["a insets = [1, 4]", "a attributes = {font: 3}", "a x = 1"])
    XCTAssertEqual(
      sheet.diagnostics.map(\.suggestion), ["\"#fff\"", nil, "\"#f00\"", nil].map(\.self))
  }

  func testRepeatedKeysInsideValuesAreTold() throws {
    let rows = [
      "styles: {a: {t: {k: 1, ⟪sheet.repeated-key|k⟫: 2}}}",
      "styles: {a: {l: [{k: 1, ⟪sheet.repeated-key|k⟫: 2}]}}",
      "styles: {a: {t: {u: {k: 1, ⟪sheet.repeated-key|k⟫: 2}}}}",
      "styles: {a: {view: {k: 1, ⟪sheet.repeated-key|k⟫: 2}}}",
      "variables: {v: {k: 1, ⟪sheet.repeated-key|k⟫: 2}}\nstyles: {}",
    ]
    for row in rows {
      let sheet = try sheet(row)
      XCTAssertEqual(sheet.diagnostics.map(\.notes.count), [1], row)
    }
  }

  func testNumbersInSheetsOfOtherDialectsKeepTheirText() throws {
    for (text, dialect) in [
      ("\"@UILabel\": {text: 000033}", StyleDialect.plist), ("UILabel: {text: 000033}", .stylekit),
    ] {
      let sheet = try sheet(text)
      XCTAssertEqual(sheet.dialect, dialect)
      XCTAssertEqual(sheet.rules.first?.declarations.map(\.value.value), ["000033"])
    }
    XCTAssertEqual(try sheet("\"styles\": {'a': {\"text\": 000033}}").dialect, .stylist)
    for theme in ["{styles: {a: {}}}", "{'styles': {}}", "{ variables : {}, styles: {}}", "'styles': {}"] {
      XCTAssertEqual(try sheet(theme).dialect, .stylist, theme)
    }
    let stylish = try sheet("styles: [{styleName: A, styleProperties: {alpha: 0.5}}]")
    XCTAssertEqual(stylish.rules.first?.declarations.map(\.value.value), [0.5])
  }

  func testATabIsRefusedWhereItStands() {
    XCTAssertThrowsError(try sheet("styles:\n  a:\n\talpha: 1\n")) { error in
      let diagnostic = (error as? StyleSheetError)?.diagnostic
      XCTAssertEqual(diagnostic?.id.rawValue, "yaml.syntax")
      XCTAssertEqual(diagnostic?.range.position?.line, 3)
    }
  }
}
