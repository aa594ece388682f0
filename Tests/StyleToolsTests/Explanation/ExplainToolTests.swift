import Foundation
import StyleDiagnostics
import StyleInjection
import XCTest

@testable import StyleTools

final class ExplainToolTests: XCTestCase {
  private static func xib(_ objects: String) -> String {
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>"#
      + objects + "</objects></document>"
  }

  private static let named =
    #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="style" value="price"/>"#
    + "</userDefinedRuntimeAttributes>"

  private func project() throws -> TemporaryProject {
    try TemporaryProject([
      "A.xib": Self.xib(#"<label id="one">\#(Self.named)</label><label id="two" customClass="PriceLabel"/>"#),
      "B.xib": Self.xib(#"<view id="v"><subviews><label id="one"/><label id="UILabel"/></subviews></view>"#),
      "Look.plist":
        "<plist><dict><key>@UILabel</key><dict><key>tag</key><integer>1</integer></dict></dict></plist>",
      "Broken.plist": "<plist><dict>",
    ])
  }

  func testWhichObjectsAreMeant() throws {
    let project = try project()
    let rows: [(subject: String, paths: [String], found: [String])] = [
      ("one", [], ["A.xib one", "B.xib one"]), ("one", ["B.xib"], ["B.xib one"]),
      ("#price", [], ["A.xib one"]), ("PriceLabel", [], ["A.xib two"]), ("UIView", [], ["B.xib v"]),
      // An id comes before a class.
      ("UILabel", [], ["B.xib UILabel"]), ("UILabel", ["A.xib"], ["A.xib one", "A.xib two"]),
      ("UIKit.UILabel", ["A.xib"], ["A.xib one", "A.xib two"]),
    ]
    for row in rows {
      let report = ExplainTool(project: project.folder).run(
        ExplainSubject(row.subject), sheets: ["Look"], paths: row.paths)
      XCTAssertEqual(report.objects.map { "\($0.path) \($0.id ?? "")" }, row.found, row.subject)
      XCTAssertEqual(report.diagnostics.diagnostics, [], row.subject)
    }
  }

  func testWhoIsNotThereIsToldWithTheNearest() throws {
    let project = try project()
    let rows = [
      ("onee", "one"), ("#prcie", "#price"), ("PriceLable", "PriceLabel"), ("UIVew", "UIView"),
      ("Xyzzy", nil),
    ]
    for (subject, suggestion) in rows {
      let report = ExplainTool(project: project.folder).run(
        ExplainSubject(subject), sheets: ["Look"], paths: [])
      XCTAssertEqual(report.diagnostics.diagnostics.map(\.id), [.projectUnknownObject])
      XCTAssertEqual(report.diagnostics.diagnostics.map(\.suggestion), [suggestion], subject)
      XCTAssertNil(report.obstacle)
    }
  }

  /// A named sheet, what holds, and the language of the sheets count as they do where sheets are applied.
  func testSheetsAndEnvironmentAreThoseOfStyling() throws {
    let choosing = Self.named.replacing("style\" value=\"price", with: "stylesheet\" value=\"Aqua")
    let project = try TemporaryProject([
      "A.xib": Self.xib(#"<label id="one">\#(choosing)</label><label id="two"/>"#),
      "Aqua.json": #"{"UILabel": {"tag": 2, "tag(device:pad)": 3, "tag(category:XXXL)": 4}}"#,
      "Look.json": #"{"UILabel": {"tag": 1}}"#,
    ])
    func tags(_ name: String? = nil, _ word: String = "") throws -> [StyleValue?] {
      var environment = ToolEnvironment()
      if let name { try environment.set([name], to: word) }
      let report = ExplainTool(project: project.folder).run(
        ExplainSubject("UILabel"), keyPath: "tag", sheets: ["Look", "Aqua=Aqua.json"], dialect: "stylekit",
        paths: [], environment: environment)
      XCTAssertEqual(report.diagnostics.diagnostics, [])
      return report.objects.flatMap { $0.explanation.properties.map(\.value) }
    }
    XCTAssertEqual(try tags(), [.integer(2), .integer(1)])
    XCTAssertEqual(try tags("device", "pad"), [.integer(3), .integer(1)])
    XCTAssertEqual(try tags("category", "XXXL"), [.integer(4), .integer(1)])
    let misread = ExplainTool(project: project.folder).run(
      ExplainSubject("UILabel"), sheets: ["Look"], dialect: "stylish", paths: [])
    XCTAssertEqual(misread.diagnostics.diagnostics.map(\.id.rawValue), ["sheet.misplaced-key"])
  }

  func testWhatIsMissingOrUnreadableIsAnObstacle() throws {
    let project = try project()
    let tool = ExplainTool(project: project.folder)
    let rows: [(sheet: String, paths: [String], obstacle: ToolObstacle)] = [
      ("Gone", [], .missing), ("Broken", [], .unreadable), ("Look", ["Gone.xib"], .missing),
    ]
    for row in rows {
      let report = tool.run(ExplainSubject("one"), sheets: [row.sheet], paths: row.paths)
      XCTAssertEqual(report.obstacle, row.obstacle, row.sheet)
      XCTAssertEqual(report.text(), "", row.sheet)
    }
  }

  func testTheReportIsTheSameWithAnyNumberOfWorkers() throws {
    var files = ["Look.plist": "<plist><dict><key>@UILabel</key><dict/></dict></plist>"]
    for index in 1...30 { files["\(index).xib"] = Self.xib(#"<label id="l"/><button id="b\#(index)"/>"#) }
    let project = try TemporaryProject(files)
    let texts = [1, 2, 7].map { workers in
      ExplainTool(project: project.folder, parallel: ParallelMap(workerCount: workers))
        .run(ExplainSubject("l"), sheets: ["Look"], paths: []).jsonText
    }
    XCTAssertEqual(Set(texts).count, 1)
  }

  func testAPathIsToldFromAKeyPath() throws {
    let project = try project()
    let folder = project.folder
    for word in ["A.xib", "Gone.xib", "Gone.storyboard", "Some/folder"] {
      XCTAssertTrue(folder.isDocumentPath(word), word)
    }
    for word in ["textColor", "layer.cornerRadius", "titleColor:highlighted", ""] {
      XCTAssertFalse(folder.isDocumentPath(word), word)
    }
  }
}
