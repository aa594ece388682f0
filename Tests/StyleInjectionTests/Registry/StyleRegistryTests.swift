import XCTest

@testable import StyleInjection

final class StyleRegistryTests: XCTestCase {
  /// A class of an app becomes styleable in a few lines.
  final class Gauge: TestView { var needleColor = StyleColor(white: 0) }

  func testAnAppsOwnClassIsRegisteredInAFewLines() throws {
    var registry = try TestView.registry()
    try registry.register(
      StyleClass(
        Gauge.self, inherits: "TestView",
        properties: [.property("needleColor", \Gauge.needleColor)]))

    let gauge = Gauge("fast")
    let sheet = try StyleSheet(
      path: "sheet", ["#fast": ["needleColor": "#FF0000", "title": "inherited", "needlColor": "#FFF"]])
    let manager = StyleManager(registry: registry, repository: StyleSheetSource([sheet]))
    let report = manager.applyStyle(in: gauge)
    XCTAssertEqual(gauge.needleColor, StyleColor(red: 1, green: 0, blue: 0))
    XCTAssertEqual(gauge.title, "inherited")
    XCTAssertEqual(report.diagnostics.map(\.suggestion), ["needleColor"])
  }

  func testARepeatedNameIsAnError() throws {
    let property = StyleProperty("a", .unsettable(reason: "read-only"))
    let accessor = StyleProperty.Accessor(get: { _ in .none }, set: { _, _ in })
    func storage(_ name: String, _ members: String...) -> StyleStorage {
      StyleStorage(name, accessor, members: members.map { StyleStorage.Member($0, .string) })
    }
    let rows: [(StyleClass.Rows, String)] = [
      (StyleClass.Rows(properties: [property, property]), "a"),
      (StyleClass.Rows(properties: [property], aliases: ["a": "b"]), "a"),
      (StyleClass.Rows(storages: [storage("s", "x"), storage("s", "y")]), "s"),
      (StyleClass.Rows(storages: [storage("s", "x"), storage("t", "x")]), "x"),
      (StyleClass.Rows(storages: [storage("s", "x", "x")]), "x"),
    ]
    for (rows, name) in rows {
      var registry = StyleRegistry()
      XCTAssertThrowsError(
        try registry.register(StyleClass(name: "C", module: nil, inherits: nil) { rows })
      ) { error in
        XCTAssertEqual(error as? StyleRegistryError, .duplicateProperty(name, inClass: "C"))
      }
      XCTAssertNil(registry.styleClass(named: "C"))
    }
  }

  func testTheSameClassTwiceIsAnError() throws {
    var registry = try TestView.registry()
    XCTAssertThrowsError(
      try registry.register(StyleClass(TestView.self, inherits: nil, properties: []))
    ) { error in
      XCTAssertEqual(error as? StyleRegistryError, .duplicateClass("TestView"))
    }
    XCTAssertNotNil(registry.rows(of: "TestView").property(named: "title"), "the first one stays")
  }

  func testACycleOfSuperclassesEnds() throws {
    var registry = StyleRegistry()
    for (name, parent) in [("A", "B"), ("B", "C"), ("C", "A")] {
      try registry.register(StyleClass(name: name, module: nil, inherits: parent) { StyleClass.Rows() })
    }
    XCTAssertEqual(registry.chain(of: "A").map(\.name), ["A", "B", "C"])
    XCTAssertEqual(registry.chain(of: "Nope").map(\.name), [])
  }

  private func title(_ view: TestView, _ sheet: RawStyleValue) throws -> String {
    let manager = try StyleManager.sample(sheet)
    XCTAssertEqual(manager.applyStyle(in: view).diagnostics, [])
    return view.title
  }

  func testASubclassThatNobodyRegisteredUsesItsSuperclassesRowsUnderItsOwnName() throws {
    let module = "StyleInjectionTests"
    for selector in ["@TestPriceLabel", "@\(module).TestPriceLabel"] {
      XCTAssertEqual(try title(TestPriceLabel(), .dictionary([Self.rule(selector)])), "x", selector)
    }
    for selector in ["@TestLabel", "@TestView", "@Other.TestPriceLabel"] {
      XCTAssertEqual(try title(TestPriceLabel(), .dictionary([Self.rule(selector)])), "", selector)
    }
  }

  func testAPrivateSubclassGoesByItsName() throws {
    XCTAssertEqual(try title(TestSecretLabel(), .dictionary([Self.rule("@TestSecretLabel")])), "x")
  }

  func testACustomClassIsMatchedInsteadOfTheSwiftType() throws {
    let view = TestLabel()
    view.customClass = StyleClassName("PriceLabel", module: "my_app")
    XCTAssertEqual(try title(view, .dictionary([Self.rule("@TestLabel")])), "")
    XCTAssertEqual(try title(view, .dictionary([Self.rule("@Other.PriceLabel")])), "")
    XCTAssertEqual(try title(view, .dictionary([Self.rule("@my-app.PriceLabel")])), "x")
  }

  func testACustomClassThatIsRegisteredForAnotherTypeKeepsTheObjectsRows() throws {
    let view = TestView()
    view.customClass = StyleClassName("TestLayer")
    XCTAssertEqual(try title(view, .dictionary([Self.rule("@TestLayer")])), "x")
  }

  func testAnObjectWithoutRowsIsReportedAndLeftAlone() throws {
    let report = try StyleManager.sample(["@TestPlainObject": ["title": "x"]]).applyStyle(
      in: TestPlainObject())
    XCTAssertEqual(report.diagnostics.map(\.message), ["TestPlainObject has no property 'title'"])
  }

  private static func rule(_ selector: String) -> RawStyleEntry {
    RawStyleEntry(selector, LocatedStyleValue(["title": "x"]))
  }
}

private final class TestSecretLabel: TestLabel {}
