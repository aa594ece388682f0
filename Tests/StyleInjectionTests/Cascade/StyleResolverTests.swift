import XCTest

@testable import StyleInjection

/// A source of an app's own, which is not compiled: it answers from a table of style sets.
struct TableSource: StyleSourceRepository {
  let sets: [(selector: String, values: [String: RawStyleValue], strength: StyleStrength)]

  func matches(for element: StyleElement) -> [StyleMatch] {
    sets.flatMap { set in
      let isMatched =
        set.selector == "@" + element.className.name
        || element.names.contains { "#" + $0.name == set.selector }
      return isMatched
        ? StyleMatch.matches(set.values, selector: set.selector, path: "table", strength: set.strength) : []
    }
  }
}

final class StyleResolverTests: XCTestCase {
  func testOfEquallyStrongDeclarationsTheLaterCountsOnEveryRun() throws {
    let source = TableSource(sets: [
      ("@TestView", ["title": "first", "hint": "h", "text": "t"], StyleStrength()),
      ("@TestView", ["title": "second", "count": 2, "alignment": "right"], StyleStrength()),
    ])
    var calls: Set<[String]> = []
    for _ in 0..<100 {
      let manager = StyleManager(registry: try TestView.registry(), repository: source)
      let view = TestView()
      manager.applyStyle(in: view)
      XCTAssertEqual(view.title, "second")
      calls.insert(view.calls)
    }
    XCTAssertEqual(calls.count, 1, "the order of writing is the same on every run")
  }

  func testDiagnosticsOfASourceThatMakesItsFilesAnewAreToldOnce() throws {
    let source = TableSource(sets: [("@TestView", ["titel": "x", "color": "red"], StyleStrength())])
    let manager = StyleManager(registry: try TestView.registry(), repository: source)
    let root = TestView(nil, (0..<10).map { _ in TestView() })
    XCTAssertEqual(
      manager.applyStyle(in: root).diagnostics.map(\.id.rawValue).sorted(),
      ["key-path.unknown-step", "value.color"])
  }

  func testAMatchWithoutAKnownModuleIsNoted() throws {
    let manager = try StyleManager.sample(["@App.Panel": ["title": "1"]])
    let view = TestView()
    for (module, ids) in [(nil, ["selector.unknown-module"]), ("App", [])] as [(String?, [String])] {
      view.customClass = StyleClassName("Panel", module: module)
      let report = manager.applyStyle(in: view)
      XCTAssertEqual(report.diagnostics.map(\.id.rawValue), ids)
      XCTAssertEqual(view.title, "1")
    }
  }

  func testBeatenDeclarationsAreToldTheStrongestFirst() throws {
    let manager = try StyleManager.sample(
      ["@TestView": ["title": "1"], "#a": ["caption": "2"], "TestController": ["@TestView": ["title": "3"]]],
      ["@TestView": ["title": "4", "insets.left": 1], "#a": ["insets": "2"]])
    let view = TestView("a")
    let controller = TestController(nil, [view])
    let report = manager.applyStyle(in: controller)
    let decisions = report.changes.filter { $0.object === view }.compactMap(\.decision)
    XCTAssertEqual(decisions.map(\.winner.declaration.value.value), ["4", "2"])
    XCTAssertEqual(decisions.map { $0.beaten.map(\.declaration.value.value) }, [["3", "2", "1"], [1]])
  }

  /// The mistake of a stronger declaration lets the next one count.
  func testADeclarationThatCannotBeReadBeatsNothing() throws {
    let manager = try StyleManager.sample(["@TestView": ["count": 1], "#a": ["count": "many"]])
    let view = TestView("a")
    XCTAssertEqual(manager.applyStyle(in: view).diagnostics.map(\.id.rawValue), ["value.number"])
    XCTAssertEqual(view.count, 1)
  }

  func testAStateIsPartOfTheTarget() throws {
    let manager = try StyleManager.sample([
      "@TestView": ["stateTitle:highlighted": "weak"],
      "#a": ["stateTitle": "normal", "stateTitle:hilighted": "x"],
    ])
    let view = TestView("a")
    let report = manager.applyStyle(in: view)
    XCTAssertEqual(view.stateTitles, ["normal": "normal", "highlighted": "weak"])
    XCTAssertEqual(report.diagnostics.map(\.id.rawValue), ["key-path.state"])
  }
}
