import XCTest

@testable import StyleInjection

final class StyleVocabularyTests: XCTestCase {
  private func finder() throws -> StyleTargetFinder {
    var registry = try TestView.registry()
    let opposite = StylePropertyAlias.Conversion(
      .number, get: { Double(styleValue: $0).map { .number(1 - $0) } ?? .none },
      set: { Double(styleValue: $1).map { .number(1 - $0) } ?? $0 })
    let counter = StyleProperty.property(
      "doubleCount", get: { (view: TestView) in view.count * 2 }, set: { $0.count = $1 / 2 })
    registry.vocabulary = StyleVocabulary { dialect in
      [
        StylePropertyAlias(.stylekit, "TestView", "color", .keyPath("hint")),
        StylePropertyAlias(.stylekit, "TestLabel", "color", .keyPath("text")),
        StylePropertyAlias(.stylekit, "TestLayer", "corner", .keyPath("radius")),
        StylePropertyAlias(.stylish, "TestView", "titleForHighlighted", .keyPath("stateTitle:highlighted")),
        StylePropertyAlias(.stylish, "TestView", "caption", .keyPath("stateTitle")),
        StylePropertyAlias(.stylish, "TestView", "wrong", .keyPath("titel")),
        StylePropertyAlias(.stylist, "TestView", "area", .keyPath("frame.size")),
        StylePropertyAlias(.stylist, "TestView", "transparency", .converted(keyPath: "opacity", opposite)),
        StylePropertyAlias(.stylist, "TestView", "doubleCount", .property(counter)),
      ].filter { $0.dialect == dialect }
    }
    registry.vocabulary.add(StylePropertyAlias(.stylist, "TestLabel", "area", .keyPath("title")))
    return StyleTargetFinder(registry: registry)
  }

  func testNamesOfADialectLeadToItsProperties() throws {
    var finder = try finder()
    let rows: [(StyleDialect, String, String, storage: String)] = [
      (.stylekit, "TestView", "color", "copy"), (.stylekit, "TestLabel", "color", "text"),
      (.plist, "TestLabel", "color", "color"), (.stylist, "TestLabel", "color", "color"),
      (.stylekit, "TestLabel", "layer.corner", "layer.radius"),
      (.stylish, "TestLabel", "titleForHighlighted", "stateTitle:highlighted"),
      (.stylish, "TestLabel", "caption:highlighted", "stateTitle:highlighted"),
      (.stylish, "TestLabel", "caption", "stateTitle:normal"), (.plist, "TestLabel", "caption", "title"),
      (.stylist, "TestView", "area.width", "geometry"), (.stylist, "TestLabel", "area", "title"),
      (.stylist, "TestLabel", "doubleCount", "doubleCount"),
      (.stylist, "TestLabel", "transparency", "opacity"),
    ]
    for row in rows {
      let target = try finder.target(of: StyleKeyPath(row.2), inClass: row.1, in: row.0)
      XCTAssertEqual(target.storage, row.storage, "\(row)")
    }
  }

  func testConvertedValuesAreReadAndWrittenInTheDialectsForm() throws {
    var finder = try finder()
    let target = try finder.target(of: StyleKeyPath("transparency"), inClass: "TestLabel", in: .stylist)
    XCTAssertEqual(target.read(.number(0.25)), .number(0.75))
    XCTAssertEqual(target.write(.number(0.75), into: .number(1)), .number(0.25))
    let negated = StylePropertyAlias.Conversion.negated
    XCTAssertEqual(negated.get(.bool(true)), .bool(false))
    XCTAssertEqual(negated.set(.bool(true), .bool(true)), .bool(false))
  }

  func testMistakesInNamesOfADialectAreToldWhereTheyStand() throws {
    var finder = try finder()
    let rows: [(StyleDialect, String, message: String, suggestion: String?)] = [
      (.stylist, "transparancy", "TestLabel has no property 'transparancy'", "transparency"),
      (.stylekit, "transparency", "TestLabel has no property 'transparency'", nil),
      (.stylist, "transparency.x", "'transparency' of TestLabel has no property 'x'", nil),
      (.stylish, "wrong", "TestLabel has no property 'titel'", nil),
      (
        .stylish, "titleForHighlighted:normal",
        "'titleForHighlighted' of TestLabel has no states, so ':normal' names none", "titleForHighlighted"
      ),
    ]
    for row in rows {
      XCTAssertThrowsError(
        try finder.target(of: StyleKeyPath(row.1), inClass: "TestLabel", in: row.0), row.1
      ) { error in
        XCTAssertEqual((error as? StyleTargetError)?.message, row.message)
        XCTAssertEqual((error as? StyleTargetError)?.suggestion, row.suggestion, row.1)
      }
    }
  }
}
