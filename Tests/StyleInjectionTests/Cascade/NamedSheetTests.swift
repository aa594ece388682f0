import XCTest

@testable import StyleInjection

final class NamedSheetTests: XCTestCase {
  private func sheet(_ text: String, of variable: String? = nil) throws -> StyleSheet {
    var root: RawStyleValue = ["#a": ["text": .string(text)]]
    if let variable { root = ["#a": ["text": "$word"], "$word": .string(variable)] }
    return try StyleSheet(path: "\(text).plist", root)
  }

  private func tree() -> (root: TestView, middle: TestView, leaf: TestView) {
    let leaf = TestView("a")
    let middle = TestView("a", [leaf])
    return (TestView("a", [middle]), middle, leaf)
  }

  private func manager(_ source: StyleSheetSource) throws -> StyleManager {
    StyleManager(registry: try TestView.registry(), repository: source)
  }

  func testASheetServesTheViewsThatChooseIt() throws {
    var source = StyleSheetSource([try sheet("plain")])
    source.register(try sheet("aqua"), named: "Aqua")
    source.register(try sheet("rust"), named: "Rust")
    let views = tree()
    views.middle.styleSheetName = " Aqua "
    try manager(source).applyStyle(in: views.root)
    XCTAssertEqual([views.root, views.middle, views.leaf].map(\.text), ["plain", "aqua", "aqua"])
    views.leaf.styleSheetName = "Rust"
    try manager(source).applyStyle(in: views.root)
    XCTAssertEqual([views.root, views.middle, views.leaf].map(\.text), ["plain", "aqua", "rust"])
    // A part of the tree is styled as the whole is.
    views.leaf.styleSheetName = nil
    let report = try manager(source).applyStyle(in: views.leaf)
    XCTAssertEqual(views.leaf.text, "aqua")
    XCTAssertEqual(report.diagnostics, [])
  }

  func testAnUnknownNameIsAWarningAndChoosesNothing() throws {
    var source = StyleSheetSource([try sheet("plain")])
    source.register(try sheet("aqua"), named: "Aqua")
    let views = tree()
    views.root.styleSheetName = "Aqau"
    views.leaf.styleSheetName = "Aqau"
    views.middle.styleSheetName = "Aqua"
    let report = try manager(source).applyStyle(in: views.root)
    XCTAssertEqual([views.root, views.middle, views.leaf].map(\.text), ["plain", "aqua", "aqua"])
    XCTAssertEqual(report.diagnostics.map(\.id), [.selectorUnknownSheet])
    XCTAssertEqual(report.diagnostics.map(\.severity), [.warning])
    XCTAssertEqual(report.diagnostics.first?.suggestion, "Aqua")
  }

  func testSheetsOfOneNameCascade() throws {
    var source = StyleSheetSource([])
    source.register(try sheet("first"), named: "A")
    source.register(try sheet("second"), named: "A")
    let view = TestView("a")
    view.styleSheetName = "A"
    try manager(source).applyStyle(in: view)
    XCTAssertEqual(view.text, "second")
  }

  func testVariablesAreTheirSheetsOwn() throws {
    var source = StyleSheetSource([try sheet("plain", of: "plain word")])
    source.register(try sheet("aqua", of: "aqua word"), named: "Aqua")
    let views = tree()
    views.middle.styleSheetName = "Aqua"
    try manager(source).applyStyle(in: views.root)
    XCTAssertEqual([views.root, views.middle].map(\.text), ["plain word", "aqua word"])
  }

  func testASourceOfTheAppsOwnIsToldTheChoice() throws {
    struct Source: StyleSourceRepository {
      func matches(for element: StyleElement) -> [StyleMatch] {
        StyleMatch.matches(
          ["text": .string(element.stylesheet ?? "none")], selector: "all", path: "app",
          strength: StyleStrength())
      }
    }
    let views = tree()
    views.middle.styleSheetName = "Aqua"
    StyleManager(registry: try TestView.registry(), repository: Source()).applyStyle(in: views.root)
    XCTAssertEqual([views.root, views.middle, views.leaf].map(\.text), ["none", "Aqua", "Aqua"])
  }
}
