import Foundation
import XCTest

@testable import InjectCLI

/// What people met with tools that do not say what they did.
final class CommandCaseTests: XCTestCase {
  /// Runs the tool in a folder of its own with the given files.
  private func inject(_ files: [String: String], _ arguments: String...) throws -> ToolOutcome {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "CommandCaseTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: folder)) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    let run = InjectTool.run(
      arguments, context: ToolContext(folder: folder.path), isPath: { files[$0] != nil })
    return try XCTUnwrap(run.outcome)
  }

  private let label = CaseDocument.xibText(#"<label id="price"/>"#)

  private func rule(_ selector: String, _ declarations: String) -> String {
    "<key>\(selector)</key><dict>\(declarations)</dict>"
  }

  func testCase38AnUnknownFontIsAFindingUnderStrict() throws {
    let files = [
      "A.xib": label,
      "S.plist": CaseSheet.text(
        rule("@UILabel", #"<key>font</key><string>$"AvenirNext-Semibold":17</string>"#)),
    ]
    XCTAssertEqual(try inject(files, "apply", "--sheet", "S", "A.xib").exitCode, .done)
    let strict = try inject(files, "apply", "--strict", "--sheet", "S", "A.xib")
    XCTAssertEqual(strict.exitCode, .findings)
    XCTAssertTrue(strict.messages.contains("AvenirNext-DemiBold"), strict.messages)
  }

  func testCase64ABroadRuleIsToldWithTheCountOfItsMatches() throws {
    let views = CaseDocument.xibText(
      #"<view id="a"><subviews><view id="b"/><label id="c"/><button id="d"/></subviews></view>"#)
    let color = "<key>backgroundColor</key><string>#0000FF</string>"
    let rows: [(sheet: String, text: String, note: String?)] = [
      (
        "S.plist", CaseSheet.text(rule("@UIView", color)),
        "3:1: note: '@UIView' is broad: 2 of 4 views match it"
      ),
      (
        "S.plist", CaseSheet.text(rule("@UIView+", color)),
        "3:1: note: '@UIView+' is broad: 4 of 4 views match it"
      ),
      ("S.json", #"{"UIView": {"tag": 1}}"#, "1:2: note: 'UIView' is broad: 4 of 4 views match it"),
      ("S.plist", CaseSheet.text(rule("@UILabel", color)), nil),
    ]
    for row in rows {
      let outcome = try inject(
        [row.sheet: row.text, "A.xib": views], "apply", "--strict", "--sheet", row.sheet, "A.xib")
      XCTAssertEqual(outcome.exitCode, .done)
      if let note = row.note {
        XCTAssertTrue(outcome.messages.hasPrefix("\(row.sheet):\(note)"), outcome.messages)
      } else {
        XCTAssertEqual(outcome.messages, "")
      }
    }
  }

  func testCase65PropertiesFollowTheDevice() throws {
    let sheets = [
      "S.plist": CaseSheet.text(
        rule(
          "@UILabel",
          #"<key>font(device:iphone)</key><string>$"System":16</string><key>font(device:ipad)</key><string>$"System":22</string>"#
        )), "T.yaml": "styles: {UILabel: {font(device:iphone): 16, font(device:ipad): 22}}",
    ]
    for (sheet, prefix) in [("S.plist", #"$"System":"#), ("T.yaml", "")] {
      for (device, size) in [("iphone", 16), ("ipad", 22)] {
        let files = sheets.merging(["A.xib": label]) { sheet, _ in sheet }
        let outcome = try inject(files, "apply", "--device", device, "--sheet", sheet, "A.xib")
        XCTAssertEqual(outcome.messages, "", sheet)
        XCTAssertTrue(outcome.result.contains("→ \(prefix)\(size)  "), outcome.result)
      }
    }
  }

  func testCase79ASmallSheetOverALargeOneNamesTheFileThatWon() throws {
    let files = [
      "A.xib": label,
      "base.plist": CaseSheet.text(
        rule("@UILabel", "<key>text</key><string>base</string><key>alpha</key><real>0.5</real>")),
      "brand.plist": CaseSheet.text(rule("@UILabel", "<key>text</key><string>brand</string>")),
    ]
    let outcome = try inject(files, "apply", "--sheet", "base.plist", "--sheet", "brand.plist", "A.xib")
    let lines = outcome.result.split(separator: "\n").map { $0.split(separator: " ") }
    for (property, value, file) in [("text", "brand", "brand.plist:3"), ("alpha", "0.5", "base.plist:3")] {
      let line = try XCTUnwrap(lines.first { $0.first == Substring(property) }, outcome.result)
      XCTAssertTrue(line.contains(Substring(value)), outcome.result)
      XCTAssertEqual(line.last, Substring(file))
    }
  }

  func testCase116EachPropertyIsExplainedWithWhatItBeat() throws {
    let files = [
      "A.xib": label,
      "S.plist": CaseSheet.text(
        rule("@UILabel", "<key>textColor</key><string>#000000</string>") + "\n"
          + rule("#price", "<key>textColor</key><string>#FF0000</string>")),
    ]
    let document = CaseDocument.xibText(
      #"<label id="price"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="styleIdentifier" value="price"/></userDefinedRuntimeAttributes></label>"#
    )
    let outcome = try inject(
      files.merging(["A.xib": document]) { $1 }, "explain", "price", "--sheet", "S", "A.xib")
    XCTAssertEqual(outcome.exitCode, .done, outcome.messages)
    for part in ["textColor", "#FF0000", "#price", "S.plist:4:", "@UILabel", "S.plist:3:"] {
      XCTAssertTrue(outcome.result.contains(part), "\(part) in\n\(outcome.result)")
    }
  }
}
