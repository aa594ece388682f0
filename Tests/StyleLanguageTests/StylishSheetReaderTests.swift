import Foundation
import StyleDiagnostics
import TestSupport
import XCTest

@testable import StyleLanguage

final class StylishSheetReaderTests: XCTestCase {
  private func sheet(_ json: String) throws -> StyleSheet {
    try StyleSheet(path: "stylesheet.json", bytes: Array(json.utf8))
  }

  func testStylesAndConstants() throws {
    let sheet = try sheet(
      """
      {"constants": {"Accent": "#FF0000", "Accent(appearance:dark)": "#880000"},
       "styles": [{"styleName": "Big Title", "styleProperties": {"font": {"size": 20}, "alpha(device:pad)": 0.5}},
                  {"styleName": "Empty", "styleProperties": {}}]}
      """)
    XCTAssertEqual(sheet.dialect, .stylish)
    XCTAssertEqual(sheet.diagnostics, [])
    XCTAssertEqual(sheet.variables.map(\.name), ["Accent", "Accent"])
    XCTAssertEqual(sheet.variables.map(\.conditions), [[], [.appearance(.dark)]])
    XCTAssertEqual(
      sheet.rules.map(\.selector), ["Big Title", "Empty"].map { StyleSelector(.identifier($0)) })
    XCTAssertEqual(sheet.rules[0].declarations.map(\.keyPath), ["font", "alpha"])
    XCTAssertEqual(sheet.rules[0].declarations.map(\.conditions), [[], [.device(.pad)]])
    XCTAssertEqual(sheet.rules[0].declarations[0].value.value, ["size": 20])
    XCTAssertEqual(sheet.file.position(at: Int(sheet.rules[0].selectorSpan.lowerBound))?.line, 2)
  }

  func testALaterStyleReplacesAnEarlierOneOfItsNameWhole() throws {
    let sheet = try sheet(
      """
      {"styles": [{"styleName": "A", "styleProperties": {"alpha": 1, "text": "x"}},
                  {"styleName": "B", "styleProperties": {"alpha": 1}},
                  {"styleName": "A", "styleProperties": {"alpha": 0}}]}
      """)
    XCTAssertEqual(sheet.rules.map(\.selector.description), ["#B", "#A"])
    XCTAssertEqual(sheet.rules[1].declarations.map(\.keyPath), ["alpha"])
    XCTAssertEqual(sheet.diagnostics.map(\.id), [.sheetRepeatedKey])
    XCTAssertEqual(sheet.diagnostics.map(\.severity), [.warning])
    XCTAssertEqual(sheet.diagnostics.first?.notes.count, 1)
  }

