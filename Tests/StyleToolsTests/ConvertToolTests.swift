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
      report.diagnostics.diagnostics.map { "\($0.range.position?.line ?? 0) \($0.id.rawValue)" },
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
}
