import StyleInjection
import StyleWatching
import UIKitModel
import XCTest

/// Rules are asked for on several threads while files are saved, sources are swapped and what holds changes. The thread
/// sanitizer watches over it in continuous integration.
final class ConcurrencyStressTests: XCTestCase {
  private static let iterations = 1_000

  /// Both values of a sheet are the same number: who sees two of them has seen half of a swap.
  private static func sheet(_ number: Int) -> String {
    """
    <plist><dict><key>@UILabel</key><dict>
      <key>text</key><string>\(number)</string><key>tag</key><integer>\(number)</integer>
      <key>alpha(appearance:dark)</key><real>0.5</real>
    </dict></dict></plist>
    """
  }

  func testSwapsWatchesAndEnvironmentChanges() async throws {
    let folder = try SheetFolder()
    try folder.write(Self.sheet(0), "main.plist")
    let source = FileStyleSource(
      [folder.file("main.plist")],
      policy: FileWatchPolicy(quietInterval: .milliseconds(1), longestDelay: .milliseconds(5)))
    let resolving = (0..<3).map { _ in Task.detached { Self.resolve(source) } }
    let watching = Task { @MainActor in await Self.watch(source) }
    let swapping = Task { @MainActor in try await Self.swap() }
    for number in 1...Self.iterations {
      if number.isMultiple(of: 2) {
        try folder.replace(Self.sheet(number), "main.plist")
      } else {
        try folder.write(Self.sheet(number), "main.plist")
      }
      await Task.yield()
    }
    let lastText = await watching.value
    XCTAssertEqual(lastText, "\(Self.iterations)")
    try await swapping.value
    for task in resolving {
      task.cancel()
      let (count, torn) = await task.value
      XCTAssertGreaterThan(count, 0)
      XCTAssertEqual(torn, 0)
    }
  }

  /// Asks until it is cancelled; how often, and how often the answer was torn.
  private static func resolve(_ source: FileStyleSource) -> (count: Int, torn: Int) {
    let element = StyleElement(StyleClassName("UILabel", module: "UIKit"))
    var (count, torn) = (0, 0)
    repeat {
      let values = source.snapshot?.matches(for: element).map(\.declaration.value.value.description) ?? []
      if Set(values).count > 1 { torn += 1 }
      count += 1
    } while !Task.isCancelled
    return (count, torn)
  }

  /// Follows the files until the last save is there; the text of a live label then.
  @MainActor
  private static func watch(_ source: FileStyleSource) async -> String? {
    let manager = StyleManager(registry: .uiKit, resources: IOSResources())
    let (root, label) = (UIView(), UILabel())
    root.addSubview(label)
    manager.addRoot(root)
    let following = Task { @MainActor in
      await manager.watch(source)
    }
    while label.text != "\(iterations)" {
      manager.environment.appearance = manager.environment.appearance == .dark ? .light : .dark
      XCTAssertEqual(label.text ?? "0", "\(label.tag)")
      await Task.yield()
    }
    following.cancel()
    await following.value
    return label.text
  }

  /// Swaps sources over a live tree that changes.
  @MainActor
  private static func swap() async throws {
    let manager = StyleManager(registry: .uiKit, resources: IOSResources())
    let root = UIView()
    manager.addRoot(root)
    let sheets = try (0..<4).map { number in
      StyleSheetSource([try StyleSheet(path: "\(number).plist", bytes: Array(sheet(number).utf8))])
    }
    for number in 0..<iterations {
      manager.setupStyleSourceRepository(sheets[number % 4])
      let label = UILabel()
      root.addSubview(label)
      XCTAssertEqual([label.text, "\(label.tag)"], ["\(number % 4)", "\(number % 4)"])
      if root.subviews.count > 20 { root.subviews[0].removeFromSuperview() }
      label.styleIdentifier = "a"
      await Task.yield()
    }
    manager.setupStyleSourceRepository(StyleSheetSource([]))
    for case let label as UILabel in root.subviews {
      XCTAssertEqual([label.text, "\(label.tag)"], [nil, "0"])
    }
  }
}
