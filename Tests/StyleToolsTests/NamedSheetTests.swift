import XCTest

@testable import StyleTools

final class NamedSheetTests: XCTestCase {
  private static func sheet(_ text: String) -> String {
    #"{"styles": [{"styleName": "A", "styleProperties": {"text": "\#(text)"}}]}"#
  }

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <view id="v"><subviews><label id="a">STYLE</label><view id="w">SHEET<subviews><label id="b">STYLE</label>
    </subviews></view></subviews></view></objects></document>
    """
    .replacingOccurrences(of: "STYLE", with: attribute("styles", "A"))
    .replacingOccurrences(of: "SHEET", with: attribute("stylesheet", "Aqua"))

  private static func attribute(_ keyPath: String, _ value: String) -> String {
    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(keyPath)\""
      + " value=\"\(value)\"/></userDefinedRuntimeAttributes>"
  }

  private func texts(_ sheets: [String]) throws -> (texts: [String], ids: [String]) {
    let project = try TemporaryProject([
      "plain.json": Self.sheet("plain"), "aqua.json": Self.sheet("aqua"), "a=b.json": Self.sheet("odd"),
      "A.xib": Self.document,
    ])
    let report = ApplyTool(project: project.folder).run(sheets: sheets, paths: [])
    XCTAssertNil(report.obstacle)
    return (
      report.documents.flatMap(\.scenes).flatMap(\.changes).map(\.change.new),
      report.diagnostics.diagnostics.map(\.id.rawValue)
    )
  }

  func testAViewIsStyledByTheSheetThatItChooses() throws {
    let rows: [(sheets: [String], texts: [String], ids: [String])] = [
      (["plain.json", "Aqua=aqua.json"], ["plain", "aqua"], []),
      (["Aqua=aqua.json"], ["aqua"], []),
      (["plain.json"], ["plain", "plain"], ["selector.unknown-sheet"]),
      (["plain.json", "Rust=aqua.json"], ["plain", "plain"], ["selector.unknown-sheet"]),
      // A file of that name is no sheet with a name.
      (["a=b.json"], ["odd", "odd"], ["selector.unknown-sheet"]),
    ]
    for row in rows {
      let found = try texts(row.sheets)
      XCTAssertEqual(found.texts, row.texts, "\(row.sheets)")
      XCTAssertEqual(found.ids, row.ids, "\(row.sheets)")
    }
  }
}
