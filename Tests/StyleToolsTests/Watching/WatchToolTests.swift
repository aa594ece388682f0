import Foundation
import XCTest

@testable import StyleTools

final class WatchToolTests: XCTestCase {
  private static func sheet(_ rules: String) -> String {
    "<plist version=\"1.0\"><dict>\n\(rules)\n</dict></plist>"
  }

  private static func rule(_ selector: String, _ keyPath: String, _ value: Int) -> String {
    "<key>\(selector)</key><dict><key>\(keyPath)</key><integer>\(value)</integer></dict>"
  }

  private static let first = sheet(rule("@UILabel", "tag", 7))

  private static let xib = #"""
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects><view id="vie-w0-001"><subviews><label text="x" id="lab-el-001"/><button id="but-to-001"/>
    </subviews></view></objects></document>
    """#

  private func project(_ files: [String: String] = [:]) throws -> TemporaryProject {
    try TemporaryProject(
      ["StyleSheet.plist": Self.first, "A.xib": Self.xib].merging(files) { $1 })
  }

  func testTheFirstReportIsThatOfApply() async throws {
    let project = try project(["B.xib": "<broken", "C/C.xib": Self.xib])
    for sheets in [["StyleSheet"], ["Gone"]] {
      let applied = ApplyTool(project: project.folder).run(sheets: sheets, paths: [])
      var steps: [String] = []
      let session = await WatchTool(project: project.folder).start(sheets: sheets, paths: []) {
        steps.append("\($0.done)/\($0.total)")
      }
      XCTAssertEqual(session.applied.jsonText, applied.jsonText)
      XCTAssertEqual(steps, sheets == ["Gone"] ? [] : ["1/3", "2/3", "3/3"])
      XCTAssertEqual(session.applied.obstacle, applied.obstacle)
    }
  }

  func testChangedAndRestoredValuesAreTold() async throws {
    let project = try project()
    let session = await WatchTool(project: project.folder).start(sheets: ["StyleSheet"], paths: [])
    try project.write(
      Self.sheet(Self.rule("@UIButton", "tag", 3) + "\n" + Self.rule("@UILabel", "tag", 9)),
      to: "StyleSheet.plist")
    let changed = try await session.nextRestyling()
    XCTAssertEqual(changed.save, 1)
    XCTAssertEqual(changed.paths, ["StyleSheet.plist"])
    XCTAssertEqual(
      changed.changes.map { "\($0.object.id ?? "") \($0.keyPath) \($0.old) \($0.new)" },
      ["lab-el-001 tag 7 9", "but-to-001 tag 0 3"])
    XCTAssertEqual(changed.changes.map { $0.rule?.selector }, ["@UILabel", "@UIButton"])
    XCTAssertEqual(changed.changes.map { $0.rule?.origin.position?.line }, [3, 2])
    XCTAssertEqual(changed.changes.map(\.object.path), ["A.xib", "A.xib"])
    XCTAssertEqual(changed.objectCount, 2)

    try project.write(Self.sheet(""), to: "StyleSheet.plist")
    let restored = try await session.nextRestyling()
    XCTAssertEqual(restored.changes.map(\.new), ["0", "0"])
    XCTAssertEqual(restored.restoredCount, 2)
    XCTAssertEqual(restored.save, 2)
    XCTAssertEqual(session.summary.changeCount, 4)
    XCTAssertEqual(session.summary.saveCount, 2)
  }

  func testWhatIsWrongIsToldOnceAndCountedAsLongAsItIs() async throws {
    let project = try project()
    let session = await WatchTool(project: project.folder).start(sheets: ["StyleSheet"], paths: [])
    let mistakes = Self.rule("@UILable", "tag", 1) + Self.rule("@UILabel", "tug", 1)
    try project.write(Self.sheet(mistakes), to: "StyleSheet.plist")
    let wrong = try await session.nextRestyling()
    XCTAssertEqual(
      wrong.diagnostics.diagnostics.map(\.id.rawValue),
      ["selector.unknown-class", "key-path.unknown-step"])
    try project.write(Self.sheet(mistakes + "<!-- -->"), to: "StyleSheet.plist")
    let again = try await session.nextRestyling()
    XCTAssertEqual(again.diagnostics.diagnostics.map(\.message), [])
    XCTAssertEqual([again.errorCount, again.warningCount], [1, 1])
    XCTAssertEqual(again.changes.count, 0)
  }

  func testWithoutDocumentsNoClassIsUnknown() async throws {
    let project = try TemporaryProject(["StyleSheet.plist": Self.first])
    let session = await WatchTool(project: project.folder).start(sheets: ["StyleSheet"], paths: [])
    try project.write(Self.sheet(Self.rule("@PriceLabel", "tag", 1)), to: "StyleSheet.plist")
    let restyled = try await session.nextRestyling()
    XCTAssertEqual(restyled.diagnostics.diagnostics.map(\.message), [])
  }

  func testAPropertyThatVariesInTheDocumentIsTold() async throws {
    let varied = Self.xib.replacing(
      #"<label text="x" id="lab-el-001"/>"#,
      with: #"""
        <label tag="1" text="x" id="lab-el-001">
        <variation key="widthClass=regular" tag="2"/></label>
        """#)
    let project = try project(["A.xib": varied, "StyleSheet.plist": Self.sheet("")])
    let session = await WatchTool(project: project.folder).start(sheets: ["StyleSheet"], paths: [])
    try project.write(Self.first, to: "StyleSheet.plist")
    let restyled = try await session.nextRestyling()
    XCTAssertEqual(restyled.diagnostics.diagnostics.map(\.id.rawValue), ["project.varied-property"])
  }

  func testABrokenSheetLeavesTheStylesUntilItIsWhole() async throws {
    let project = try project()
    let session = await WatchTool(project: project.folder).start(sheets: ["StyleSheet"], paths: [])
    try project.write("<plist><dict>", to: "StyleSheet.plist")
    guard case .failed(let failure) = await session.next() else { return XCTFail("no failure") }
    XCTAssertEqual(failure.diagnostics.diagnostics.map(\.range.file.path), ["StyleSheet.plist"])
    XCTAssertEqual(failure.diagnostics.count(of: .error), 1)
    try project.write(Self.first, to: "StyleSheet.plist")
    guard case .recovered(let recovery) = await session.next() else { return XCTFail("no recovery") }
    XCTAssertEqual(recovery, .init(save: 2, paths: ["StyleSheet.plist"]))
    XCTAssertEqual(session.summary.failureCount, 1)
    XCTAssertEqual(session.summary.changeCount, 0)
  }

  func testIncludedAndNamedSheetsAndDialectsAreFollowed() async throws {
    let project = try project([
      "StyleSheet.plist": Self.sheet("<key>$include</key><string>parts/More.plist</string>"),
      "parts/More.plist": Self.first, "Aqua.yaml": "styles:\n  UIButton:\n    tag: 1\n",
    ])
    let session = await WatchTool(project: project.folder).start(
      sheets: ["StyleSheet", "Aqua=Aqua.yaml"], paths: [])
    XCTAssertEqual(session.applied.changeCount, 1)
    try project.write(Self.sheet(Self.rule("@UILabel", "tag", 8)), to: "parts/More.plist")
    let changed = try await session.nextRestyling()
    XCTAssertEqual(changed.paths, ["parts/More.plist"])
    XCTAssertEqual(changed.changes.map(\.new), ["8"])
    try project.write("styles:\n  UIButton:\n    tag: 2\n", to: "Aqua.yaml")
    let named = try await session.nextRestyling()
    XCTAssertEqual(named.paths, ["Aqua.yaml"])
    XCTAssertEqual(named.changes.count, 0)
  }

  func testASheetThatIsNoFileIsRefused() async throws {
    let project = try project()
    let session = await WatchTool(project: project.folder).start(sheets: ["/dev/null"], paths: [])
    XCTAssertEqual(session.applied.obstacle, .unreadable)
    XCTAssertEqual(session.applied.diagnostics.diagnostics.map(\.range.file.path), ["/dev/null"])
  }

  func testCancellingEndsTheFollowing() async throws {
    let project = try project()
    let folder = project.folder
    let following = Task {
      let session = await WatchTool(project: folder).start(sheets: ["StyleSheet"], paths: [])
      await session.follow { _ in true }
      return session.summary.saveCount
    }
    following.cancel()
    let saves = await following.value
    XCTAssertEqual(saves, 0)
  }
}
