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
}
