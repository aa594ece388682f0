import Foundation
import TestSupport
import XCTest

@testable import StyleInjection

/// Whatever happens to a live tree, it looks as a fresh one does that has its names, its places and its sheet, but for
/// what the app set.
final class OwnershipPropertyTests: XCTestCase {
  private static let sheets: [[RawStyleValue]] = [
    [],
    [["@TestView": ["title": "view", "count": 1], "@TestLabel": ["title": "label", "color": "#FF0000"]]],
    [["@TestLabel": ["title": "label", "color": "#FF0000"], "@TestView": ["count": 1, "title": "view"]]],
    [
      [
        "#a": ["count": 2, "frame.size.width": 300],
        "#b": ["frame": "1,1,9,9", "title": "b", "insets.left": 3],
      ]
    ],
    [
      ["@TestView+": ["hint": "all", "layer.radius": 3], "#a": ["font": "$\"Avenir Next\""]],
      ["#b": ["help": "b", "insets": "4"], "TestController": ["@TestLabel": ["count": 5]]],
    ],
    [["#a @TestLabel": ["title": "inside", "center": "50,60"], "#c": ["opacity": 7, "count": 8]]],
    [["@TestView+": ["count(appearance:dark)": 9, "count": 4, "color(appearance:dark)": "#00FF00"]]],
    [["$width": 12, "@TestView+": ["frame.size.width": "$width", "title": "$width"], "#b": ["title": "x"]]],
    [["$width": 13, "@TestView+": ["frame.size.width": "$width", "title": "$width"], "#b": ["title": "x"]]],
    [["#a": ["count": "many", "insets.left": 3], "@TestLabel": ["titel": 1, "opacity": 0.25]]],
  ]

  private struct Original {
    var title = "", count = 0
  }

  /// A live tree, what its views had before any sheet, and what the app set since.
  private final class World {
    let manager: StyleManager
    let root = TestController("root")
    var sheets: [RawStyleValue] = []
    var views: [TestView] = []
    var originals: [ObjectIdentifier: Original] = [:]
    var titles: [ObjectIdentifier: String] = [:]
    var counts: [ObjectIdentifier: Int] = [:]

    init() throws {
      manager = StyleManager(registry: try TestView.registry())
      manager.addRoot(root)
      views = [root]
    }

    /// The views of the live tree.
    var live: [TestView] { all(root) }

    func all(_ view: TestView) -> [TestView] { [view] + view.children.flatMap(all) }
  }

  func testRandomLives() throws {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      let world = try World()
      for step in 0..<30 {
        let action = try act(on: world, &random)
        try check(world, "seed \(seed), step \(step): \(action)")
      }
    }
  }

  private func act(on world: World, _ random: inout SeededGenerator) throws -> String {
    let live = world.live
    let view = live[random.number(below: live.count)]
    let names = [nil, "a", "b", "c", "a, b", "b, a"][random.number(below: 6)]
    switch random.number(below: 10) {
    case 0, 1:
      world.sheets = Self.sheets[random.number(below: Self.sheets.count)]
      world.manager.setupStyleSourceRepository(try StyleSheetSource.sample(world.sheets))
      return "swap to \(world.sheets)"
    case 2, 3:
      let made =
        random.number(below: 4) == 0
        ? TestController(names) : random.number(below: 2) == 0 ? TestLabel(names) : TestView(names)
      if random.number(below: 2) == 0 { made.add(TestLabel("c")) }
      for view in world.all(made) {
        (view.title, view.count) = ("own", 77)
        world.originals[ObjectIdentifier(view)] = Original(title: "own", count: 77)
        world.views.append(view)
      }
      view.add(made)
      return "add"
    case 4:
      view.names[.styleIdentifier] = names
      view.setNeedsStyle()
      return "rename to \(names ?? "nothing")"
    case 5:
      guard view !== world.root, let parent = view.parent else { return "nothing" }
      let target = live[random.number(below: live.count)]
      guard !world.all(view).contains(where: { $0 === target }) else { return "nothing" }
      parent.remove(view)
      if random.number(below: 2) == 0 {
        world.manager.setupStyleSourceRepository(try StyleSheetSource.sample(world.sheets))
      }
      target.add(view)
      return "move"
    case 6:
      var environment = StyleEnvironment()
      environment.appearance = random.number(below: 2) == 0 ? .dark : .light
      world.manager.environment = environment
      return "appearance"
    case 7:
      setByApp(view, in: world, &random)
      return "set by the app"
    case 8:
      world.manager.discardLocalChanges(of: view)
      world.titles[ObjectIdentifier(view)] = nil
      world.counts[ObjectIdentifier(view)] = nil
      return "give back"
    default:
      let before = world.live.map(look)
      let report = world.manager.applyStyle()
      XCTAssertEqual(report.outline, [])
      XCTAssertEqual(world.live.map(look), before)
      return "look"
    }
  }

  private func setByApp(_ view: TestView, in world: World, _ random: inout SeededGenerator) {
    let key = ObjectIdentifier(view)
    let number = 1000 + random.number(below: 1000)
    func isStyled(_ keyPath: String) -> Bool {
      world.manager.explanation(of: view, keyPath: keyPath).properties.first?.winner != nil
    }
    if random.number(below: 2) == 0 {
      if isStyled("title") || world.titles[key] != nil {
        world.titles[key] = "app \(number)"
      } else {
        world.originals[key, default: Original()].title = "app \(number)"
      }
      view.title = "app \(number)"
    } else {
      if isStyled("count") || world.counts[key] != nil {
        world.counts[key] = number
      } else {
        world.originals[key, default: Original()].count = number
      }
      view.count = number
    }
  }

  private func check(_ world: World, _ message: String) throws {
    let fresh = copy(world.root, in: world)
    let manager = StyleManager(
      registry: try TestView.registry(), repository: try StyleSheetSource.sample(world.sheets))
    manager.environment = world.manager.environment
    manager.applyStyle(in: fresh)
    for (view, expected) in zip(world.live, world.all(fresh)) {
      if let title = world.titles[ObjectIdentifier(view)] { expected.title = title }
      if let count = world.counts[ObjectIdentifier(view)] { expected.count = count }
      XCTAssertEqual(look(view), look(expected), message)
    }
  }

  private func copy(_ view: TestView, in world: World) -> TestView {
    let copy =
      view is TestController ? TestController() : view is TestLabel ? TestLabel() : TestView()
    copy.names = view.names
    let original = world.originals[ObjectIdentifier(view)] ?? Original()
    (copy.title, copy.count) = (original.title, original.count)
    for child in view.children { copy.add(self.copy(child, in: world)) }
    return copy
  }

  private func look(_ view: TestView) -> String {
    [
      view.title, "\(view.count)", view.hint, "\(view.color as Any)", "\(view.frame)", "\(view.insets)",
      "\(view.font)",
      "\(view.opacity)", "\(view.layer?.radius ?? 0)",
    ].joined(separator: " ")
  }
}
