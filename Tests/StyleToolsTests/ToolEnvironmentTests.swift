import XCTest

@testable import StyleTools

final class ToolEnvironmentTests: XCTestCase {
  private func environment(_ settings: ([String], String)...) throws -> ToolEnvironment {
    var environment = ToolEnvironment()
    for (names, list) in settings { try environment.set(names, to: list) }
    return environment
  }

  func testToolsWorkUnderWhatHolds() throws {
    let project = try TemporaryProject([
      "Look.plist": """
      <plist><dict><key>@UILabel</key><dict><key>textColor</key><string>COLOR(systemRed)</string>
      <key>alpha(device:pad)</key><real>0.5</real></dict></dict></plist>
      """,
      "A.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects><label id="one">
      <color key="textColor" systemColor="systemRedColor"/></label></objects></document>
      """,
    ])
    let pad = try environment((["device"], "iPad"), (["appearance"], "dark"))
    let rows: [(environment: ToolEnvironment, changed: [String])] = [
      (ToolEnvironment(), []), (pad, ["alpha"]),
    ]
    for row in rows {
      let applied = ApplyTool(project: project.folder).run(
        sheets: ["Look"], paths: [], environment: row.environment)
      // The document's own colour follows the appearance as the sheet's does.
      XCTAssertEqual(
        applied.documents.flatMap(\.scenes).flatMap(\.changes).map(\.change.keyPath), row.changed)
      let explained = ExplainTool(project: project.folder).run(
        ExplainSubject("one"), keyPath: "alpha", sheets: ["Look"], paths: [], environment: row.environment)
      let wins = explained.objects.flatMap(\.explanation.properties).contains { $0.winner != nil }
      XCTAssertEqual(wins, !row.changed.isEmpty)
    }
  }

  func testWhatCannotBeSetIsToldAndChangesNothing() throws {
    var environment = ToolEnvironment()
    let rows: [([String], String, String)] = [
      (["h", "v"], "regular", "expected 2 values between commas, found 1"),
      (["h", "v"], "regular,tiny", "'tiny' is no value of 'v': there are compact, regular"),
      (
        ["appearance"], "drak",
        "'drak' is no value of 'appearance': there are light, dark; did you mean 'dark'?"
      ),
    ]
    for (names, list, message) in rows {
      XCTAssertThrowsError(try environment.set(names, to: list)) { error in
        XCTAssertEqual((error as? ToolEnvironment.Problem)?.message, message)
      }
    }
    XCTAssertEqual(environment, ToolEnvironment())
  }
}
