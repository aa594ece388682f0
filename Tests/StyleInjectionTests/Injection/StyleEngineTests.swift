import XCTest

@testable import StyleInjection

/// Trees that change in ways that a pass does not make itself: in its setters, between managers, by others' rules.
final class StyleEngineTests: XCTestCase {
  private func source(_ theme: String) throws -> StyleSheetSource {
    StyleSheetSource([try StyleSheet(path: "theme.yaml", bytes: Array(theme.utf8))])
  }

  private func view(_ style: String?, _ children: [TestView] = []) -> TestView {
    let view = TestView(nil, children)
    view.names[.style] = style
    return view
  }

  /// Does something in the first setter of a view that is called.
  private func once(_ view: TestView, _ body: @escaping (TestView) -> Void) {
    view.onCall = { view in
      view.onCall = nil
      body(view)
    }
  }

  private func rename(_ view: TestView, _ name: String?, _ attribute: StyleNameAttribute = .styleIdentifier) {
    view.names[attribute] = name
    view.setNeedsStyle()
  }

  private func put(_ view: TestView, before next: TestView, in root: TestView) {
    view.parent?.remove(view)
    root.remove(next)
    root.add(view)
    root.add(next)
  }

  func testALiveObjectFollowsWhoeverHadItsStyleFirst() throws {
    let manager = try StyleManager.sample(["#a": ["count": 1], "#b": ["count": 2]])
    manager.applyStyle(in: TestView("a"))
    let root = TestView("a")
    manager.addRoot(root)
    rename(root, "b")
    XCTAssertEqual(root.count, 2)
    let child = TestView("a")
    root.add(child)
    XCTAssertEqual(child.count, 1)
  }

  func testAPassOverWhatIsNotLiveKeepsLiveTreesInsideIt() throws {
    let manager = try StyleManager.sample(["#a": ["count": 1]])
    let (leaf, root) = (TestView("a"), TestView("a"))
    root.add(leaf)
    manager.addRoot(root)
    let container = TestView("a", [root])
    manager.applyStyle(in: container)
    manager.setupStyleSourceRepository(try StyleManager.sample(["#a": ["count": 2]]).repository)
    XCTAssertEqual([container, root, leaf].map(\.count), [1, 2, 2])
    manager.discardLocalChanges(of: leaf)
    manager.setupStyleSourceRepository(try StyleManager.sample(["#a": ["count": 3]]).repository)
    XCTAssertEqual([container, root, leaf].map(\.count), [1, 3, 3])
  }

  func testAnotherManagersPassLeavesLiveObjectsToTheirOwn() throws {
    let manager = try StyleManager.sample(["#a": ["count": 1]])
    let other = try StyleManager.sample(["#a": ["count": 10]])
    let leaf = TestView("a")
    let root = TestView("a", [leaf])
    manager.addRoot(root)
    other.applyStyle(in: root)
    XCTAssertEqual([root, leaf].map(\.count), [10, 10])
    other.discardLocalChanges(of: leaf)
    let joining = TestView("a")
    root.add(joining)
    XCTAssertEqual(joining.count, 1)
    manager.setupStyleSourceRepository(try StyleManager.sample(["#a": ["count": 2]]).repository)
    XCTAssertEqual([root, leaf, joining].map(\.count), [2, 2, 2])
    other.setupStyleSourceRepository(try StyleManager.sample(["#a": ["count": 20]]).repository)
    XCTAssertEqual([root, leaf, joining].map(\.count), [2, 2, 2])
  }

  func testARootFollowsTheManagerThatItWasGivenLast() throws {
    let manager = try StyleManager.sample(["#a": ["count": 1]])
    let other = try StyleManager.sample(["#a": ["count": 10]])
    let leaf = TestView("a")
    let root = TestView("a", [leaf])
    manager.addRoot(root)
    other.addRoot(root)
    manager.removeRoot(root)
    other.setupStyleSourceRepository(try StyleManager.sample(["#a": ["count": 20]]).repository)
    XCTAssertEqual([root, leaf].map(\.count), [20, 20])
    other.removeRoot(root)
    other.setupStyleSourceRepository(try StyleManager.sample(["#a": ["count": 30]]).repository)
    XCTAssertEqual([root, leaf].map(\.count), [20, 20])
  }

