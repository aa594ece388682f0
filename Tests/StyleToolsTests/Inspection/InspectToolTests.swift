import Foundation
import StyleDiagnostics
import XCTest

@testable import StyleTools

final class InspectToolTests: XCTestCase {
  private static func xib(_ objects: String, type: String = "CocoaTouch.XIB") -> String {
    #"<document type="com.apple.InterfaceBuilder3.\#(type)" targetRuntime="iOS.CocoaTouch"><objects>"#
      + objects + "</objects></document>"
  }

  private static func nested(_ depth: Int) -> String {
    (1...depth).map { #"<view id="v\#($0)">"# }.joined() + String(repeating: "</view>", count: depth)
  }

  private func words(_ contents: InspectReport.Contents, _ files: [String: String]) throws -> String {
    let project = try TemporaryProject(files)
    return InspectTool(project: project.folder).run(paths: [], contents: contents).text()
  }

  func testEveryDocumentIsToldInOrderAndProgressIs() throws {
    let project = try TemporaryProject([
      "A.xib": Self.xib(#"<view id="v" glow="YES"/>"#), "B/B.xib": Self.xib(""), "C.xib": "<broken",
      "D.xib": Self.xib("", type: "Cocoa.XIB"),
    ])
    var steps: [String] = []
    let report = InspectTool(project: project.folder).run(paths: []) {
      steps.append("\($0.done)/\($0.total)")
    }
    XCTAssertEqual(steps, ["1/4", "2/4", "3/4", "4/4"])
    XCTAssertEqual(report.documents.map(\.path), ["A.xib", "C.xib", "D.xib", "B/B.xib"])
    XCTAssertEqual(report.documents.map(\.kind), [.xib, nil, nil, .xib])
    XCTAssertEqual(report.documents.map { $0.skipped == nil }, [true, false, false, true])
    XCTAssertEqual(
      report.diagnostics.diagnostics.map { "\($0.range.file.path) \($0.severity) \($0.id.rawValue)" },
      [
        "A.xib warning interface.unknown-attribute", "C.xib error xml.syntax",
        "D.xib note project.skipped-document",
      ])
    XCTAssertEqual(report.objectCount, 1)
    XCTAssertNil(report.obstacle)
  }

  func testWhatIsMissingOrUnreadableIsAnObstacle() throws {
    let project = try TemporaryProject([".inject.yml": "documents: A.xib\n", "A.xib": Self.xib("")])
    let tool = InspectTool(project: project.folder)
    XCTAssertEqual(tool.run(paths: ["Gone.xib"]).obstacle, .missing)
    XCTAssertEqual(tool.run(paths: ["Gone.xib"]).text(), "")
    try project.write("documentz: A.xib\n", to: ".inject.yml")
    XCTAssertEqual(tool.run(paths: []).obstacle, .unreadable)
    XCTAssertEqual(tool.run(paths: []).documents.count, 0)
  }

  func testTheReportIsTheSameWithAnyNumberOfWorkers() throws {
    var files: [String: String] = [:]
    for index in 1...40 {
      files["\(index).xib"] = index % 7 == 0 ? "<document><a" : Self.xib(Self.nested(index % 5 + 1))
    }
    let project = try TemporaryProject(files)
    let contents = InspectReport.Contents(hasTree: true, hasCoverage: true, responsePathID: "v2")
    let reports = [1, 2, 5].map {
      InspectTool(project: project.folder, parallel: ParallelMap(workerCount: $0))
        .run(paths: [], contents: contents)
    }
    for report in reports {
      XCTAssertEqual(report.jsonText, reports[0].jsonText)
      XCTAssertEqual(report.text(), reports[0].text())
    }
  }

  func testAnObjectsResponsePathLeadsThroughItsControllers() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="s1"><objects><navigationController id="n"><connections>
      <segue destination="c" kind="relationship" relationship="rootViewController" id="g"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="c" customClass="Prices" customModule="Shop"><view key="view" id="v">
      <subviews><label id="l"/></subviews></view></viewController></objects></scene></scenes></document>
      """
    let project = try TemporaryProject(["A.storyboard": storyboard, "B.xib": Self.xib(#"<view id="w"/>"#)])
    let tool = InspectTool(project: project.folder)
    let report = tool.run(paths: [], contents: InspectReport.Contents(responsePathID: "l"))
    XCTAssertEqual(report.documents[0].responsePath.map(\.id), ["l", "v", "c", "n"])
    XCTAssertEqual(
      report.documents[0].responsePath.map(\.className.description),
      ["UILabel", "UIView", "Shop.Prices", "UINavigationController"])
    XCTAssertEqual(report.documents[0].responsePath.map(\.isController), [false, false, true, true])
    XCTAssertEqual(report.documents[1].responsePath, [])
    XCTAssertEqual(report.documents.compactMap(\.root).count, 0)
    XCTAssertEqual(report.diagnostics.diagnostics, [])
    let unknown = tool.run(paths: [], contents: InspectReport.Contents(responsePathID: "x"))
    XCTAssertEqual(
      unknown.diagnostics.diagnostics.map(\.message), ["no document has an object with the id 'x'"])
  }

  func testResponsePathsLeadFromOneStoryboardToAnother() throws {
    func storyboard(_ scenes: String) -> String {
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">"#
        + "<scenes>\(scenes)</scenes></document>"
    }
    let reference = #"<viewControllerPlaceholder storyboardName="List" referencedIdentifier="NAME" id="p"/>"#
    let main = storyboard(
      #"<scene><objects><navigationController id="n"><connections>"#
        + #"<segue destination="p" kind="relationship" relationship="rootViewController" id="g"/>"#
        + "</connections></navigationController></objects></scene><scene><objects>\(reference)</objects></scene>"
    )
    let list = storyboard(
      #"<scene><objects><viewController storyboardIdentifier="Prices" id="c"><view key="view" id="v"/>"#
        + "</viewController></objects></scene>")
    let project = try TemporaryProject([
      "Main.storyboard": main.replacing("NAME", with: "Prices"), "List.storyboard": list,
    ])
    let tool = InspectTool(project: project.folder)
    let report = tool.run(paths: [], contents: InspectReport.Contents(responsePathID: "v"))
    XCTAssertEqual(report.documents[0].responsePath.map(\.id), ["v", "c", "n"])
    XCTAssertEqual(
      report.documents[0].responsePath.map(\.path), ["List.storyboard", "List.storyboard", "Main.storyboard"])
    XCTAssertTrue(report.text().contains("\n  UINavigationController n (Main.storyboard)\n"))
    XCTAssertEqual(report.diagnostics.diagnostics, [])

    try project.write(main.replacing("NAME", with: "Price"), to: "Main.storyboard")
    let diagnostics = tool.run(paths: []).diagnostics.diagnostics
    XCTAssertEqual(diagnostics.map(\.id.rawValue), ["interface.unknown-identifier"])
    XCTAssertEqual(diagnostics.map(\.suggestion), ["Prices"])
  }

  func testContentsAreTheTreeUnlessSomethingElseIsAskedFor() {
    let expected: [(InspectReport.Contents, tree: Bool)] = [
      (.init(), true), (.init(hasCoverage: true), false), (.init(responsePathID: "a"), false),
      (.init(hasTree: true, hasCoverage: true), true),
    ]
    for (contents, tree) in expected { XCTAssertEqual(contents.hasTree, tree, "\(contents)") }
  }

  /// As deep as a document may be.
  func testDeepDocumentsAreToldInBothForms() throws {
    let project = try TemporaryProject(["A.xib": Self.xib(Self.nested(510))])
    let report = InspectTool(project: project.folder).run(paths: [])
    XCTAssertEqual(report.objectCount, 510)
    XCTAssertEqual(
      report.text().split(separator: "\n").dropLast().last,
      Substring(String(repeating: "  ", count: 511) + "UIView v510"))
    XCTAssertEqual(report.jsonText.components(separatedBy: "\"id\":\"v510\"").count, 3)
  }

  func testWhatIsNotAskedForIsLeftOut() throws {
    let project = try TemporaryProject(["A.xib": Self.xib(#"<view id="v"/>"#)])
    let expected: [(InspectReport.Contents, keys: String)] = [
      (.init(), "root"), (.init(hasCoverage: true), "coverage"), (.init(responsePathID: "v"), "responsePath"),
    ]
    for (contents, key) in expected {
      let text = InspectTool(project: project.folder).run(paths: [], contents: contents).jsonText
      let json = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let documents = try XCTUnwrap(json["documents"] as? [[String: Any]])
      XCTAssertEqual(documents.map { Set($0.keys) }, [["path", "kind", "skipped", key]])
      XCTAssertEqual(json["coverage"] == nil, key != "coverage")
      XCTAssertTrue(
        text.hasPrefix(#"{"version":1,"documents":[{"path":"A.xib","kind":"xib","skipped":null,"#))
    }
  }
}
