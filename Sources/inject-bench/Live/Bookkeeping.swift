import StyleInjection
import UIKitModel

/// What the manager remembers of a live tree, in bytes.
enum Bookkeeping {
  static func figures(viewCount: Int) throws -> [Figure] {
    let screenCount = viewCount / AppTree.viewsPerScreen
    let looks = ScreenLook.all(count: screenCount, .day)
    let sources = (
      none: try AppSheet.sourceOfNoOutcome(screenCount: screenCount), all: try AppSheet.source(looks)
    )
    let tree = AppTree(viewCount: viewCount)
    let other = AppTree(viewCount: viewCount)
    let values = try growth { try applyLoop(other, looks) }
    let manager = StyleManager(registry: .uiKit, resources: IOSResources(), repository: sources.none)
    let live = try growth { try expect(manager.addRoot(tree.root).changes.count, 0) }
    let changeCount = viewCount * LiveApp.changesPerView
    let styled = try growth {
      try expect(manager.setupStyleSourceRepository(sources.all).changes.count, changeCount)
    }
    try expect(tree.differenceCount(from: other), 0)
    guard let values, let live, let styled else { return [] }
    return [
      Figure(name: "bytes", text: "\(share(live, of: viewCount)) a live view  (aim <= 96)"),
      Figure(
        name: "bytes",
        text: "\(share(styled - values, of: changeCount)) a touched property"
          + "  (aim <= \(48 + MemoryLayout<StyleValue>.size): 48 and the original's own \(MemoryLayout<StyleValue>.size))"
      ),
    ]
  }

  /// What the views' own values take, whoever sets them.
  private static func applyLoop(_ tree: AppTree, _ looks: [ScreenLook]) throws {
    var loop = AppLoop()
    loop.run(tree, looks)
    try expect(loop.changes.count, tree.viewCount * LiveApp.changesPerView)
  }

  private static func growth(_ work: () throws -> Void) rethrows -> Int? {
    let before = MemoryUse.allocated
    try work()
    guard let before, let after = MemoryUse.allocated else { return nil }
    return after - before
  }

  private static func share(_ bytes: Int, of count: Int) -> String { rounded(Double(bytes) / Double(count)) }
}
