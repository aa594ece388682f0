import Foundation
import StyleDiagnostics
import XCTest

@testable import StyleTools

/// Storyboards that refer to each other.
final class LinkedStoryboardTests: XCTestCase {
  private static func storyboard(_ scenes: String...) -> String {
    let body = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined()
    return
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>\(body)</scenes></document>"
  }

  private static func main(_ identifier: String) -> String {
    storyboard(
      "<viewController id='c' customClass='MainController'><view key='view' id='cv'><subviews>"
        + "<label id='own'/><containerView id='box'><connections><segue destination='p' kind='embed' id='e'/>"
        + "</connections></containerView></subviews></view></viewController>",
      "<viewControllerPlaceholder id='p' storyboardName='Other' referencedIdentifier='\(identifier)'/>")
  }

  private static let other = storyboard(
    "<viewController id='d' storyboardIdentifier='Detail' customClass='DetailController'>"
      + "<view key='view' id='dv'><subviews><label id='l'/></subviews></view></viewController>")

  private static let sheet = """
    <plist version="1.0"><dict>
    <key>@UILabel</key><dict><key>tag</key><integer>7</integer></dict>
    <key>MainController</key><dict><key>@UILabel</key><dict><key>text</key><string>main</string></dict></dict>
    <key>DetailController</key><dict><key>@UILabel</key><dict><key>text</key><string>detail</string></dict></dict>
    </dict></plist>
    """

  private func project(_ identifier: String = "Detail") throws -> TemporaryProject {
    try TemporaryProject([
      "StyleSheet.plist": Self.sheet, "A/Main.storyboard": Self.main(identifier), "B.xib": "<broken",
      "C/Other.storyboard": Self.other,
    ])
  }

  func testEachDocumentReportsItsOwnObjectsOnce() throws {
    let project = try project()
    let report = ApplyTool(project: project.folder).run(sheets: ["StyleSheet"], paths: [])
    XCTAssertEqual(
      report.documents.map(\.path), ["B.xib", "A/Main.storyboard", "C/Other.storyboard"])
    let changes = report.documents.map { document in
      document.scenes.flatMap(\.changes).map {
        "\($0.object.id ?? "-") \($0.change.keyPath) \($0.change.new)"
      }
    }
    XCTAssertEqual(changes[1].sorted(), ["own tag 7", "own text main"])
    XCTAssertEqual(changes[2].sorted(), ["l tag 7", "l text detail"])
    XCTAssertEqual(report.matchedViewCount, 2)
    XCTAssertEqual(report.documents.map { $0.scenes.reduce(0) { $0 + $1.viewCount } }, [0, 3, 2])
    XCTAssertEqual(report.diagnostics.diagnostics.map(\.range.file.path), ["B.xib"])
  }

  func testAMissingIdentifierIsSaidAndTheRestIsStyled() throws {
    let project = try project("Detial")
    let report = ApplyTool(project: project.folder).run(sheets: ["StyleSheet"], paths: [])
    let diagnostic = try XCTUnwrap(report.diagnostics.diagnostics.first)
    XCTAssertEqual(diagnostic.id, .interfaceUnknownIdentifier)
    XCTAssertEqual(diagnostic.suggestion, "Detail")
    XCTAssertEqual(report.resolvedCount, 4)
  }

  func testInspectingFollowsReferencesToo() throws {
    let project = try project()
    let path = InspectReport.Contents(responsePathID: "l")
    let report = InspectTool(project: project.folder).run(paths: [], contents: path)
    XCTAssertEqual(
      report.documents.map(\.path), ["B.xib", "A/Main.storyboard", "C/Other.storyboard"])
    XCTAssertEqual(report.documents[2].responsePath.map(\.id), ["l", "dv", "d", "box", "cv", "c"])
    let broken = try self.project("Detial")
    XCTAssertEqual(
      InspectTool(project: broken.folder).run(paths: []).diagnostics.diagnostics.map(\.id).first,
      .interfaceUnknownIdentifier)
  }

  func testGroupsHoldWhatRefersToEachOther() {
    let references: [String: Set<String>] = [
      "A/One.storyboard": ["Two"], "Two.storyboard": [], "Three.storyboard": ["Two", "Gone"],
      "Four.storyboard": ["Four"], "B/One.storyboard": [],
    ]
    let paths = [
      "Two.xib", "A/One.storyboard", "Four.storyboard", "Two.storyboard", "B/One.storyboard",
      "Three.storyboard",
    ]
    let groups = DocumentGroup.groups(of: paths) { references[$0] ?? [] }
    XCTAssertEqual(groups.map(\.places), [[0], [1, 3, 5], [2], [4]])
    XCTAssertEqual(groups[1].paths, ["A/One.storyboard", "Two.storyboard", "Three.storyboard"])
  }

  func testAVariationOfWhatASheetSetsIsNoted() throws {
    let label = """
      <label id='l'><fontDescription key='fontDescription' type='system' pointSize='17'/>
      <variation key='widthClass=regular' hidden='YES'><fontDescription key='fontDescription' type='system' pointSize='30'/></variation></label>
      """
    let project = try TemporaryProject([
      "StyleSheet.plist":
        "<plist><dict><key>@UILabel</key><dict><key>font</key><string>$\"System\":20</string></dict></dict></plist>",
      "A.xib":
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(label)</objects></document>",
    ])
    let report = ApplyTool(project: project.folder).run(sheets: ["StyleSheet"], paths: [])
    XCTAssertEqual(report.documents.flatMap(\.scenes).flatMap(\.changes).map(\.change.keyPath), ["font"])
    XCTAssertEqual(report.diagnostics.diagnostics.map(\.id), [.projectVariedProperty])
    let note = report.diagnostics.diagnostics.first
    XCTAssertEqual(note?.severity, .note)
    XCTAssertEqual(
      note?.message,
      "'font' has another value for widthClass=regular; a sheet sets the value for all others")
    XCTAssertEqual(note?.notes.first?.range?.file.path, "StyleSheet.plist")
  }
}
