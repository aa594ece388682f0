import Foundation
import InterfaceBuilder
import StyleDiagnostics
import StyleInjection
import XCTest

@testable import StyleTools

final class InspectReportTextTests: XCTestCase {
  private func report(_ objects: String, _ contents: InspectReport.Contents = .init()) throws -> InspectReport
  {
    let text =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>"#
      + objects + "</objects></document>"
    let project = try TemporaryProject(["A.xib": text])
    return InspectTool(project: project.folder).run(paths: [], contents: contents)
  }

  /// The lines of the objects, without their indentation and what is left out.
  private func lines(_ objects: String) throws -> [String] {
    try report(objects).text().split(separator: "\n").dropFirst(2).dropLast().map {
      String($0.drop { $0 == " " })
    }.filter { !$0.hasPrefix("left out: ") }
  }

  func testEachKindOfLine() throws {
    let expected: [(xml: String, line: String)] = [
      (#"<view id="v"/>"#, "UIView v"),
      (
        #"<view id="v"><rect key="frame" x="1" y="2.5" width="3" height="4"/></view>"#, "UIView v [1,2.5,3,4]"
      ),
      (#"<view id="v" userLabel="Top"/>"#, #"UIView v  "Top""#),
      (#"<view customClass="Graph"/>"#, "UIView(Graph)"),
      (#"<view customClass="Graph" customModule="Charts"/>"#, "UIView(Charts.Graph)"),
      (#"<fooView id="f"/>"#, "fooView f (unknown)"),
      (
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Cell"/>"#,
        #"placeholder(Cell) -1  "File's Owner"  placeholderIdentifier IBFilesOwner"#
      ),
    ]
    for (xml, line) in expected { XCTAssertEqual(try lines(xml), [line], xml) }
  }

  func testWhatUIKitHasNoClassForIsCalledByItsElement() throws {
    XCTAssertEqual(
      try lines(
        #"<segmentedControl id="s"><segments><segment title="a"/></segments></segmentedControl>"#
          + #"<tableView id="t"><sections><tableViewSection headerTitle="b" id="x"/></sections></tableView>"#),
      [
        "UISegmentedControl s", "segment", "title = a", "UITableView t", "tableViewSection x",
        "headerTitle = b",
      ])
  }

  func testWhatStandsInsideAnObject() throws {
    let expected: [(xml: String, lines: [String])] = [
      (#"<connections><outlet property="a" destination="b" id="c"/></connections>"#, ["outlet a → b"]),
      (
        #"<connections><segue kind="show" destination="b" identifier="i" animates="NO" id="c"/></connections>"#,
        ["segue show → b  identifier i, animates false"]
      ),
      (
        #"<connections><action selector="a:" destination="b" eventType="valueChanged" id="c"/></connections>"#,
        ["action a: → b  eventType valueChanged"]
      ),
      (
        #"<constraints><constraint firstAttribute="width" constant="9.5" id="c"/></constraints>"#,
        ["constraint c  width = 9.5"]
      ),
      (
        #"<constraints><constraint firstItem="a" firstAttribute="leading" relation="lessThanOrEqual" secondItem="b" "#
          + #"secondAttribute="trailing" multiplier="3" constant="-8" priority="250" id="c"/></constraints>"#,
        ["constraint c  a.leading ≤ b.trailing × 3 - 8 @250"]
      ),
      (
        #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>"#,
        ["backgroundColor = #FF0000"]
      ),
      (#"<navigationBar key="navigationBar"/>"#, ["UINavigationBar (navigationBar)"]),
    ]
    for (xml, expected) in expected {
      XCTAssertEqual(Array(try lines("<view>\(xml)</view>").dropFirst()), expected, xml)
    }
  }

  func testStyleIdentifiersStandInTheHeadlineOnly() throws {
    func attribute(_ keyPath: String, _ value: String) -> String {
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(keyPath)\" value=\"\(value)\"/>"
    }
    XCTAssertEqual(
      try lines(
        #"<view id="v"><userDefinedRuntimeAttributes>"# + attribute("styleIdentifier", "base, price")
          + attribute("note", "x") + "</userDefinedRuntimeAttributes></view>"),
      ["UIView v #base #price", "runtime attribute note = x (string)"])
  }

  func testTextOfDocumentsCannotDriveTheTerminalNorFillIt() throws {
    let lines = try lines(
      "<label text=\"&#x9b;31m&#10;\(String(repeating: "x", count: 500))\" userLabel=\"a&#x202e;b\"/>")
    XCTAssertTrue(lines[0].hasSuffix("\"a\u{FFFD}b\""), lines[0])
    XCTAssertEqual(lines[1], "text = \u{FFFD}31m␊" + String(repeating: "x", count: 115) + "…")
  }

  func testColoursAreAroundTheSameText() throws {
    let report = try report(
      #"<view id="v"><subviews><label text="a" id="l"/><fooView/></subviews></view>"#,
      .init(hasTree: true, hasCoverage: true, responsePathID: "l"))
    let coloured = report.text(palette: .ansi)
    XCTAssertTrue(coloured.contains("\u{1B}[1mUILabel\u{1B}[0m l"))
    XCTAssertEqual(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: ""), report.text())
  }

  func testSharesAreRoundedDownSoThatOnlyAllIsAll() throws {
    let views = String(repeating: #"<view opaque="NO" misplaced="YES"/>"#, count: 99)
    let lines = try report(views + #"<view glow="NO"/>"#, .init(hasCoverage: true)).text().split(
      separator: "\n")
    XCTAssertEqual(
      lines.dropFirst().map(String.init),
      [
        "  3 of 3 element kinds (100 %), 102 of 102 elements (100 %), 101 of 102 attributes (99.01 %), 99 ignored",
        "  ignored: 49.25 % of all attributes, by 1 of \(InterfaceIgnoreRule.all.count) rules",
        "    *@misplaced  99  the canvas shows the view elsewhere than its constraints put it",
        "  unknown attributes",
        "    view@glow  1",
        "1 document, 102 elements, 100 objects, 0 errors, 1 warning",
      ])
  }
}
