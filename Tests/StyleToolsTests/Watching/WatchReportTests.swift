import StyleDiagnostics
import XCTest

@testable import StyleTools

final class WatchReportTests: XCTestCase {
  private let sheet = SourceFile(path: "Styles/Look.plist", text: "<dict>\n\t<key>@UILabel</key>\n</dict>\n")

  private func object(_ id: String?, _ identifiers: [String] = [], controller: String? = "List")
    -> WatchReport.Object
  {
    WatchReport.Object(
      path: "Main.storyboard", controller: controller, id: id, className: "UILabel",
      identifiers: identifiers)
  }

  private var restyling: WatchReport.Restyling {
    let rule = WatchReport.Rule(selector: "@UILabel", origin: SourceRange(sheet, SourceSpan(8, 12)))
    var restyling = WatchReport.Restyling(save: 3)
    restyling.paths = ["Styles/Look.plist"]
    restyling.sheets = ["Styles/Look.plist"]
    restyling.changes = [
      .init(object: object("a-b", ["big"]), keyPath: "tag", old: "1", new: "2", rule: rule),
      .init(object: object("a-b", ["big"]), keyPath: "alpha", old: "0.5", new: "1", rule: nil),
      .init(object: object(nil, controller: nil), keyPath: "tag", old: "1", new: "2", rule: rule),
      .init(object: object("c-d"), keyPath: "tag", old: "0", new: "2", rule: rule),
    ]
    restyling.objectCount = 3
    restyling.duration = .microseconds(4_260)
    restyling.warningCount = 1
    return restyling
  }

  func testChangesStandBelowTheirRulesAndObjectsBelowTheirValues() {
    XCTAssertEqual(
      WatchReport.restyled(restyling).text(),
      """
      Styles/Look.plist: 4 changes to 3 objects in 4.3 ms, 0 errors, 1 warning
        @UILabel Look.plist:2
          tag  1 → 2
            UILabel a-b #big  Main.storyboard List
            UILabel  Main.storyboard
          tag  0 → 2
            UILabel c-d  Main.storyboard List
        restored, since no rule names it any more
          alpha  0.5 → 1
            UILabel a-b #big  Main.storyboard List

      """)
  }

  func testTextOfTheOtherKinds() {
    let broken = SourceFile(path: "Look.plist", text: "<dict>")
    let failure = WatchReport.Failure(
      save: 2,
      diagnostics: DiagnosticList([Diagnostic(.init("a.b"), .error, "odd", at: SourceRange(broken))]))
    var nothing = WatchReport.Restyling(save: 1)
    nothing.paths = ["a", "b", "c", "d"]
    nothing.duration = .milliseconds(12)
    var summary = WatchReport.Summary()
    summary.duration = .milliseconds(61_960)
    let rows: [(report: WatchReport, text: String)] = [
      (.restyled(nothing), "4 files: nothing changed in 12.0 ms, 0 errors, 0 warnings\n"),
      (.failed(failure), "Look.plist: cannot be read; the styles stay as they are\n"),
      (
        .recovered(.init(save: 3, paths: ["Look.plist", "A.xib"])),
        "Look.plist, A.xib: can be read again, and all is as before\n"
      ),
      (.ended(summary), "watched for 62.0 s: 0 saves, 0 changes\n"),
      (
        .ended(.init(saveCount: 2, failureCount: 1, changeCount: 1, duration: .milliseconds(40))),
        "watched for 0.0 s: 2 saves (1 unreadable), 1 change\n"
      ),
    ]
    for (report, text) in rows { XCTAssertEqual(report.text(), text) }
  }

  func testTheFirstReportIsThatOfApply() {
    var applied = ApplyReport()
    applied.sheets = [.init(path: "Look.plist", dialect: "plist", ruleCount: 1)]
    XCTAssertEqual(WatchReport.applied(applied).text(), applied.text() + "watching Look.plist\n")
    XCTAssertEqual(
      WatchReport.applied(applied).jsonText, #"{"kind":"applied","# + applied.jsonText.dropFirst())
    applied.obstacle = .missing
    XCTAssertEqual(WatchReport.applied(applied).text(), "")
    XCTAssertEqual(WatchReport.applied(applied).obstacle, .missing)
  }

  func testJSONHasItsKeysInOrder() {
    let rule = ##""rule":{"selector":"@UILabel","path":"Styles/Look.plist","line":2,"column":2}"##
    func change(_ view: String, _ names: String, _ rest: String) -> String {
      #"{"document":"Main.storyboard",\#(view),"class":"UILabel","identifiers":\#(names),\#(rest)}"#
    }
    let changes = [
      change(
        #""controller":"List","view":"a-b""#, #"["big"]"#, #""keyPath":"tag","old":"1","new":"2",\#(rule)"#),
      change(
        #""controller":"List","view":"a-b""#, #"["big"]"#,
        #""keyPath":"alpha","old":"0.5","new":"1","rule":null"#),
      change(#""controller":null,"view":null"#, "[]", #""keyPath":"tag","old":"1","new":"2",\#(rule)"#),
      change(#""controller":"List","view":"c-d""#, "[]", #""keyPath":"tag","old":"0","new":"2",\#(rule)"#),
    ]
    let rows: [(report: WatchReport, json: String)] = [
      (
        .restyled(restyling),
        #"{"kind":"restyled","save":3,"paths":["Styles/Look.plist"],"documents":[],"milliseconds":4.26,"#
          + #""changes":[\#(changes.joined(separator: ","))],"#
          + #""summary":{"objects":3,"changes":4,"restored":1,"errors":0,"warnings":1},"diagnostics":[]}"#
      ),
      (
        .failed(.init(save: 2, diagnostics: DiagnosticList([]))),
        #"{"kind":"failed","save":2,"kept":"styles","diagnostics":[]}"#
      ),
      (
        .recovered(.init(save: 3, paths: ["A.xib"])), #"{"kind":"recovered","save":3,"paths":["A.xib"]}"#
      ),
      (
        .ended(.init(saveCount: 3, failureCount: 1, changeCount: 5, duration: .milliseconds(1_500))),
        #"{"kind":"ended","saves":3,"unreadable":1,"changes":5,"milliseconds":1500}"#
      ),
    ]
    for (report, json) in rows { XCTAssertEqual(report.jsonText, json) }
  }

  func testTextOfDocumentsAndSheetsCannotDriveTheTerminal() {
    var restyling = restyling
    restyling.paths = ["a\u{1B}[2J"]
    restyling.changes[0].new = "\u{1B}c\n"
    restyling.changes[0].object.id = "\u{7}"
    let report = WatchReport.restyled(restyling)
    XCTAssertFalse(report.text().contains("\u{1B}") || report.text().contains("\u{7}"))
    XCTAssertFalse(report.jsonText.contains("\n"))
  }
}
