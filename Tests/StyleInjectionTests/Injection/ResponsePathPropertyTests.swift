import Foundation
import TestSupport
import XCTest

@testable import StyleInjection

/// Whatever becomes of places, names, classes, roots and sheets, from outside or in setters while a pass goes on: what is
/// live looks as a fresh tree does.
final class ResponsePathPropertyTests: XCTestCase {
  private static let themes = [
    "styles: {}",
    "styles: {a: {superview: {title: up}, count: 4}, TestLabel: {hint: label, superview: {opacity: 0.5}}}",
    "styles: {b: {next: {title: along}}, TestView: {count: 2}}",
  ]

  private static let sheets: [RawStyleValue] = [
    ["#a @TestLabel+": ["count": 1], "#a #b @TestView+": ["title": "ab"], "@TestView+": ["hint": "all"]],
    [
      "@TestController @TestView+": ["title": "controlled"], "#c": ["count": 3],
      "@TestView+": ["opacity": 0.25],
    ],
    [
      "#b @TestView+": ["title": "in b"],
      "TestController": ["#c @TestLabel+": ["hint": "c"], "#a": ["count": 5]],
    ],
    ["@TestView+": ["title": "all", "count": 9, "hint": "all"]],
    ["@Custom @TestView+": ["title": "custom"], "@Custom": ["count": 7], "#a @TestView+": ["ratio": 0.5]],
    ["#a": ["title": "a"], "#b": ["title": "b"], "@TestLabel": ["count": 6], "@TestView+": ["ratio": 0.25]],
  ]

  private final class World {
    let managers: [StyleManager]
    let tops = [TestController("top"), TestController("top")]
    var sources: [StyleSheetSource]
    var removed: [TestView] = []
    var inner: [TestView] = []
    var count = 12

    init() throws {
      managers = try (0..<2).map { _ in StyleManager(registry: try TestView.registry()) }
      sources = managers.map { _ in StyleSheetSource([]) }
      for (manager, top) in zip(managers, tops) { manager.addRoot(top) }
    }

    static func all(_ view: TestView) -> [TestView] { [view] + view.children.flatMap(all) }

    func top(of view: TestView) -> TestView {
      var top = view
      while let next = top.parent { top = next }
      return top
    }
  }

  func testRandomLives() throws {
    for seed in 860..<920 {
      var random = SeededGenerator(seed: UInt64(seed))
      let world = try World()
      var history: [String] = []
      for step in 0..<25 {
        var hooked: [TestView] = []
        if random.isOnce(in: 2) {
          // In setters of some objects, each once.
          for _ in 0..<2 {
            let view = random.element(of: World.all(random.element(of: world.tops)))
            hooked.append(view)
            var own = SeededGenerator(seed: random.next())
            view.onCall = { [weak self] view in
              view.onCall = nil
              if let told = try? self?.act(on: world, &own) { history.append("in a setter: \(told)") }
            }
          }
        }
        history.append(try act(on: world, &random))
        for view in hooked { view.onCall = nil }
        let count = testRun?.totalFailureCount ?? 0
        try check(world, "seed \(seed), step \(step): \(history.suffix(6))")
        if (testRun?.totalFailureCount ?? 0) > count { return }
      }
    }
  }

