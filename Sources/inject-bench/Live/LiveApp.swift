import StyleInjection
import UIKitModel

/// The app twice, styled alike: once by a manager that follows its tree, once by the loop.
final class LiveApp {
  /// What each view changes with a look.
  static let changesPerView = 4

  let manager: StyleManager
  /// The tree that the manager follows.
  let tree: AppTree
  private let loopTree: AppTree
  private(set) var theme = ScreenLook.Theme.day
  private let looks: [ScreenLook.Theme: [ScreenLook]]

  init(viewCount: Int) throws {
    tree = AppTree(viewCount: viewCount)
    loopTree = AppTree(viewCount: viewCount)
    let count = tree.screens.count
    looks = Dictionary(
      uniqueKeysWithValues: ScreenLook.Theme.allCases.map { ($0, ScreenLook.all(count: count, $0)) })
    manager = StyleManager(registry: .uiKit, resources: IOSResources())
    _ = try swap(to: AppSheet.source(current), changes: 0)
    try expect(manager.addRoot(tree.root).changes.count, viewCount * Self.changesPerView)
    _ = try runLoop()
    try expectSameLooks()
  }

  /// The looks of the theme in force, screen by screen.
  var current: [ScreenLook] { looks[theme] ?? [] }

  /// Changes all values of all views: the time of the manager, and that of the loop.
  func swapAll() throws -> (ours: Duration, loop: Duration) {
    theme = theme.other
    let source = try AppSheet.source(current)
    return (
      ours: try swap(to: source, changes: tree.viewCount * Self.changesPerView), loop: try runLoop()
    )
  }

  /// The time of a swap to a compiled sheet; what it makes is let go after the clock has stopped.
  func swap(to source: StyleSheetSource, changes: Int) throws -> Duration {
    var report: StyleReport?
    let duration = time { report = manager.setupStyleSourceRepository(source) }
    try expect(report?.changes.count ?? 0, changes)
    try expect(report?.diagnostics.count ?? 0, 0)
    return duration
  }

  /// Fails if a view looks otherwise than the loop makes it look.
  func expectSameLooks() throws { try expect(tree.differenceCount(from: loopTree), 0) }

  private func runLoop() throws -> Duration {
    var loop = AppLoop()
    let duration = time { loop.run(loopTree, current) }
    try expect(loop.changes.count, tree.viewCount * Self.changesPerView)
    return duration
  }
}