  /// Wherever a setter puts an object that the pass has yet to come to, it looks as its new place says.
  func testASetterMayMoveWhatThePassHasYetToCome() throws {
    for (mover, target) in [(1, 0), (0, 1), (0, 2), (2, 0)] {
      let manager = try StyleManager.sample([
        "@TestView+": ["title": "t"], "#h0 @TestLabel": ["count": 5], "#h1 @TestLabel": ["count": 6],
        "#h2 @TestLabel": ["count": 7],
      ])
      let moved = TestView("moved", [TestLabel()])
      let holders = (0..<3).map { TestView("h\($0)") }
      let root = TestView("root", holders + [moved])
      once(holders[mover]) { _ in
        root.remove(moved)
        holders[target].add(moved)
      }
      manager.addRoot(root)
      XCTAssertEqual(moved.children[0].count, 5 + target)
      XCTAssertEqual(manager.applyStyle().outline, [])
    }
  }

  func testASetterMayMoveTheObjectWithAllBelowIt() throws {
    let manager = try StyleManager.sample(["@TestView+": ["title": "t"], "#h @TestLabel": ["count": 5]])
    let (holder, moved) = (TestView("h"), TestView("moved", [TestView(nil, [TestLabel()])]))
    let root = TestView("root", [holder, moved])
    once(moved) { moved in
      root.remove(moved)
      holder.add(moved)
    }
    manager.addRoot(root)
    XCTAssertEqual(moved.children[0].children[0].count, 5)
    XCTAssertEqual(manager.applyStyle().outline, [])
  }

  func testWhatASetterRemovesIsLeftAlone() throws {
    let manager = try StyleManager.sample(["@TestView": ["title": "t"], "#a": ["count": 6]])
    let (remover, removed) = (TestView("remover"), TestView("removed", [TestView()]))
    let root = TestView("root", [remover, removed])
    once(remover) { _ in root.remove(removed) }
    manager.addRoot(root)
    XCTAssertEqual([removed, removed.children[0]].map(\.title), ["", ""])
    rename(removed.children[0], "a")
    XCTAssertEqual(removed.children[0].count, 0)
  }

  func testASetterMayRenameAnObjectThatASheetWithANameServes() throws {
    let sheets = try ["plain", "named"].map { name in
      try StyleSheet(path: name, ["#a": ["title": .string(name)], "#b": ["hint": .string(name)]])
    }
    var source = StyleSheetSource([sheets[0]])
    source.register(sheets[1], named: "named")
    let manager = StyleManager(registry: try TestView.registry(), repository: source)
    let child = TestView("a")
    let root = TestView("root", [child])
    root.styleSheetName = "named"
    once(child) { self.rename($0, "a, b") }
    manager.addRoot(root)
    XCTAssertEqual([child.title, child.hint], ["named", "named"])
    XCTAssertEqual(manager.applyStyle().outline, [])
  }

  func testASetterMayRenameAnObjectOfWhichOthersRulesSpeak() throws {
    let manager = StyleManager(
      registry: try TestView.registry(),
      repository: try source("styles: {a: {superview: {title: up}}, b: {hint: own}}"))
    let root = view(nil, [view("a")])
    once(root) { self.rename($0, "b", .style) }
    manager.addRoot(root)
    XCTAssertEqual([root.title, root.hint], ["up", "own"])
    XCTAssertEqual(manager.applyStyle().outline, [])
  }

  func testASetterMayMoveAnObjectToAnotherManagersTree() throws {
    let managers = try ["1", "2"].map { try StyleManager.sample(["@TestView": ["title": .string($0)]]) }
    let moved = TestView("moved", [TestView()])
    let (first, second) = (TestView("first", [moved]), TestView("second"))
    managers[1].addRoot(second)
    once(moved) { moved in
      first.remove(moved)
      second.add(moved)
    }
    managers[0].addRoot(first)
    XCTAssertEqual([moved, moved.children[0]].map(\.title), ["2", "2"])
    for (manager, title) in zip(managers, ["3", "4"]) {
      manager.setupStyleSourceRepository(
        try StyleSheetSource.sample([["@TestView": ["title": .string(title)]]]))
    }
    XCTAssertEqual([first, second, moved, moved.children[0]].map(\.title), ["3", "4", "4", "4"])
    for manager in managers { manager.setupStyleSourceRepository(StyleSheetSource([])) }
    XCTAssertEqual([first, second, moved, moved.children[0]].map(\.title), ["", "", "", ""])
  }

