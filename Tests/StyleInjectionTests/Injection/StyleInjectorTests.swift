import Foundation
import XCTest

@testable import StyleInjection

final class StyleInjectorTests: XCTestCase {
  func testChangesAreReportedWithOldAndNewAndTheRule() throws {
    let manager = try StyleManager.sample([
      "@TestView": ["title": "weak", "count": 3], "#a": ["title": "strong"],
    ])
    let view = TestView("a")
    let report = manager.applyStyle(in: view)
    XCTAssertEqual(report.outline, ["count: 0 -> 3", "title:  -> strong"])
    XCTAssertEqual(report.changes.map(\.decision?.winner.origin.selector), ["@TestView", "#a"])
    XCTAssertEqual(report.changes.last?.decision?.beaten.map(\.origin.selector), ["@TestView"])
    XCTAssertEqual(report.diagnostics, [])
    XCTAssertEqual([report.objectCount, report.matchedObjects.count, report.resolvedCount], [1, 1, 2])
    XCTAssertEqual(view.calls, ["count", "title"])
  }

  /// Declarations of each kind.
  private static let sheet: RawStyleValue = [
    "@TestView": [
      "text": "x", "title": "y", "hint": "z", "color": "#FF0000", "opacity": 0.5, "ratio": "0.123456789",
      "count": "7", "font": "$\"Avenir Next\"", "insets": "1,2", "insets.left": 9, "alignment": "center",
      "attributes": ["kern": 1, "font": "$\"Avenir Next\""], "frame.size.width": 300, "frame.origin.x": 5,
      "bounds": "0,0,7,8", "center": [100, 200], "normalStateTitle": "n", "stateTitle:highlighted": "h",
      "corner": 4, "layer.border": "CG#00FF00", "help": "w",
    ]
  ]

  func testASecondPassCallsNoSetterAndReportsNothing() throws {
    let manager = try StyleManager.sample(Self.sheet)
    let view = TestView()
    let first = manager.applyStyle(in: view)
    XCTAssertEqual(first.diagnostics, [])
    XCTAssertFalse(first.changes.isEmpty)
    XCTAssertEqual(manager.applyStyle(in: view).outline, [])
    let calls = (view.calls, view.layer?.calls)
    for _ in 0..<3 {
      let again = manager.applyStyle(in: view)
      XCTAssertEqual(again.outline, [])
      XCTAssertEqual(again.resolvedCount, first.resolvedCount)
      XCTAssertEqual(view.calls, calls.0)
      XCTAssertEqual(view.layer?.calls, calls.1)
    }
  }

  func testEachStorageIsWrittenOnce() throws {
    let manager = try StyleManager.sample(Self.sheet)
    let view = TestView()
    manager.applyStyle(in: view)
    XCTAssertEqual(view.calls.count, Set(view.calls).count, "\(view.calls)")
    XCTAssertEqual(view.calls.filter { ["geometry", "frame"].contains($0) }.count, 1)
  }

  func testAnEqualValueIsNoChange() throws {
    let manager = try StyleManager.sample([
      "@TestView": [
        "title": "", "count": 0, "font": "$\"System\"", "frame": "1,2,30,40", "bounds.size.width": 30,
      ]
    ])
    let view = TestView()
    let report = manager.applyStyle(in: view)
    XCTAssertEqual(report.outline, [])
    XCTAssertEqual(report.resolvedCount, 5)
    XCTAssertEqual(view.calls, [])
  }

  /// A setter may keep another value than it is given: the object's word counts, and it is not asked for ever.
  func testAValueThatTheSetterNormalizesIsNoChangeForEver() throws {
    let manager = try StyleManager.sample(["@TestView": ["opacity": 7]])
    let view = TestView()
    view.opacity = 0.5
    manager.applyStyle(in: view)
    XCTAssertEqual(view.opacity, 1)
    XCTAssertEqual(manager.applyStyle(in: view).outline, [])
    let calls = view.calls
    XCTAssertEqual(manager.applyStyle(in: view).outline, [])
    XCTAssertEqual(view.calls, calls)
    view.opacity = 0.25
    XCTAssertEqual(manager.applyStyle(in: view).localChanges.map(\.value), [.number(0.25)])
    manager.localChangePolicy = .overwrite
    XCTAssertEqual(manager.applyStyle(in: view).outline, ["opacity: 0.25 -> 1"])
    XCTAssertEqual(view.opacity, 1)
  }

