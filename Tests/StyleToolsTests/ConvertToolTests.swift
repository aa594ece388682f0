import Foundation
import StyleDiagnostics
import XCTest

@testable import StyleTools

final class ConvertToolTests: XCTestCase {
  private let sheet = """
    <plist><dict>
    <key>#title</key><dict><key>textColor</key><string>#F95</string></dict>
    <key>@UILabel</key><dict><key>tag</key><integer>1</integer></dict>
    </dict></plist>
    """

  func testTheSheetIsTheReport() throws {
    let project = try TemporaryProject(["StyleSheets/Look.plist": sheet])
    let report = ConvertTool(project: project.folder).run("Look", to: .stylish)
    XCTAssertNil(report.obstacle)
    XCTAssertTrue(report.text(palette: .plain).contains(##""textColor": "#FF9955""##), report.sheet)
    XCTAssertEqual(
      report.diagnostics.diagnostics.filter { $0.severity > .note }.map {
        "\($0.range.position?.line ?? 0) \($0.id.rawValue)"
      },
      ["3 convert.no-form"])
  }

  func testAFileIsWrittenWholeOrNotAtAll() throws {
    let project = try TemporaryProject(["Look.plist": sheet, "Old.json": "old"])
    let tool = ConvertTool(project: project.folder)
    let text = tool.run("Look", to: .stylish).sheet
    let report = tool.run("Look", to: .stylish, output: "Old.json")
    XCTAssertEqual(report.sheet, "")
    XCTAssertEqual(try String(contentsOf: project.url.appending(path: "Old.json"), encoding: .utf8), text)
    let refused = tool.run("Look", to: .stylish, output: "Gone/New.json")
    XCTAssertEqual(refused.obstacle, .unwritable)
    XCTAssertTrue(refused.diagnostics.diagnostics.map(\.id).contains(.projectUnwritableFile))
    XCTAssertEqual(tool.run("Gone", to: .stylish, output: "New.json").obstacle, .missing)
    XCTAssertFalse(FileManager.default.fileExists(atPath: project.url.appending(path: "New.json").path))
  }

  private let main = """
    <plist><dict>
    <key>$include</key><array><string>Base.yaml</string></array>
    <key>$accent</key><string>#112233</string>
    <key>@UILabel+</key><dict><key>textColor</key><string>$accent</string></dict>
    </dict></plist>
    """
  private let base = """
    variables:
      accent: "445566" # everywhere
      line: "778899"
    styles:
      UILabel:
        textColor: $line
        font: 12
    """

  func testWhatASheetIncludesStandsInTheResultWhereThereAreNoIncludes() throws {
    let project = try TemporaryProject(["Main.plist": main, "Base.yaml": base])
    let tool = ConvertTool(project: project.folder)
    let inlined = tool.run("Main.plist", to: .stylist)
    XCTAssertEqual(
      inlined.diagnostics.diagnostics.map(\.message),
      ["the comment 'everywhere' is left out with what it speaks of"])
    XCTAssertEqual(
      inlined.sheet,
      """
      variables:
        line: "778899"
        accent: "#112233"
      styles:
        UILabel:
          textColor: $accent
          font: 12

      """)
    let kept = tool.run("Main.plist", to: .plist).sheet
    XCTAssertTrue(kept.contains("<key>$include</key>"), kept)
    XCTAssertFalse(kept.contains("778899"), kept)
  }

  func testADialectThatTheResultDoesNotShowIsTold() throws {
    let project = try TemporaryProject([
      "Look.plist": """
      <plist><dict><key>$Accent</key><string>#FFF</string>
      <key>@Card+</key><dict><key>backgroundColor</key><string>$Accent</string></dict></dict></plist>
      """
    ])
    let report = ConvertTool(project: project.folder).run("Look", to: .stylekit)
    XCTAssertEqual(
      report.diagnostics.diagnostics.filter { $0.severity > .note }.map(\.id.rawValue), ["convert.dialect"])
  }

  func testADialectCanBeGiven() throws {
    let project = try TemporaryProject(["Card.json": ##"{"Card": {"color": "#80FF0000"}, "styles": {}}"##])
    let tool = ConvertTool(project: project.folder)
    XCTAssertFalse(tool.run("Card.json", to: .plist).sheet.contains("#FF000080"))
    _ = tool.run("Card.json", in: .stylekit, to: .plist, output: "Card.plist")
    let back = tool.run("Card.plist", to: .stylekit)
    XCTAssertTrue(back.sheet.contains("#80FF0000"), back.sheet)
  }

  func testEachCommentIsKeptOrTold() throws {
    let sheet = """
      # look
      variables:
        accent: "112233" # the accent
      styles: # all
        # labels
        UILabel:
          textColor: "#445566" # not # this
          text: "a # b"
      # end
      """
    let project = try TemporaryProject(["Look.yaml": sheet])
    let tool = ConvertTool(project: project.folder)
    let comments = ["look", "the accent", "all", "labels", "not # this", "end"]
    for dialect in [ConvertTool.Dialect.plist, .stylist] {
      let report = tool.run("Look", to: dialect)
      XCTAssertEqual(report.diagnostics.diagnostics.filter { $0.severity > .note }, [])
      for comment in comments {
        XCTAssertTrue(
          report.sheet.contains(dialect == .plist ? "<!-- \(comment) -->" : "# \(comment)\n"),
          "\(comment)\n\(report.sheet)")
      }
    }
    XCTAssertTrue(tool.run("Look", to: .stylist).sheet.contains(##"accent: "112233" # the accent"##))
    for dialect in [ConvertTool.Dialect.stylekit, .stylish] {
      let messages = tool.run("Look", to: dialect).diagnostics.diagnostics.map(\.message)
      for comment in comments {
        XCTAssertTrue(messages.contains("the comment '\(comment)' is left out: JSON has none"), comment)
      }
    }
  }

  func testRulesStandInAnOrderInWhichTheyRankAsBefore() throws {
    let rule = { (selector: String, color: String) in
      "<key>\(selector)</key><dict><key>textColor</key><string>\(color)</string></dict>"
    }
    let project = try TemporaryProject([
      "Look.plist": "<plist><dict>\(rule("#price", "#111111"))\(rule("@UILabel+", "#222222"))"
        + "\(rule("@UIView+ @UIView+ @UILabel+", "#333333"))</dict></plist>"
    ])
    let report = ConvertTool(project: project.folder).run("Look", to: .stylist)
    let places = ["UILabel:", "price:"].compactMap { report.sheet.range(of: "\n  \($0)")?.lowerBound }
    XCTAssertEqual(places.count, 2)
    XCTAssertEqual(places, places.sorted(), report.sheet)
    // Three classes beat a name in Stylist whatever stands later.
    XCTAssertEqual(
      report.diagnostics.diagnostics.filter { $0.id.rawValue == "convert.rank" }.map(\.message),
      [
        "'#price' may rank otherwise against '@UIView+ @UIView+ @UILabel+' in stylist than in plist: textColor"
      ])
  }
}
