import Foundation
import XCTest

@testable import StyleInjection

final class StyleManagerTests: XCTestCase {
  private static let first: RawStyleValue = [
    "@TestView": ["title": "first", "color": "#FF0000", "font": "$\"Avenir Next\""],
    "@TestLabel": ["count": 1], "TestController": ["@TestLabel": ["count": 11]], "#a": ["insets.top": 3],
  ]
  private static let second: RawStyleValue = [
    "@TestView": ["title": "second", "color": "#00FF00", "font": "$\"Helvetica Neue\":9"],
    "@TestLabel": ["count": 2], "#a": ["insets": "8"], "#b": ["text": "NIL()"],
  ]

  private func tree() -> TestView {
    TestView("a", [TestLabel("a, b"), TestController("b", [TestLabel("a"), TestView()])])
  }

  private func all(_ root: TestView) -> [TestView] { [root] + root.children.flatMap(all) }

  /// What the properties that a sheet names are in each view.
  private func looks(_ root: TestView, _ manager: StyleManager) -> [[String]] {
    all(root).map { view in
      [
        view.title, "\(view.color as Any)", "\(view.font)", "\(view.count)", "\(view.insets)",
        "\(view.text as Any)",
      ]
    }
  }

  /// What a sheet names and cannot say is as in a fresh tree, whatever the sheet before it said.
  func testUnreadableDeclarationsBringTheOriginalBack() throws {
    let manager = try StyleManager.sample([
      "@TestView": ["title": "a", "color": "#FF0000", "count": 3, "frame.size.width": 300, "text": "b"]
    ])
    let view = TestView()
    view.count = 1
    manager.applyStyle(in: view)
    let sheet: RawStyleValue = [
      "@TestView": ["color": "#XYZ", "count": "many", "frame.size.width": "wide", "title": "c", "text": [:]],
      "#a": ["count": "more"],
    ]
    manager.setupStyleSourceRepository(try StyleSheetSource.sample([sheet]))
    let report = manager.applyStyle(in: view)
    XCTAssertEqual(
      report.outline.sorted(),
      [
        "color: #FF0000 -> NIL()", "count: 3 -> 1", "frame.size.width: 300 -> 30", "text: b -> NIL()",
        "title: a -> c",
      ])
    XCTAssertEqual(report.resolvedCount, 1)
    XCTAssertEqual(report.diagnostics.map(\.severity), [.error, .error, .error, .error])
    XCTAssertEqual(manager.applyStyle(in: view).outline, [])
    let fresh = TestView()
    fresh.count = 1
    XCTAssertEqual(try StyleManager.sample(sheet).applyStyle(in: fresh).outline, ["title:  -> c"])
    XCTAssertEqual(fresh.calls, ["title"])
    XCTAssertEqual([view.title, fresh.title], ["c", "c"])
    XCTAssertEqual([view.frame, fresh.frame].map(\.width), [30, 30])
  }

  func testAWeakerReadableDeclarationCountsForAnUnreadableOne() throws {
    let manager = try StyleManager.sample(["@TestView": ["count": 3], "#a": ["count": "many"]])
    let view = TestView("a")
    let report = manager.applyStyle(in: view)
    XCTAssertEqual(report.outline, ["count: 0 -> 3"])
    XCTAssertEqual(report.changes.first?.decision?.beaten.count, 0)
  }

  func testSwappingThereAndBackGivesWhatAFreshTreeGets() throws {
    let root = tree()
    let manager = try StyleManager.sample(Self.first)
    manager.addRoot(root)
    for sheet in [Self.second, Self.first, Self.second, Self.first] {
      let report = manager.setupStyleSourceRepository(try StyleSheetSource.sample([sheet]))
      XCTAssertFalse(report.changes.isEmpty)
      let fresh = tree()
      try StyleManager.sample(sheet).applyStyle(in: fresh)
      let named: [(TestView) -> String] =
        [{ $0.title }, { "\($0.font)" }, { "\($0.color as Any)" }, { "\($0.count)" }]
      for (live, new) in zip(all(root), all(fresh)) {
        for property in named where type(of: new) == TestView.self {
          XCTAssertEqual(property(live), property(new))
        }
        if live is TestLabel { XCTAssertEqual(live.count, new.count) }
        if live.names[.styleIdentifier]?.contains("a") == true { XCTAssertEqual(live.insets, new.insets) }
      }
      XCTAssertEqual(manager.applyStyle().outline, [])
    }
  }

