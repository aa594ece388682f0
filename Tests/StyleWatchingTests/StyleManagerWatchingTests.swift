import Foundation
import StyleInjection
import StyleWatching
import UIKitModel
import XCTest

@MainActor
final class StyleManagerWatchingTests: XCTestCase {
  private let manager = StyleManager(registry: .uiKit, resources: IOSResources())
  private let label = UILabel()

  override func setUp() async throws { manager.addRoot(label) }

  func testASavedFileRestylesTheLiveTree() async throws {
    let folder = try SheetFolder()
    try folder.write(SheetFolder.sheet("one"), "main.plist")
    var passes: [[String]] = []
    manager.onPass = { passes.append($0.changes.map { "\($0.old) -> \($0.new)" }) }
    var events: [String] = []
    let url = URL(fileURLWithPath: folder.path("main.plist"))
    let watching = Task { await manager.watch(url) { events.append($0.outline) } }
    try await eventually("the first styles") { label.text == "one" }
    try folder.write(SheetFolder.sheet("two"), "main.plist")
    try await eventually("the second styles") { label.text == "two" }
    try folder.replace(SheetFolder.sheet("three"), "main.plist")
    try await eventually("the third styles") { label.text == "three" }
    XCTAssertEqual(passes.count, 3)
    XCTAssertEqual(events, Array(repeating: "reloaded \(url.path)", count: 2))

    try folder.replace("<plist><dict>", "main.plist")
    try await eventually("a failure") { events.count == 3 }
    XCTAssertEqual(events.last, "failed \(url.path):1:14 xml.unclosed-element")
    XCTAssertEqual(label.text, "three")
    XCTAssertEqual(passes.count, 3)
    watching.cancel()
    await watching.value
  }

  /// A theme with a variable is changed for one without it, while another sheet goes on to use it.
  func testAVariableThatASheetNoLongerDefinesIsAnErrorWhereItIsUsed() async throws {
    let folder = try SheetFolder()
    func theme(_ variable: String) -> String {
      """
      <plist><dict><key>$other</key><integer>1</integer>\(variable)
        <key>@UILabel</key><dict><key>tag</key><integer>\(variable.count)</integer></dict>
      </dict></plist>
      """
    }
    let variable = "<key>$tint</key><string>#FF0000</string>"
    try folder.write(theme(variable), "theme.plist")
    try folder.write(
      SheetFolder.sheet("x", more: "<key>#a</key><dict><key>textColor</key><string>$tint</string></dict>"),
      "main.plist")
    label.styleIdentifier = "a"
    let original = label.textColor
    var reports: [StyleReport] = []
    manager.onPass = { reports.append($0) }
    let source = FileStyleSource([folder.file("theme.plist"), folder.file("main.plist")])
    let watching = Task { await manager.watch(source) }
    for (text, color, problems) in [
      (variable, StyleColor(red: 1, green: 0, blue: 0), []), ("", original, ["value.unknown-variable"]),
      (variable, StyleColor(red: 1, green: 0, blue: 0), []),
    ] {
      try folder.replace(theme(text), "theme.plist")
      try await eventually("the theme") { label.tag == text.count }
      XCTAssertEqual(label.textColor, color)
      XCTAssertEqual(label.text, "x")
      XCTAssertEqual(reports.last?.diagnostics.map(\.id.rawValue), problems)
    }
    watching.cancel()
    await watching.value
  }

  func testFollowingChangesIsEnough() async throws {
    let folder = try SheetFolder()
    try folder.write(SheetFolder.sheet("one"), "main.plist")
    let source = FileStyleSource([folder.file("main.plist")])
    manager.setupStyleSourceRepository(source)
    let following = Task { await manager.followChanges() }
    try folder.write(SheetFolder.sheet("two"), "main.plist")
    try await eventually("the second styles") { label.text == "two" }
    following.cancel()
    await following.value
  }

  /// A tool without a main actor: the manager and its views belong to an actor of its own.
  func testAnyActorCanWatch() async throws {
    actor Tool {
      private let manager = StyleManager(registry: .uiKit, resources: IOSResources())
      private let label = UILabel()
      private(set) var events: [String] = []
      var text: String? { label.text }

      func watch(_ source: FileStyleSource) async {
        manager.addRoot(label)
        await manager.watch(source) { events.append($0.outline) }
      }
    }
    let folder = try SheetFolder()
    try folder.write(SheetFolder.sheet("one"), "main.plist")
    let tool = Tool()
    let watching = Task { [file = folder.file("main.plist")] in await tool.watch(FileStyleSource([file])) }
    for text in ["two", "three"] {
      try folder.write(SheetFolder.sheet(text), "main.plist")
      while await tool.text != text { try await Task.sleep(for: .milliseconds(5)) }
    }
    watching.cancel()
    await watching.value
    let events = await tool.events
    XCTAssertEqual(events.last, "reloaded main.plist")
  }
}