  private func act(on world: World, _ random: inout SeededGenerator) throws -> String {
    let place = random.number(below: 2)
    let live = World.all(world.tops[place])
    let view = random.element(of: live)
    let names = [nil, "a", "b", "c", "a, b", "b, c"]
    switch random.number(below: 12) {
    case 0, 1, 2:
      var source = StyleSheetSource([try StyleSheet(path: "x", random.element(of: Self.sheets))])
      if random.isOnce(in: 3) {
        source = StyleSheetSource([
          try StyleSheet(path: "t.yaml", bytes: Array(random.element(of: Self.themes).utf8)),
          try StyleSheet(path: "x", random.element(of: Self.sheets)),
        ])
      }
      if random.isOnce(in: 3) {
        source.register(try StyleSheet(path: "n", random.element(of: Self.sheets)), named: "n")
      }
      world.sources[place] = source
      world.managers[place].setupStyleSourceRepository(source)
      return "swap \(place)"
    case 3, 4:
      guard world.count > 0 else { return "nothing" }
      world.count -= 1
      let made = random.isOnce(in: 4) ? TestController() : random.isOnce(in: 2) ? TestLabel() : TestView()
      made.names[.styleIdentifier] = random.element(of: names)
      made.names[.style] = random.element(of: names)
      if random.isOnce(in: 2) { made.add(TestLabel("c")) }
      view.add(made)
      return "add to \(place)"
    case 5:
      view.names[random.isOnce(in: 2) ? .style : .styleIdentifier] = random.element(of: names)
      view.setNeedsStyle()
      return "rename in \(place)"
    case 6:
      view.customClass = random.isOnce(in: 2) ? StyleClassName("Custom", module: nil) : nil
      view.setNeedsStyle()
      return "class in \(place)"
    case 7:
      view.styleSheetName = random.isOnce(in: 2) ? "n" : nil
      view.setNeedsStyle()
      return "sheet in \(place)"
    case 8, 9:
      guard let parent = view.parent else { return "nothing" }
      parent.remove(view)
      let target = random.element(of: World.all(world.tops[random.number(below: 2)]))
      let isFree = !World.all(view).contains { part in part === target || world.inner.contains { $0 === part }
      }
      if isFree, !random.isOnce(in: 4) {
        target.add(view)
        return "move"
      }
      world.removed.append(view)
      return "remove"
    case 10:
      guard let index = world.removed.indices.randomElement(using: &random) else { return "nothing" }
      let back = world.removed.remove(at: index)
      let inner = world.inner.first { part in World.all(back).contains { $0 === part } }
      let manager = inner?.styleRecord?.group?.manager
      let place = world.managers.firstIndex { $0 === manager } ?? place
      random.element(of: World.all(world.tops[place])).add(back)
      return "back"
    default:
      if let root = world.inner.popLast() {
        for manager in world.managers { manager.removeRoot(root) }
        return "no inner root"
      }
      guard view.parent != nil else { return "nothing" }
      world.inner.append(view)
      world.managers[place].addRoot(view)
      return "inner root in \(place)"
    }
  }

  private func check(_ world: World, _ message: String) throws {
    for (place, top) in world.tops.enumerated() { try check(top, top, in: world, place, message) }
    for root in world.inner {
      let place = world.managers.firstIndex { $0 === root.styleRecord?.group?.manager }
      let top = world.top(of: root)
      guard !world.tops.contains(where: { $0 === top }) else { continue }
      try check(root, top, in: world, try XCTUnwrap(place, message), message + " (inner)")
    }
  }

  private func check(_ root: TestView, _ top: TestView, in world: World, _ place: Int, _ message: String)
    throws
  {
    let fresh = copy(top)
    let manager = StyleManager(registry: try TestView.registry(), repository: world.sources[place])
    manager.applyStyle(in: fresh)
    let live = World.all(root)
    for (view, expected) in zip(World.all(top), World.all(fresh)) where live.contains(where: { $0 === view })
    {
      XCTAssertEqual(look(view), look(expected), message)
      XCTAssertTrue(view.styleRecord?.group?.manager === world.managers[place], message)
    }
  }

  private func copy(_ view: TestView) -> TestView {
    let copy = view is TestController ? TestController() : view is TestLabel ? TestLabel() : TestView()
    (copy.names, copy.customClass, copy.styleSheetName) = (view.names, view.customClass, view.styleSheetName)
    for child in view.children { copy.add(self.copy(child)) }
    return copy
  }

  private func look(_ view: TestView) -> String {
    "\(view.title) \(view.count) \(view.hint) \(view.opacity) \(view.ratio)"
  }
}