  func testRelativeValuesStartFromTheOriginal() throws {
    let view = TestView()
    view.font = .system(30)
    view.insets = StyleEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let big: RawStyleValue = ["@TestView": ["font": "$\"Helvetica Neue\":99", "insets": "50"]]
    let relative: RawStyleValue = ["@TestView": ["font": "$\"Avenir Next\"", "insets.top": 9]]
    let manager = try StyleManager.sample(big)
    manager.applyStyle(in: view)
    for sheet in [relative, big, relative] {
      manager.setupStyleSourceRepository(try StyleSheetSource.sample([sheet]))
      manager.applyStyle(in: view)
    }
    XCTAssertEqual(view.font, .named("AvenirNext-Regular", 30))
    XCTAssertEqual(view.insets, StyleEdgeInsets(top: 9, left: 2, bottom: 3, right: 4))
  }

  func testAStrongerPartIsWrittenAfterItsWholeAndAStrongerWholeBeatsParts() throws {
    let rows: [(sheet: RawStyleValue, frame: CGRect, winners: Int)] = [
      (
        ["@TestView": ["frame": "0,0,10,20"], "#a": ["frame.size.width": 50]],
        CGRect(x: 0, y: 0, width: 50, height: 20), 2
      ),
      (
        ["@TestView": ["frame.size.width": 50, "frame.origin": "7,7"], "#a": ["frame": "0,0,10,20"]],
        CGRect(x: 0, y: 0, width: 10, height: 20), 1
      ),
      (
        ["@TestView": ["center": "9,9", "bounds": "0,0,4,4"], "#a": ["frame": "0,0,10,20"]],
        CGRect(x: 0, y: 0, width: 10, height: 20), 1
      ),
      (
        ["@TestView": ["frame": "0,0,10,20"], "#a": ["center": "100,100"]],
        CGRect(x: 95, y: 90, width: 10, height: 20), 2
      ),
      (
        ["@TestView": ["frame.origin": "3,3"], "#a": ["frame.origin.x": 8]],
        CGRect(x: 8, y: 3, width: 30, height: 40), 2
      ),
      (
        ["@TestView": ["frame.origin.x": 8], "#a": ["frame.origin": "3,3"]],
        CGRect(x: 3, y: 3, width: 30, height: 40), 1
      ),
    ]
    for row in rows {
      let view = TestView("a")
      let manager = try StyleManager.sample(row.sheet)
      let report = manager.applyStyle(in: view)
      XCTAssertEqual(view.frame, row.frame, "\(row.sheet)")
      XCTAssertEqual(report.resolvedCount, row.winners, "\(row.sheet)")
      XCTAssertEqual(manager.applyStyle(in: view).outline, [])
    }
  }

  func testAnAbsentObjectIsAWarning() throws {
    let manager = try StyleManager.sample([
      "@TestView": ["layer.radius": 3, "parent.title": "x", "title": "y"]
    ])
    let view = TestView()
    view.layer = nil
    let report = manager.applyStyle(in: view)
    XCTAssertEqual(
      report.diagnostics.map(\.message),
      ["'layer.radius' is not set: there is no 'layer'", "'parent.title' is not set: there is no 'parent'"])
    XCTAssertEqual(Set(report.diagnostics.map(\.severity)), [.warning])
    XCTAssertEqual(report.outline, ["title:  -> y"])
  }

  func testAViewThatNothingMatchesIsNotTouched() throws {
    let manager = try StyleManager.sample(["@Other": ["title": "x"]])
    let view = TestView("a")
    let report = manager.applyStyle(in: view)
    XCTAssertEqual(view.calls, [])
    XCTAssertNil(view.styleRecord)
    XCTAssertEqual([report.objectCount, report.matchedObjects.count, report.resolvedCount], [1, 0, 0])
  }

  func testAMistakeKeepsTheOldValueAndTheRestApplies() throws {
    let manager = try StyleManager.sample(["@TestView": ["color": "#XYZ123", "titel": "x", "count": 2]])
    let view = TestView()
    view.color = StyleColor(white: 1)
    let report = manager.applyStyle(in: view)
    XCTAssertEqual(view.color, StyleColor(white: 1))
    XCTAssertEqual(report.outline, ["count: 0 -> 2"])
    XCTAssertEqual(Set(report.diagnostics.map(\.id.rawValue)), ["value.color", "key-path.unknown-step"])
    XCTAssertEqual(report.diagnostics.compactMap(\.suggestion), ["title"])
  }

  func testDiagnosticsAreReportedOnceAPass() throws {
    let manager = try StyleManager.sample(["@TestView": ["titel": "x"], "@TestLabel": ["titel": 1]])
    let root = TestView(nil, (0..<5).map { _ in TestView("a", [TestLabel("b")]) })
    XCTAssertEqual(manager.applyStyle(in: root).diagnostics.count, 2)
    XCTAssertEqual(manager.applyStyle(in: root).diagnostics.count, 2)
  }
}