  func testEveryLiveRootFollowsBeforeTheCallReturns() throws {
    let manager = try StyleManager.sample()
    let roots = (0..<3).map { _ in TestView() }
    for root in roots { manager.addRoot(root) }
    manager.setupStyleSourceRepository(try StyleSheetSource.sample([["@TestView": ["title": "new"]]]))
    XCTAssertEqual(roots.map(\.title), ["new", "new", "new"])
    manager.removeRoot(roots[1])
    manager.setupStyleSourceRepository(try StyleSheetSource.sample([["@TestView": ["title": "newer"]]]))
    XCTAssertEqual(roots.map(\.title), ["newer", "new", "newer"])
  }

  func testASourceThatFailsToLoadLeavesTheOldOneInForce() throws {
    let manager = try StyleManager.sample(["@TestView": ["title": "old"]])
    let view = TestView()
    manager.addRoot(view)
    for bytes in ["<plist><array/></plist>", "<plist><dict>", "", "bplist00"] {
      XCTAssertThrowsError(
        try manager.setupStyleSourceRepository(StylePlistProvider(data: Data(bytes.utf8), path: "s.plist")))
    }
    manager.localChangePolicy = .overwrite
    view.title = "app"
    manager.applyStyle()
    XCTAssertEqual(view.title, "old")
  }

  func testRootsAreHeldWeaklyAndAReleasedTreeIsFreed() throws {
    let manager = try StyleManager.sample(Self.first)
    weak var weakRoot: TestView?
    weak var weakChild: TestView?
    weak var weakRecord: StyleRecord?
    func live() {
      let root = tree()
      (weakRoot, weakChild) = (root, root.children.last?.children.first)
      // A report holds the objects of its changes: it is dropped here.
      _ = manager.addRoot(root)
      weakRecord = root.styleRecord
      XCTAssertNotNil(weakChild)
    }
    live()
    XCTAssertNil(weakRoot)
    XCTAssertNil(weakChild)
    XCTAssertNil(weakRecord)
    XCTAssertEqual(manager.applyStyle().objectCount, 0)
  }

  func testAManagerIsNotHeldByItsRoots() throws {
    let root = TestView()
    weak var weakManager: StyleManager?
    try {
      let manager = try StyleManager.sample(Self.first)
      manager.addRoot(root)
      weakManager = manager
    }()
    XCTAssertNil(weakManager)
    root.add(TestView())
  }

  func testWhatJoinsALiveTreeIsStyledAndTold() throws {
    let manager = try StyleManager.sample(["@TestLabel": ["title": "x", "titel": 1], "#a": ["count": 4]])
    var told: [StyleReport] = []
    manager.onPass = { told.append($0) }
    let inner = TestView()
    let root = TestView(nil, [inner])
    inner.add(TestLabel())
    XCTAssertEqual(inner.children[0].title, "", "the tree is not live yet")
    manager.addRoot(root)
    XCTAssertEqual(inner.children[0].title, "x")
    XCTAssertEqual(told.count, 0, "that pass's report was returned")

    inner.add(TestLabel("a", [TestLabel()]))
    XCTAssertEqual(inner.children[1].title, "x")
    XCTAssertEqual(inner.children[1].count, 4)
    XCTAssertEqual(inner.children[1].children[0].title, "x")
    XCTAssertEqual(told.last?.outline, ["title:  -> x", "count: 0 -> 4", "title:  -> x"])
    XCTAssertEqual(told.last?.diagnostics.map(\.id.rawValue), ["key-path.unknown-step"])
    XCTAssertEqual(told.count, 1)
  }

  func testAChangedNameRestylesTheView() throws {
    let manager = try StyleManager.sample(["#a": ["count": 1], "#b": ["count": 2]])
    let view = TestView("a")
    let root = TestView(nil, [view])
    manager.addRoot(root)
    for (name, count) in [("b", 2), ("a", 1), ("a, b", 2), ("b, a", 1)] {
      view.names[.styleIdentifier] = name
      view.setNeedsStyle()
      XCTAssertEqual(view.count, count, name)
    }
  }

  func testADetachedSubtreeIsStyledInItsPlaceOnTheResponsePath() throws {
    let manager = try StyleManager.sample([
      "@TestLabel": ["title": "global"], "TestController": ["@TestLabel": ["title": "inner"]],
    ])
    let label = TestLabel()
    let subtree = TestView(nil, [label])
    manager.applyStyle(in: subtree)
    XCTAssertEqual(label.title, "global")
    let controller = TestController(nil, [TestView(nil, [subtree])])
    let report = manager.applyStyle(in: subtree)
    XCTAssertEqual(label.title, "inner")
    XCTAssertEqual(report.objectCount, 2)
    XCTAssertEqual(controller.title, "")
  }

