import Foundation
import XCTest

@testable import StyleTools

/// Documents, assets and the configuration that change while they are watched.
final class WatchDocumentsTests: XCTestCase {
  private static let sheet = """
    <plist version="1.0"><dict>
    <key>#a</key><dict><key>tag</key><integer>7</integer></dict>
    <key>#b</key><dict><key>tag</key><integer>9</integer></dict>
    <key>#c</key><dict><key>backgroundColor</key><string>COLOR(brand)</string></dict>
    </dict></plist>
    """

  /// A document of labels with ids and style identifiers.
  private static func xib(_ labels: [(id: String, name: String)], more: String = "") -> String {
    let texts = labels.map { id, name in
      #"""
      <label id="\#(id)"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="styleIdentifier" value="\#(name)"/>
      </userDefinedRuntimeAttributes></label>
      """#
    }
    return #"""
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><view id="vie-w0-001"><subviews>\#(texts.joined())</subviews>\#(more)</view></objects></document>
      """#
  }

  private static func color(_ red: String) -> String {
    #"""
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
    "components":{"red":"\#(red)","green":"0.0","blue":"0.0","alpha":"1.0"}}}],"info":{"version":1,"author":"xcode"}}
    """#
  }

  private static let colorSet = "Assets.xcassets/brand.colorset/Contents.json"

  private func project(_ files: [String: String] = [:]) throws -> TemporaryProject {
    try TemporaryProject(
      ["StyleSheet.plist": Self.sheet, "A.xib": Self.xib([("l-1", "a"), ("l-2", "c")])]
        .merging(files) { $1 })
  }

  private func start(_ project: TemporaryProject, paths: [String] = []) async -> WatchSession {
    await WatchTool(project: project.folder).start(sheets: ["StyleSheet"], paths: paths)
  }

  private func outline(_ restyling: WatchReport.Restyling) -> [String] {
    restyling.documents.map { "\($0.path) \($0.kind)" }
      + restyling.changes.map {
        "\($0.object.id ?? "") \($0.keyPath) \($0.old) \($0.new) \($0.rule?.selector ?? "restored")"
      }
  }

  func testASavedDocumentIsLoadedAnewAndOnlyWhatChangedIsTold() async throws {
    let project = try project(["B.xib": Self.xib([("l-9", "a")])])
    let session = await start(project)
    let saves: [(text: String, outline: [String])] = [
      // Another name, a label more, a name less, nothing of interest, nothing at all styled.
      (Self.xib([("l-1", "b")]), ["A.xib changed", "l-1 tag 7 9 #b"]),
      (Self.xib([("l-1", "b"), ("l-3", "a")]), ["A.xib changed", "l-3 tag 0 7 #a"]),
      (Self.xib([("l-1", "z"), ("l-3", "a")]), ["A.xib changed", "l-1 tag 9 0 restored"]),
      (Self.xib([("l-1", "z"), ("l-3", "a")], more: "<!-- -->"), ["A.xib changed"]),
      (Self.xib([("l-3", "a"), ("l-1", "b")]), ["A.xib changed", "l-1 tag 0 9 #b"]),
      (Self.xib([]), ["A.xib changed"]),
    ]
    for (index, save) in saves.enumerated() {
      // Half of them as editors save by renaming.
      let path = index.isMultiple(of: 2) ? "A.xib" : "A.tmp"
      try project.write(save.text, to: path)
      if path != "A.xib" {
        XCTAssertEqual(
          rename(
            project.url.appending(path: path).path, project.url.appending(path: "A.xib").path), 0)
      }
      let told = try await session.nextRestyling()
      XCTAssertEqual(outline(told), save.outline, "save \(index)")
      XCTAssertEqual(told.paths, ["A.xib"])
      XCTAssertEqual(told.save, index + 1)
    }
    XCTAssertEqual(session.summary.changeCount, 4)
  }

  func testWhatASheetChangedSinceCountsAsBefore() async throws {
    let project = try project()
    let session = await start(project)
    try project.write(Self.sheet.replacing("7", with: "8"), to: "StyleSheet.plist")
    var told = try await session.nextRestyling()
    XCTAssertEqual(outline(told), ["l-1 tag 7 8 #a"])
    try project.write(Self.xib([("l-1", "a")]), to: "A.xib")
    told = try await session.nextRestyling()
    XCTAssertEqual(outline(told), ["A.xib changed"])
    try project.write(Self.sheet.replacing("7", with: "6"), to: "StyleSheet.plist")
    told = try await session.nextRestyling()
    XCTAssertEqual(outline(told), ["l-1 tag 8 6 #a"])
    try project.write(Self.xib([("l-1", "b")]), to: "A.xib")
    told = try await session.nextRestyling()
    XCTAssertEqual(outline(told), ["A.xib changed", "l-1 tag 6 9 #b"])
  }

  func testDocumentsComeAndGo() async throws {
    let project = try project()
    let session = await start(project)
    try project.write(Self.xib([("n-1", "b")]), to: "Screens/New.xib")
    var told = try await session.nextRestyling()
    XCTAssertEqual(outline(told), ["Screens/New.xib added", "n-1 tag 0 9 #b"])
    XCTAssertTrue(
      WatchReport.restyled(told).text().contains("\n  Screens/New.xib is new\n  #b StyleSheet.plist:3\n"))
    try FileManager.default.removeItem(at: project.url.appending(path: "Screens"))
    told = try await session.nextRestyling()
    XCTAssertEqual(outline(told), ["Screens/New.xib removed"])
    XCTAssertTrue(WatchReport.restyled(told).text().hasSuffix("  Screens/New.xib is gone\n"))
    // What is gone is not restyled, and what is back begins anew.
    try project.write(Self.sheet.replacing("9", with: "5"), to: "StyleSheet.plist")
    told = try await session.nextRestyling()
    XCTAssertEqual(outline(told), [])
    try project.write(Self.xib([("n-1", "b")]), to: "Screens/New.xib")
    told = try await session.nextRestyling()
    XCTAssertEqual(outline(told), ["Screens/New.xib added", "n-1 tag 0 5 #b"])
  }

  func testABrokenDocumentLeavesTheLastGoodOne() async throws {
    let project = try project()
    let session = await start(project)
    let good = Self.xib([("l-1", "a"), ("l-2", "c")])
    for text in [String(good.dropLast(20)), "<<<<<<< HEAD\n" + good] {
      try project.write(text, to: "A.xib")
      guard case .failed(let failure) = await session.next() else { return XCTFail("no failure") }
      XCTAssertEqual(failure.kept, .documents)
      XCTAssertEqual(failure.diagnostics.diagnostics.map(\.range.file.path), ["A.xib"])
      XCTAssertNotNil(failure.diagnostics.diagnostics.first?.range.position)
    }
    // Its objects still follow the sheet.
    try project.write(Self.sheet.replacing("7", with: "8"), to: "StyleSheet.plist")
    let told = try await session.nextRestyling()
    XCTAssertEqual(outline(told), ["l-1 tag 7 8 #a"])
    try project.write(good, to: "A.xib")
    guard case .recovered(let recovery) = await session.next() else { return XCTFail("no recovery") }
    XCTAssertEqual(recovery, .init(save: 4, paths: ["A.xib"]))
    XCTAssertEqual(session.summary.failureCount, 2)
  }

  func testADocumentThatWasBrokenAtFirstIsLoadedWhenItIsWhole() async throws {
    let project = try project(["B.xib": "<broken"])
    let session = await start(project)
    try project.write("<document", to: "B.xib")
    var told = try await session.nextRestyling()
    XCTAssertEqual(outline(told), ["B.xib changed"])
    XCTAssertEqual(told.diagnostics.count(of: .error), 1)
    try project.write(Self.xib([("l-5", "b")]), to: "B.xib")
    told = try await session.nextRestyling()
    XCTAssertEqual(outline(told), ["B.xib changed", "l-5 tag 0 9 #b"])
  }

  func testAChangedColorIsTold() async throws {
    let project = try project([Self.colorSet: Self.color("1.0")])
    let session = await start(project)
    try project.write(Self.color("0.2"), to: Self.colorSet)
    var told = try await session.nextRestyling()
    XCTAssertEqual(outline(told), ["l-2 backgroundColor #FF0000 #330000 #c"])
    XCTAssertEqual(told.paths, ["Assets.xcassets"])
    try FileManager.default.removeItem(
      at: project.url.appending(path: "Assets.xcassets/brand.colorset"))
    told = try await session.nextRestyling()
    XCTAssertEqual(told.diagnostics.diagnostics.count, 1)
    XCTAssertEqual(told.changes.map(\.object.id), ["l-2"])
  }

  func testLinkedStoryboardsAreLoadedTogether() async throws {
    func storyboard(_ body: String) -> String {
      #"""
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
       targetRuntime="iOS.CocoaTouch" initialViewController="c-1"><scenes>
      <scene sceneID="s-1"><objects>\#(body)</objects></scene></scenes></document>
      """#
    }
    func label(_ name: String) -> String {
      #"""
      <viewController id="c-1"><view key="view" id="v-1"><subviews><label id="l-7">
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="styleIdentifier" value="\#(name)"/>
      </userDefinedRuntimeAttributes></label></subviews></view></viewController>
      """#
    }
    let main = storyboard(
      #"""
      <navigationController id="c-1"><connections>
      <segue destination="p-1" kind="relationship" relationship="rootViewController" id="g-1"/></connections>
      </navigationController></objects></scene><scene sceneID="s-2"><objects>
      <viewControllerPlaceholder storyboardName="List" id="p-1"/>
      """#)
    let project = try project(["Main.storyboard": main, "List.storyboard": storyboard(label("a"))])
    let session = await start(project)
    XCTAssertEqual(session.applied.changeCount, 3)
    try project.write(storyboard(label("b")), to: "List.storyboard")
    let told = try await session.nextRestyling()
    XCTAssertEqual(outline(told), ["List.storyboard changed", "l-7 tag 7 9 #b"])
    XCTAssertEqual(told.changes.first?.object.path, "List.storyboard")
  }

  func testAnotherConfigurationBeginsAllAnew() async throws {
    let project = try project([
      "Other/B.xib": Self.xib([("l-5", "b")]),
      "Other/StyleSheet.plist": Self.sheet.replacing("9", with: "4"),
      ".inject.yml": "documents: A.xib\n",
    ])
    let session = await start(project)
    XCTAssertEqual(session.applied.documents.map(\.path), ["A.xib"])
    try project.write("documents: [Other\n", to: ".inject.yml")
    guard case .failed(let failure) = await session.next() else { return XCTFail("no failure") }
    XCTAssertEqual(failure.kept, .configuration)
    XCTAssertEqual(failure.diagnostics.diagnostics.map(\.range.file.path), [".inject.yml"])
    try project.write("documents: A.xib\n", to: ".inject.yml")
    guard case .recovered(let recovery) = await session.next() else { return XCTFail("no recovery") }
    XCTAssertEqual(recovery.paths, [".inject.yml"])

    try project.write("sheets: Nowhere\ndocuments: Other\n", to: ".inject.yml")
    // The sheet is found by its path all the same.
    guard case .applied(let applied) = await session.next() else { return XCTFail("not begun anew") }
    XCTAssertEqual(applied.documents.map(\.path), ["Other/B.xib"])
    try project.write(Self.xib([("l-5", "a")]), to: "Other/B.xib")
    let told = try await session.nextRestyling()
    XCTAssertEqual(outline(told), ["Other/B.xib changed", "l-5 tag 9 7 #a"])
    // A place that is not there is no reason to let go of what is.
    try project.write("documents: Gone\n", to: ".inject.yml")
    guard case .failed(let refusal) = await session.next() else { return XCTFail("no failure") }
    XCTAssertEqual(refusal.diagnostics.diagnostics.map(\.id.rawValue).first, "project.missing-path")
    try project.write(Self.sheet.replacing("7", with: "2"), to: "StyleSheet.plist")
    let kept = try await session.nextRestyling()
    XCTAssertEqual(outline(kept), ["l-5 tag 7 2 #a"])
  }

  func testManySavesAtOnceAreOneReload() async throws {
    let names = (0..<40).map { "D/\($0).xib" }
    let project = try project(
      Dictionary(uniqueKeysWithValues: names.map { ($0, Self.xib([("l-1", "a")])) }))
    let session = await start(project)
    for name in names { try project.write(Self.xib([("l-1", "b")]), to: name) }
    let told = try await session.nextRestyling()
    XCTAssertEqual(told.documents.count, 40)
    XCTAssertEqual(Set(told.documents.map(\.kind)), [.changed])
    XCTAssertEqual(told.changes.map(\.new), names.map { _ in "9" })
    XCTAssertTrue(WatchReport.restyled(told).text().hasPrefix("40 files: 40 changes to 40 objects in "))
  }

  func testAFileThatIsOnlyTouchedIsNotTold() async throws {
    let project = try project()
    let session = await start(project)
    let path = project.url.appending(path: "A.xib").path
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    try await Task.sleep(for: .milliseconds(300))
    try project.write(Self.sheet.replacing("7", with: "8"), to: "StyleSheet.plist")
    let told = try await session.nextRestyling()
    XCTAssertEqual(told.paths, ["StyleSheet.plist"])
    XCTAssertEqual(session.summary.saveCount, 1)
  }
}
