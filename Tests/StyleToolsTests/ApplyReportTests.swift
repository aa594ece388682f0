import StyleDiagnostics
import XCTest

@testable import StyleTools

final class ApplyReportTests: XCTestCase {
  private let sheet = SourceFile(path: "Look.plist", text: "<dict>\n\t<key>@UILabel</key>\n</dict>\n")

  private func change(_ keyPath: String, _ old: String, _ new: String, _ selector: String)
    -> ApplyReport.Change
  {
    ApplyReport.Change(
      keyPath: keyPath, old: old, new: new, selector: selector, origin: SourceRange(sheet, SourceSpan(8, 12)))
  }

  private var report: ApplyReport {
    let label = ApplyReport.Object(
      id: "a-b", className: "UILabel", identifiers: ["price", "big"],
      changes: [
        change("font", #"$"System":17"#, #"$"Menlo":12"#, "@UILabel"), change("alpha", "1", "0.5", "#big"),
      ],
      children: [])
    let view = ApplyReport.Object(
      id: nil, className: "UIView", identifiers: [], changes: [], children: [label])
    var report = ApplyReport()
    report.sheets = [ApplyReport.Sheet(path: "Look.plist", dialect: "plist", ruleCount: 1)]
    report.documents = [
      ApplyReport.Document(
        path: "Main.storyboard",
        scenes: [
          ApplyReport.Scene(controller: "List", id: "c-1", viewCount: 3, objects: [view]),
          ApplyReport.Scene(controller: nil, id: nil, viewCount: 1, objects: []),
        ]),
      ApplyReport.Document(path: "Mac.xib", skipped: "made for macOS"),
    ]
    report.matchedViewCount = 1
    report.resolvedCount = 2
    report.diagnostics = DiagnosticList([
      Diagnostic(.init("a.b"), .warning, "odd", at: SourceRange(sheet))
    ])
    return report
  }

  func testText() {
    XCTAssertEqual(
      report.text(),
      """
      Main.storyboard
        List c-1 (3 views)
          UIView
            UILabel a-b #price #big
              font   $"System":17 → $"Menlo":12  @UILabel Look.plist:2
              alpha  1 → 0.5  #big Look.plist:2
        no controller (1 view)

      Mac.xib: skipped: made for macOS

      2 documents (1 skipped), 4 views, 1 matched: 2 declarations resolved, 2 changes, 0 errors, 1 warning

      """)
  }

  func testColoursAreAroundTheSameText() {
    let coloured = report.text(palette: .ansi)
    XCTAssertTrue(coloured.contains("\u{1B}[32m0.5\u{1B}[0m"))
    XCTAssertEqual(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: ""), report.text())
  }

  func testJSONHasItsKeysInOrder() {
    XCTAssertEqual(
      report.json.text,
      #"{"version":1,"sheets":[{"path":"Look.plist","dialect":"plist","rules":1}],"#
        + #""documents":[{"path":"Main.storyboard","skipped":null,"scenes":["#
        + #"{"controller":"List","id":"c-1","views":3,"changes":["#
        + #"{"view":"a-b","class":"UILabel","identifiers":["price","big"],"keyPath":"font","#
        + #""old":"$\"System\":17","new":"$\"Menlo\":12","#
        + #""rule":{"selector":"@UILabel","path":"Look.plist","line":2,"column":2}},"#
        + #"{"view":"a-b","class":"UILabel","identifiers":["price","big"],"keyPath":"alpha","#
        + ##""old":"1","new":"0.5","rule":{"selector":"#big","path":"Look.plist","line":2,"column":2}}]},"##
        + #"{"controller":null,"id":null,"views":1,"changes":[]}]},"#
        + #"{"path":"Mac.xib","skipped":"made for macOS","scenes":[]}],"#
        + #""summary":{"documents":2,"skipped":1,"views":4,"viewsMatched":1,"resolved":2,"changes":2,"#
        + #""errors":0,"warnings":1},"#
        + #""diagnostics":[{"id":"a.b","severity":"warning","message":"odd","path":"Look.plist","line":1,"#
        + #""column":1,"offset":0,"length":0,"suggestion":null,"notes":[]}]}"#)
  }

  func testTextOfDocumentsCannotDriveTheTerminal() {
    var report = ApplyReport()
    report.documents = [ApplyReport.Document(path: "a\u{1B}c\n.xib", skipped: "\u{9B}")]
    XCTAssertTrue(report.text().hasPrefix("a␛c␊.xib: skipped: \u{FFFD}\n"))
  }
}