  func testTheNearestControllerCountsAndAControllerIsItsOwn() throws {
    let manager = try StyleManager.sample([
      "Outer": ["@TestLabel": ["title": "outer"], "#c": ["hint": "outer"], "@Inner": ["hint": "outer"]],
      "Inner": ["@TestLabel": ["title": "inner"], "@Inner": ["title": "self"]],
    ])
    let inner = TestController("c", [TestLabel()])
    inner.customClass = StyleClassName("Inner")
    let outer = TestController("c", [TestLabel(), inner])
    outer.customClass = StyleClassName("Outer")
    manager.applyStyle(in: outer)
    XCTAssertEqual(outer.hint, "outer")
    XCTAssertEqual(outer.children[0].title, "outer")
    XCTAssertEqual([inner.title, inner.hint], ["self", ""])
    XCTAssertEqual(inner.children[0].title, "inner")
  }

  func testASetterMayChangeTheTreeAndTheNames() throws {
    let manager = try StyleManager.sample(["@TestView": ["title": "x"], "#late": ["count": 5]])
    let root = TestView()
    manager.addRoot(root)
    let view = TestView()
    view.onCall = { view in
      view.onCall = nil
      view.add(TestView("late"))
      view.names[.styleIdentifier] = "late"
      view.setNeedsStyle()
    }
    root.add(view)
    XCTAssertEqual([view.count, view.children[0].count], [5, 5])
    XCTAssertEqual(view.children[0].title, "x")
    XCTAssertEqual(manager.applyStyle().outline, [])
  }

  func testARootInsideAnotherOneIsStyledOnceAPass() throws {
    let manager = try StyleManager.sample(["@TestView": ["title": "x"]])
    let inner = TestView()
    let outer = TestView(nil, [inner])
    manager.addRoot(inner)
    manager.addRoot(outer)
    let report = manager.applyStyle()
    XCTAssertEqual([report.objectCount, report.resolvedCount], [2, 2])
    manager.removeRoot(outer)
    XCTAssertEqual(manager.applyStyle().objectCount, 1)
  }

  func testASetterMayAskForAnotherPass() throws {
    let manager = try StyleManager.sample(["@TestView": ["opacity": 7, "title": "x"]])
    manager.localChangePolicy = .overwrite
    let view = TestView()
    manager.addRoot(view)
    view.onCall = { $0.setNeedsStyle() }
    for _ in 0..<3 {
      view.opacity = 0.5
      view.title = "app"
      manager.applyStyle()
      XCTAssertEqual(view.opacity, 1)
      XCTAssertEqual(view.title, "x")
    }
  }

  func testADeepTreeDoesNotOverflow() throws {
    let manager = try StyleManager.sample([
      "@TestLabel": ["title": "x"], "TestController": ["#leaf": ["count": 1]],
    ])
    let leaf = TestLabel("leaf")
    var root: TestView = leaf
    for level in 0..<100_000 {
      let parent = level == 50_000 ? TestController() : TestView()
      parent.add(root)
      root = parent
    }
    let report = manager.addRoot(root)
    XCTAssertEqual(report.objectCount, 100_001)
    XCTAssertEqual([leaf.title, "\(leaf.count)"], ["x", "1"])
    leaf.names[.styleIdentifier] = "other"
    leaf.setNeedsStyle()
    root.dismantle()
  }

  func testTheRegistryAndTheResourcesMayChange() throws {
    let manager = StyleManager(
      repository: try StyleSheetSource.sample([["@TestView": ["color": "COLOR(brandBlue)"]]]))
    let view = TestView()
    XCTAssertEqual(manager.addRoot(view).diagnostics.map(\.id.rawValue), ["key-path.unknown-step"])
    manager.registry = try TestView.registry()
    XCTAssertEqual(manager.applyStyle().diagnostics.map(\.id.rawValue), ["value.unknown-color"])
    manager.resources = SampleResources()
    XCTAssertEqual(manager.applyStyle().diagnostics, [])
    XCTAssertEqual(view.color?.name, "brandBlue")
  }

  @MainActor
  func testTheAppsManagerIsOne() { XCTAssertTrue(StyleManager.shared === StyleManager.shared) }
}
