import Foundation
import StyleDiagnostics
import XCTest

@testable import StyleTools

final class ApplyToolTests: XCTestCase {
  private static let sheet = """
    <plist version="1.0"><dict><key>@UILabel</key><dict><key>tag</key><integer>7</integer></dict></dict></plist>
    """

  private static func xib(_ count: Int = 1) -> String {
    let labels = (1...count).map { #"<label text="x" id="lab-el-00\#($0)"/>"# }.joined()
    return #"""
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><view id="vie-w0-001"><subviews>\#(labels)</subviews></view></objects></document>
      """#
  }

  func testEveryDocumentIsStyledAndProgressIsTold() throws {
    let project = try TemporaryProject([
      "StyleSheet.plist": Self.sheet, "A.xib": Self.xib(1), "B/B.xib": Self.xib(2), "C.xib": "<broken",
    ])
    var steps: [String] = []
    let report = ApplyTool(project: project.folder).run(sheets: ["StyleSheet"], paths: []) {
      steps.append("\($0.done)/\($0.total)")
    }
    XCTAssertEqual(steps, ["1/3", "2/3", "3/3"])
    XCTAssertEqual(report.documents.map(\.path), ["A.xib", "C.xib", "B/B.xib"])
    XCTAssertEqual(report.documents.map { $0.scenes.flatMap(\.changes).count }, [1, 0, 2])
    XCTAssertEqual(report.documents.map { $0.skipped == nil }, [true, false, true])
    XCTAssertEqual(report.matchedViewCount, 3)
    XCTAssertEqual(report.resolvedCount, 3)
    XCTAssertEqual(report.viewCount, 5)
    XCTAssertEqual(report.diagnostics.diagnostics.map(\.range.file.path), ["C.xib"])
    XCTAssertNil(report.obstacle)
  }

  func testAMissingOrBrokenSheetEndsTheWorkAndTellsOfAll() throws {
    let project = try TemporaryProject([
      "Broken.plist": "<plist><dict>", "List.plist": "<plist><array/></plist>", "A.xib": Self.xib(),
    ])
    let tool = ApplyTool(project: project.folder)
    let expected: [(sheets: [String], obstacle: ToolObstacle, paths: [String])] = [
      (["Gone"], .missing, ["Gone"]), (["Broken"], .unreadable, ["Broken.plist"]),
      (["Broken", "Gone", "List"], .missing, ["Broken.plist", "Gone", "List.plist"]),
    ]
    for (sheets, obstacle, paths) in expected {
      let report = tool.run(sheets: sheets, paths: [])
      XCTAssertEqual(report.obstacle, obstacle)
      XCTAssertEqual(report.diagnostics.diagnostics.map(\.range.file.path), paths)
      XCTAssertEqual(report.diagnostics.count(of: .error), paths.count)
      XCTAssertTrue(report.documents.isEmpty)
      XCTAssertEqual(report.text(), "")
    }
  }

  func testSheetsOfAllDialectsAreFoundAndTheirIncludesLoaded() throws {
    let main = """
      <plist><dict><key>$include</key><string>parts/kit.json</string>
      <key>@UILabel</key><dict><key>alpha</key><real>0.5</real></dict></dict></plist>
      """
    let project = try TemporaryProject([
      "Main.plist": main, "parts/kit.json": #"{"UILabel": {"tag": 7,}}"#,
      "Odd.json": #"{"Label": {"tag": 1}, "x": 1}"#,
      "Lost.plist": main.replacing("parts/", with: "gone/"), "A.xib": Self.xib(),
    ])
    let tool = ApplyTool(project: project.folder)
    let report = tool.run(sheets: ["Main"], paths: [])
    XCTAssertEqual(report.sheets.map(\.path), ["parts/kit.json", "Main.plist"])
    XCTAssertEqual(report.sheets.map(\.dialect), ["stylekit", "plist"])
    XCTAssertEqual(
      report.documents.flatMap(\.scenes).flatMap(\.changes).map(\.change.keyPath), ["tag", "alpha"])
    XCTAssertEqual(report.diagnostics.diagnostics.map(\.id.rawValue), ["json.trailing-comma"])
    XCTAssertNil(report.obstacle)
    XCTAssertEqual(tool.run(sheets: ["parts/kit"], paths: []).resolvedCount, 1)
    let lost = tool.run(sheets: ["Lost"], paths: [])
    XCTAssertEqual(lost.obstacle, .missing)
    XCTAssertEqual(
      Set(lost.diagnostics.diagnostics.map(\.id.rawValue)), ["project.unreadable-file", "sheet.include"])
    XCTAssertEqual(tool.run(sheets: ["Odd"], paths: []).obstacle, .unreadable)
    let told = tool.run(sheets: ["Odd"], dialect: "stylekit", paths: [])
    XCTAssertEqual(told.sheets.map(\.dialect), ["stylekit"])
    XCTAssertEqual(
      told.diagnostics.diagnostics.map(\.id.rawValue), ["selector.unknown-class", "sheet.misplaced-key"])
    XCTAssertEqual(ApplyTool.dialects, ["plist", "stylekit", "stylist", "stylish"])
  }

  /// A pipe would be waited for without end.
  func testAnIncludedSheetIsAFile() throws {
    let project = try TemporaryProject([
      "Main.plist": "<plist><dict><key>$include</key><string>endless</string></dict></plist>",
      "A.xib": Self.xib(),
    ])
    XCTAssertEqual(mkfifo(project.url.appending(path: "endless").path, 0o600), 0)
    let report = ApplyTool(project: project.folder).run(sheets: ["Main"], paths: [])
    XCTAssertEqual(report.obstacle, .unreadable)
    XCTAssertEqual(
      Set(report.diagnostics.diagnostics.map(\.description)),
      [
        "endless: error: left out: a pipe, a socket or a device, not a file [project.unreadable-file]",
        "Main.plist:1:33: error: 'endless' cannot be included [sheet.include]",
      ])
  }

  func testAssetsAreFoundBesideAGivenDocument() throws {
    let colour =
      #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}}]}"#
    let project = try TemporaryProject([
      "Look.plist": """
      <plist><dict><key>@UILabel</key><dict><key>textColor</key><string>COLOR(brand)</string></dict></dict></plist>
      """,
      "App/Base.lproj/A.xib": Self.xib(), "App/Brand.xcassets/brand.colorset/Contents.json": colour,
    ])
    let tool = ApplyTool(project: project.folder)
    for path in ["App/Base.lproj/A.xib", "App", "."] {
      let report = tool.run(sheets: ["Look"], paths: [path])
      XCTAssertEqual(
        report.documents.flatMap(\.scenes).flatMap(\.changes).map(\.change.new), ["COLOR(brand)"], path)
      XCTAssertEqual(report.diagnostics.diagnostics, [], path)
    }
  }

  func testTheReportIsTheSameWithAnyNumberOfWorkers() throws {
    var files = [
      "StyleSheet.plist": """
      <plist version="1.0"><dict>
      <key>@UILabel</key><dict><key>tag</key><integer>7</integer><key>tagg</key><integer>7</integer>
      <key>textColor</key><string>red</string></dict>
      <key>@UIView</key><dict><key>backgroundColour</key><string>#123</string></dict>
      <key>@UIVeiw</key><dict><key>tag</key><integer>1</integer></dict></dict></plist>
      """
    ]
    for index in 1...30 {
      files["\(index).xib"] = index % 7 == 0 ? "<document><a" : Self.xib(index % 5 * 5 + 1)
      files["F\(index % 4)/\(index).xib"] = Self.xib(index).replacing("label ", with: "labell ")
    }
    let project = try TemporaryProject(files)
    let runs = [1, 2, 4].map { workerCount in
      var steps: [Int] = []
      let report = ApplyTool(project: project.folder, parallel: ParallelMap(workerCount: workerCount))
        .run(sheets: ["StyleSheet"], paths: []) { steps.append($0.done) }
      XCTAssertEqual(steps, Array(1...60))
      return report
    }
    func messages(_ report: ApplyReport) -> String {
      DiagnosticTextRenderer(palette: .plain).text(of: report.diagnostics)
    }
    for run in runs {
      XCTAssertEqual(run.json.text, runs[0].json.text)
      XCTAssertEqual(run.text(), runs[0].text())
      XCTAssertEqual(messages(run), messages(runs[0]))
    }
    let unknown = runs[0].diagnostics.diagnostics.filter { $0.range.file.path == "StyleSheet.plist" }
    XCTAssertEqual(unknown.count, 4, "what is wrong with the sheet is said once for all documents")
  }

  func testWhatIsMissingAmongTheAssetsIsToldOnceThereAreAny() throws {
    let sheet = { (image: String, colour: String) in
      """
      <plist><dict><key>@UIImageView</key><dict><key>image</key><string>IMG(\(image))</string>
      <key>tintColor</key><string>COLOR(\(colour))</string></dict></dict></plist>
      """
    }
    let xib = Self.xib().replacing(
      #"<label text="x" id="lab-el-001"/>"#, with: #"<imageView image="hoem" id="img-vi-001"/>"#)
    let brand =
      #"{"colors":[{"idiom":"universal","color":{"components":{"red":"1","green":"2","blue":"3"}}}]}"#
    let catalog = "Brand.xcassets/brand.colorset/Contents.json"
    let missing = ["interface.missing-image"]
    let rows: [(image: String, colour: String, assets: [String: String], ids: [String], line: String)] = [
      ("gone", "gone", [:], [], "0 errors, 0 warnings"),
      ("home", "brand", [catalog: brand, "Art/home@2x.png": ""], missing, "0 errors, 1 warning"),
      (
        "hoem", "brnad", [catalog: brand, "Art/home@2x.png": ""],
        missing + ["value.unknown-image", "value.unknown-color"], "1 error, 2 warnings"
      ),
      ("gone", "gone", ["Art/home@2x.png": ""], missing + ["value.unknown-image"], "0 errors, 2 warnings"),
    ]
    for row in rows {
      let files = ["StyleSheet.plist": sheet(row.image, row.colour), "A.xib": xib]
      let project = try TemporaryProject(files.merging(row.assets) { first, _ in first })
      let report = ApplyTool(project: project.folder).run(sheets: ["StyleSheet"], paths: [])
      XCTAssertEqual(report.diagnostics.diagnostics.map(\.id.rawValue), row.ids, "\(row)")
      XCTAssertTrue(report.text().contains(row.line), report.text())
    }
  }

  func testTwoRunsGiveTheSameReport() throws {
    let project = try TemporaryProject(["StyleSheet.plist": Self.sheet, "A.xib": Self.xib(5)])
    let tool = ApplyTool(project: project.folder)
    let first = tool.run(sheets: ["StyleSheet"], paths: []).json.text
    for _ in 0..<5 { XCTAssertEqual(tool.run(sheets: ["StyleSheet"], paths: []).json.text, first) }
  }
}
