import XCTest

@testable import StyleInjection

final class StyleExplanationTests: XCTestCase {
  /// Each property with its winner, then its losers with why.
  private func outline(_ explanation: StyleExplanation) -> [String] {
    explanation.properties.flatMap { property in
      let value = property.value?.spelling(in: .plist) ?? "-"
      return ["\(property.keyPath) = \(value) by \(property.winner?.origin.selector ?? "-")"]
        + property.losses.map {
          "  \($0.match.origin.selector) \($0.match.declaration.keyPath) \($0.reason)"
            + ($0.isCovered ? " covered" : "")
        }
    }
  }

  func testEveryLoserIsToldWithItsReason() throws {
    let manager = try StyleManager.sample(
      ["@TestView": ["title": "0"]],
      [
        "@TestView": ["title": "1"], "@TestView+": ["title": "2"],
        "#a": ["title": "3", "caption": "4", "title(device:phone)": "5"], "#b": ["title": "6"],
        "TestController": ["@TestView": ["title": "7"], "#b": ["title": "8", "title(device:phone)": "9"]],
      ])
    let view = TestView("a, b")
    let root = TestController(nil, [view])
    XCTAssertEqual(
      outline(manager.explanation(of: view)),
      [
        "title = 9 by TestController/#b", "  TestController/#b title fewerConditions",
        "  TestController/@TestView title weakerSelector", "  #b title weakerLayer",
        "  #a title weakerLayer", "  #a caption weakerLayer", "  #a title weakerLayer",
        "  @TestView title weakerLayer", "  @TestView+ title weakerLayer", "  @TestView title earlierSheet",
      ])
    XCTAssertEqual(view.title, "", "explaining styles nothing")
    withExtendedLifetime(root) {}
    XCTAssertEqual(
      outline(manager.explanation(of: TestView("a, b"))),
      [
        "title = 6 by #b", "  #a title earlierName", "  #a caption earlierName", "  #a title earlierName",
        "  @TestView title weakerSelector", "  @TestView+ title weakerSelector",
        "  @TestView title earlierSheet",
      ])
    XCTAssertEqual(
      outline(manager.explanation(of: TestView("a"))).prefix(3),
      ["title = 5 by #a", "  #a caption fewerConditions", "  #a title fewerConditions"])
  }

  func testAWholeCoversItsPartsAndAnUnreadableValueBeatsNothing() throws {
    let manager = try StyleManager.sample([
      "@TestView": ["frame.size.width": 5, "bounds": "0,0,1,1", "count": 1, "opacity": "much"],
      "#a": ["frame": "0,0,10,20", "count": "many"],
    ])
    let explanation = manager.explanation(of: TestView("a"))
    XCTAssertEqual(
      outline(explanation),
      [
        "opacity = 1 by -", "  @TestView opacity unreadable", "count = 1 by @TestView",
        "  #a count unreadable", "frame = 0,0,10,20 by #a", "  @TestView bounds weakerSelector covered",
        "  @TestView frame.size.width weakerSelector covered",
      ])
    XCTAssertEqual(explanation.diagnostics.map(\.id.rawValue), ["value.number", "value.number"])
  }

  /// A value that depends on the object's own, one that has no owner, and the strongest of parts.
  func testValuesAreThoseThatStylingSets() throws {
    let manager = try StyleManager.sample([
      "@TestView": ["font": "$\"Courier\"", "layer.radius": 3, "frame": "0,0,10,20"],
      "#a": ["frame.size.width": 7],
    ])
    let view = TestView("a")
    let told = manager.explanation(of: view)
    manager.applyStyle(in: view)
    XCTAssertEqual(
      told.properties.map(\.keyPath).sorted(), ["font", "frame", "frame.size.width", "layer.radius"])
    for property in told.properties {
      let now = manager.explanation(of: view, keyPath: property.keyPath).properties
      XCTAssertTrue(now.contains { $0.value == property.value && $0.keyPath == property.keyPath })
    }
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 7, height: 20))
    view.layer = nil
    let absent = manager.explanation(of: view, keyPath: "layer.radius").properties
    XCTAssertEqual(absent.map(\.value), [nil])
  }

  func testAKeyPathIsFoundUnderAllItsNames() throws {
    let manager = try StyleManager.sample([
      "@TestView": ["title": "1", "count": 2, "frame": "0,0,10,20", "stateTitle:highlighted": "x"]
    ])
    let rows: [(asked: String, outline: [String])] = [
      ("caption", ["title = 1 by @TestView"]), ("frame.size.width", ["frame = 0,0,10,20 by @TestView"]),
      ("highlightedStateTitle", ["stateTitle:highlighted = x by @TestView"]),
      ("opacity", ["opacity = 1 by -"]),
      ("stateTitle", ["stateTitle = NIL() by -"]),
    ]
    for row in rows {
      XCTAssertEqual(outline(manager.explanation(of: TestView(), keyPath: row.asked)), row.outline, row.asked)
    }
    let wrong = manager.explanation(of: TestView(), keyPath: "titel")
    XCTAssertEqual(wrong.properties.count, 0)
    XCTAssertEqual(wrong.diagnostics.map(\.suggestion), ["title"])
  }

  func testASourceOfAnAppsOwnIsExplainedToo() throws {
    let source = TableSource(sets: [
      ("@TestView", ["title": "first"], StyleStrength()),
      ("#a", ["title": "second"], StyleStrength(sheet: 1)),
    ])
    let manager = StyleManager(registry: try TestView.registry(), repository: source)
    XCTAssertEqual(
      outline(manager.explanation(of: TestView("a"))),
      ["title = second by #a", "  @TestView title earlierSheet"])
  }
}
