import XCTest

@testable import StyleInjection

/// What setters do to the rules, and to objects to which the pass has yet to come.
final class ReentrantSetterTests: XCTestCase {
  private func source(_ sheet: RawStyleValue) throws -> StyleSheetSource {
    try StyleSheetSource.sample([sheet])
  }

  /// Does something in the first setter of a view that is called.
  private func once(_ view: TestView, _ body: @escaping (TestView) -> Void) {
    view.onCall = { view in
      view.onCall = nil
      body(view)
    }
  }

  /// Objects of one group, some of which were looked at before the rules changed, and some after.
  func testASetterMayChangeTheRules() throws {
    let changed = try source(["@TestView": ["title": "2"]])
    let passes: [(name: String, begin: (StyleManager, TestView) throws -> Void)] = [
      ("root", { $0.addRoot($1) }),
      (
        "swap",
        { manager, root in
          let hooks = root.children.map(\.onCall)
          for view in root.children { view.onCall = nil }
          manager.addRoot(root)
          for (view, hook) in zip(root.children, hooks) { view.onCall = hook }
          manager.setupStyleSourceRepository(try self.source(["@TestView": ["title": "1"]]))
        }
      ),
      (
        "joining",
        { manager, tree in
          let root = TestController("root")
          manager.addRoot(root)
          root.add(tree)
        }
      ),
    ]
    for pass in passes {
      for place in 0..<3 {
        let manager = try StyleManager.sample(["@TestView": ["title": "0"]])
        let views = (0..<3).map { _ in TestView() }
        let root = TestController("root", views)
        once(views[place]) { _ in manager.setupStyleSourceRepository(changed) }
        try pass.begin(manager, root)
        XCTAssertEqual(views.map(\.title), ["2", "2", "2"], "\(pass.name) \(place)")
        XCTAssertEqual(manager.applyStyle().outline, [], "\(pass.name) \(place)")
      }
    }
  }

  func testASetterMayChangeWhatHolds() throws {
    let manager = try StyleManager.sample([
      "@TestView": ["count": 1, "title": "light", "title(appearance:dark)": "dark"]
    ])
    let views = (0..<3).map { _ in TestView() }
    once(views[1]) { _ in manager.environment.appearance = .dark }
    manager.addRoot(TestController("root", views))
    XCTAssertEqual(views.map(\.title), ["dark", "dark", "dark"])
    XCTAssertEqual(manager.applyStyle().outline, [])
  }

  func testASetterMayMoveWhatThePassHasYetToComeToAnotherManagersTree() throws {
    let managers = try ["1", "2"].map { try StyleManager.sample(["@TestView": ["title": .string($0)]]) }
    let (mover, moved) = (TestView("mover"), TestView("moved", [TestView()]))
    let (first, second) = (TestView("first", [mover, moved]), TestView("second"))
    managers[1].addRoot(second)
    once(mover) { _ in
      first.remove(moved)
      second.add(moved)
    }
    managers[0].addRoot(first)
    XCTAssertEqual([moved, moved.children[0]].map(\.title), ["2", "2"])
    managers[1].setupStyleSourceRepository(try source(["@TestView": ["title": "3"]]))
    XCTAssertEqual([moved, moved.children[0]].map(\.title), ["3", "3"])
  }

  /// Of a tree that is not live, be it the one that is moved or the one whose setter does so.
  func testASetterMayMoveObjectsToALiveTree() throws {
    for isOwn in [false, true] {
      let manager = try StyleManager.sample(["@TestView": ["title": "1"], "#live @TestView": ["count": 2]])
      let live = TestView("live")
      manager.addRoot(live)
      let (first, moved) = (TestView(), TestView(nil, [TestView()]))
      let tree = TestView(nil, [first, moved])
      once(isOwn ? moved : first) { _ in
        tree.remove(moved)
        live.add(moved)
      }
      manager.applyStyle(in: tree)
      XCTAssertEqual([moved, moved.children[0]].map(\.count), [2, 2])
      manager.setupStyleSourceRepository(try source(["@TestView": ["title": "3"]]))
      XCTAssertEqual([moved, moved.children[0]].map(\.title), ["3", "3"])
    }
  }

  /// Rules of objects that a setter renames speak of others to which the pass has yet to come.
  func testASetterMayChangeWhatIsSaidOfOthers() throws {
    let theme = "styles: {a: {next: {title: along}}, TestView: {count: 1}}"
    let manager = StyleManager(
      registry: try TestView.registry(),
      repository: StyleSheetSource([try StyleSheet(path: "theme.yaml", bytes: Array(theme.utf8))]))
    let (renamed, between, reached) = (TestView(nil, [TestView()]), TestView(), TestView())
    let root = TestController("root", [renamed, reached])
    once(renamed.children[0]) { _ in
      renamed.names[.style] = "a"
      renamed.setNeedsStyle()
    }
    manager.addRoot(root)
    XCTAssertEqual(reached.title, "along")
    root.remove(reached)
    root.add(between)
    root.add(reached)
    XCTAssertEqual([between.title, reached.title], ["along", ""])
    XCTAssertEqual(manager.applyStyle().outline, [])
  }

  /// What was said by an object goes, though the pass never came to it.
  func testASetterMayRemoveAnObjectWhoseRulesSpeakOfOthers() throws {
    let theme = "styles: {TestLabel: {superview: {title: up}}, TestView: {count: 1}}"
    let manager = StyleManager(
      registry: try TestView.registry(),
      repository: StyleSheetSource([try StyleSheet(path: "theme.yaml", bytes: Array(theme.utf8))]))
    let (remover, removed) = (TestView(), TestLabel())
    let holder = TestView(nil, [remover, removed])
    once(remover) { _ in holder.remove(removed) }
    manager.addRoot(TestController("root", [holder]))
    XCTAssertEqual(holder.title, "")
    XCTAssertEqual(manager.applyStyle().outline, [])
  }

  /// Declarations at the same places of two sheets: what one says by relations is not taken for the other's.
  func testASetterMayChangeRulesThatSpeakOfOthers() throws {
    let sources = try ["1", "2"].map { title in
      let theme = "styles: {TestLabel: {superview: {title: '\(title)'}}, TestController: {count: 1}}"
      return StyleSheetSource([try StyleSheet(path: "theme.yaml", bytes: Array(theme.utf8))])
    }
    let manager = StyleManager(registry: try TestView.registry(), repository: sources[0])
    let (first, holder) = (TestController(), TestView(nil, [TestLabel()]))
    once(first) { _ in manager.setupStyleSourceRepository(sources[1]) }
    manager.addRoot(TestView("root", [first, holder]))
    XCTAssertEqual(holder.title, "2")
    XCTAssertEqual(manager.applyStyle().outline, [])
  }
}