  /// What a rule says of another object goes when that rule, its object's name or its object's place does.
  func testWhatIsSaidByARelationGoesWithIt() throws {
    let (beside, inner) = (view(nil), view("a"))
    let root = view(nil, [inner, beside])
    let other = view(nil)
    let source = try source("styles: {a: {superview: {title: up}, next: {hint: along}}}")
    let ends: [(name: String, end: (StyleManager) -> Void, back: (StyleManager) -> Void)] = [
      ("renamed", { _ in self.rename(inner, nil, .style) }, { _ in self.rename(inner, "a", .style) }),
      ("removed", { _ in root.remove(inner) }, { _ in self.put(inner, before: beside, in: root) }),
      (
        "moved",
        { _ in
          root.remove(inner)
          beside.add(inner)
        }, { _ in self.put(inner, before: beside, in: root) }
      ),
      (
        "moved to another root",
        { _ in
          root.remove(inner)
          other.add(inner)
        }, { _ in self.put(inner, before: beside, in: root) }
      ),
      (
        "swapped", { $0.setupStyleSourceRepository(StyleSheetSource([])) },
        { $0.setupStyleSourceRepository(source) }
      ),
    ]
    let manager = StyleManager(registry: try TestView.registry(), repository: source)
    manager.addRoot(root)
    manager.addRoot(other)
    for row in ends {
      XCTAssertEqual([root.title, beside.hint], ["up", "along"], row.name)
      row.end(manager)
      XCTAssertEqual([root.title, beside.hint], ["", ""], row.name)
      XCTAssertEqual(manager.applyStyle().outline, [], row.name)
      row.back(manager)
    }
  }

  func testARootInsideAnotherOneOutlivesIt() throws {
    let inner = TestView("inner", [TestView()])
    let outer = TestView("outer", [TestView(nil, [inner])])
    let manager = try StyleManager.sample(["@TestView": ["title": "1"]])
    manager.addRoot(inner)
    manager.addRoot(outer)
    manager.removeRoot(outer)
    manager.setupStyleSourceRepository(try StyleSheetSource.sample([["@TestView": ["title": "2"]]]))
    XCTAssertEqual([outer, inner, inner.children[0]].map(\.title), ["1", "2", "2"])
    rename(inner.children[0], "a")
    manager.setupStyleSourceRepository(try StyleSheetSource.sample([["#a": ["title": "3"]]]))
    XCTAssertEqual([outer, inner, inner.children[0]].map(\.title), ["1", "", "3"])
  }

  /// Adding a root takes no time in what the others have: with it a thousand would take minutes.
  func testThereMayBeManyRoots() throws {
    let manager = try StyleManager.sample(["@TestView": ["title": "1"]])
    let roots = (0..<1000).map { _ in TestView() }
    for root in roots { manager.addRoot(root) }
    let source = try StyleSheetSource.sample([["@TestView": ["title": "2"]]])
    XCTAssertEqual(manager.setupStyleSourceRepository(source).changes.count, 1000)
  }

  func testNamesThatNoRuleAsksForMakeNoResponsePathsOfTheirOwn() throws {
    let index = try StyleSheetSource.sample([["#a @TestLabel": ["count": 1]]]).snapshot
    let elements = StyleElements(registry: try TestView.registry(), filter: index?.pathFilter)
    let paths = ["a", "a, b", "c, a"].map { elements.path(through: TestView($0), outer: nil) }
    XCTAssertNotNil(paths[0])
    XCTAssertTrue(paths.allSatisfy { $0 === paths[0] })
    XCTAssertNil(elements.path(through: TestView("b"), outer: nil))
  }
}