  /// Each fault leaves out what it spoils, and the good style counts.
  func testFaultsLeaveTheRest() throws {
    let good = #"{"styleName": "Good", "styleProperties": {"alpha": 1}}"#
    let rows: [(fault: String, id: Diagnostic.ID)] = [
      (#"{"styles": [7, GOOD]}"#, .sheetNotADictionary),
      (#"{"styles": [{"styleProperties": {"alpha": 1}}, GOOD]}"#, .sheetEmptyName),
      (#"{"styles": [{"styleName": 7, "styleProperties": {"alpha": 1}}, GOOD]}"#, .sheetEmptyName),
      (#"{"styles": [{"styleName": " ", "styleProperties": {"alpha": 1}}, GOOD]}"#, .sheetEmptyName),
      (#"{"styles": [{"styleName": "A,B", "styleProperties": {"alpha": 1}}, GOOD]}"#, .sheetEmptyName),
      (#"{"styles": [GOOD], "constants": [1]}"#, .sheetNotADictionary),
      (#"{"styles": [GOOD], "constants": {"": 1}}"#, .sheetEmptyName),
      (#"{"styles": [GOOD], "constant": {"A": 1}}"#, .sheetMisplacedKey),
      (#"{"styles": [GOOD], "constants": {"A": 1, "A": 2}}"#, .sheetRepeatedKey),
      (#"{"styles": [GOOD], "constants": {"A(device:fone)": 1}}"#, .sheetCondition),
      (#"{"styles": [GOOD], "constants": {"A": {"size": 1, "size": 2}}}"#, .sheetRepeatedKey),
      (#"{"styles": [GOOD], "constants": {"A": [{"size": 1, "size": 2}]}}"#, .sheetRepeatedKey),
    ]
    for row in rows {
      let sheet = try sheet(row.fault.replacingOccurrences(of: "GOOD", with: good))
      XCTAssertEqual(sheet.diagnostics.map(\.id), [row.id], row.fault)
      XCTAssertEqual(sheet.rules.map(\.selector.description), ["#Good"], row.fault)
    }
    let inside: [(fault: String, id: Diagnostic.ID)] = [
      (#""styleProperty": 1"#, .sheetMisplacedKey), (#""styleProperties": 7"#, .sheetNotADictionary),
      (#""styleProperties": {"": 1}"#, .sheetEmptyKey),
      (#""styleProperties": {"alpha(device:fone)": 1}"#, .sheetCondition),
    ]
    for row in inside {
      let sheet = try sheet(#"{"styles": [{"styleName": "A", \#(row.fault)}]}"#)
      XCTAssertEqual(sheet.diagnostics.map(\.id), [row.id], row.fault)
      XCTAssertEqual(sheet.rules.map(\.declarations), [[]], row.fault)
    }
  }

  func testAKeyThatDoesAnotherThingInStylishIsNoted() throws {
    let sheet = try sheet(
      #"{"styles": [{"styleName": "A", "styleProperties": {"preferredMaxLayoutWidth": 100}}]}"#)
    XCTAssertEqual(sheet.diagnostics.map(\.id), [.dialectProperty])
    XCTAssertEqual(sheet.diagnostics.map(\.severity), [.note])
    XCTAssertEqual(sheet.rules.first?.declarations.count, 1)
  }

  func testRepeatedKeysInsideValuesAreTold() throws {
    for value in [
      #"{"size": 1, "size": 2}"#, #"{"a": {"size": 1, "size": 2}}"#, #"[{"size": 1, "size": 2}]"#,
    ] {
      let sheet = try sheet(#"{"styles": [{"styleName": "A", "styleProperties": {"font": \#(value)}}]}"#)
      XCTAssertEqual(sheet.diagnostics.map(\.id), [.sheetRepeatedKey], value)
      XCTAssertEqual(sheet.diagnostics.first?.notes.count, 1, value)
    }
  }

  func testSheetsOfTheFirstVersionsAreRefusedWithAReason() {
    XCTAssertThrowsError(try sheet(#"[{"styleClass": "A", "properties": []}]"#)) { error in
      let diagnostic = (error as? StyleSheetError)?.diagnostic
      XCTAssertEqual(diagnostic?.id, .sheetRoot)
      XCTAssertTrue(diagnostic?.message.contains("first versions of Stylish") == true)
    }
  }

  func testOnlyItsOwnSheetsAreTakenForIts() throws {
    let rows: [(String, Bool)] = [
      (#"{"styles": []}"#, true), (#"{"styles": [{"styleName": "A"}]}"#, true), (#"{"styles": {}}"#, false),
      (#"{"styles": ["a"]}"#, false), (#"{"UILabel": {"text": "a"}}"#, false), ("[]", false),
    ]
    for (json, expected) in rows {
      var dialect: StyleDialect?
      do { dialect = try sheet(json).dialect } catch { dialect = nil }
      XCTAssertEqual(dialect == .stylish, expected, json)
    }
  }

  /// Whatever there is of real sheets is read or refused as its content asks for.
  func testRealSheets() throws {
    enum Verdict: Equatable {
      case styles(Int)
      case refused(String)
    }
    let expected: [String: Verdict] = [
      "daniel-hall-Stylish@7b6a03b2__StylishExample__StylishExample__stylesheet.json": .refused("sheet.root"),
      "daniel-hall-Stylish@88a5c681__StylishExample__StylishExample__stylesheet.json": .styles(9),
      "daniel-hall-Stylish@9e8ccaa5__README.md.snippet2.json": .refused("json.syntax"),
      "daniel-hall-Stylish@bb6ddf21__StylishExample__StylishExample__stylesheet.json": .styles(9),
      "daniel-hall-Stylish@e0a3df88__StylishExample__StylishExample__stylesheet.json": .refused("sheet.root"),
      "daniel-hall-Stylish__README.md.snippet2.json": .refused("json.syntax"),
      "daniel-hall-Stylish__StylishExample__StylishExample__stylesheet.json": .styles(9),
    ]
    var verdicts: [String: Verdict] = [:]
    for url in try SharedFolder.contents(of: "corpus/stylish") {
      do {
        let sheet = try StyleSheet(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
        XCTAssertEqual(sheet.dialect, .stylish)
        XCTAssertEqual(sheet.diagnostics.map(\.id.rawValue), ["json.trailing-comma"], url.lastPathComponent)
        verdicts[url.lastPathComponent] = .styles(sheet.rules.count)
      } catch let error as StyleSheetError {
        verdicts[url.lastPathComponent] = .refused(error.diagnostic.id.rawValue)
      }
    }
    XCTAssertEqual(verdicts, expected)
  }
}
