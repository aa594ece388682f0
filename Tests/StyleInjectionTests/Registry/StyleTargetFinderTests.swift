import XCTest

@testable import StyleInjection

final class StyleTargetFinderTests: XCTestCase {
  func testDifferentSpellingsOfOneTarget() throws {
    var finder = StyleTargetFinder(registry: try TestView.registry())
    let rows: [[String]] = [
      ["stateTitle", "stateTitle:normal", "normalStateTitle"],
      ["stateTitle:highlighted", "highlightedStateTitle"],
      ["title", "caption"], ["layer.radius", "corner"], ["hint", "help"],
    ]
    var storages: Set<String> = []
    for spellings in rows {
      let found = try spellings.map { try finder.target(of: StyleKeyPath($0), inClass: "TestLabel").storage }
      XCTAssertEqual(Set(found).count, 1, "\(spellings)")
      storages.formUnion(found)
    }
    XCTAssertEqual(storages.count, rows.count)
  }

  private typealias Row = (
    keyPath: String, id: String, wrong: String, suggestion: String?, message: String
  )

  private static let mistakes: [Row] = [
    ("titel", "key-path.unknown-step", "titel", "title", "TestLabel has no property 'titel'"),
    ("", "key-path.unknown-step", "", nil, "TestLabel has no property ''"),
    ("🎨", "key-path.unknown-step", "🎨", nil, "TestLabel has no property '🎨'"),
    ("Title", "key-path.unknown-step", "Title", "title", "TestLabel has no property 'Title'"),
    ("helpp", "key-path.unknown-step", "helpp", "help", "TestLabel has no property 'helpp'"),
    ("layer.radus", "key-path.unknown-step", "radus", "radius", "TestLayer has no property 'radus'"),
    ("layr.radius", "key-path.unknown-step", "layr", "layer", "TestLabel has no property 'layr'"),
    ("parent.parent.titel", "key-path.unknown-step", "titel", "title", "TestView has no property 'titel'"),
    ("insets.tpo", "key-path.unknown-step", "tpo", "top", "'insets' of TestLabel has no property 'tpo'"),
    (
      "frame.size.widht", "key-path.unknown-step", "widht", "width",
      "'frame.size' of TestLabel has no property 'widht'"
    ),
    ("title.length", "key-path.unknown-step", "length", nil, "'title' of TestLabel has no property 'length'"),
    ("insets.", "key-path.unknown-step", "", nil, "'insets' of TestLabel has no property ''"),
    ("frame..size", "key-path.unknown-step", "", nil, "'frame' of TestLabel has no property ''"),
    (
      "stateTitle:hilighted", "key-path.state", "hilighted", "highlighted",
      "'hilighted' is not a state; there are normal, highlighted"
    ),
    ("stateTitle:", "key-path.state", "", nil, "'' is not a state; there are normal, highlighted"),
    (
      "title:normal", "key-path.state", "title:normal", "title",
      "'title' of TestLabel has no states, so ':normal' names none"
    ),
    (
      "help:normal", "key-path.state", "help:normal", "help",
      "'help' of TestLabel has no states, so ':normal' names none"
    ),
    (
      "layer", "key-path.not-settable", "layer", nil,
      "'layer' of TestLabel cannot be set from a sheet: it is an object of class TestLayer"
    ),
    (
      "window", "key-path.not-settable", "window", nil,
      "'window' of TestLabel cannot be set from a sheet: read-only"
    ),
    (
      "layer.path.x", "key-path.not-settable", "path", nil,
      "'path' of TestLayer cannot be set from a sheet: of type CGPath"
    ),
    ("broken", "key-path.unknown-step", "broken", nil, "TestLayer has no property 'radus'"),
    ("parent.broken", "key-path.unknown-step", "parent.broken", nil, "TestLayer has no property 'radus'"),
  ]

  func testMistakesInASheetOfText() throws {
    for row in Self.mistakes where !row.keyPath.isEmpty {
      let text =
        "<plist><dict><key>@TestLabel</key><dict><key>\(row.keyPath)</key><string>x</string></dict></dict></plist>"
      let source = StyleSheetSource([try StyleSheet(path: "s.plist", bytes: Array(text.utf8))])
      let manager = StyleManager(registry: try TestView.registry(), repository: source)
      let report = manager.applyStyle(in: TestLabel())
      let diagnostic = try XCTUnwrap(report.diagnostics.first, row.keyPath)
      XCTAssertEqual(report.diagnostics.count, 1, row.keyPath)
      XCTAssertEqual(diagnostic.id.rawValue, row.id, row.keyPath)
      XCTAssertEqual(diagnostic.message, row.message, row.keyPath)
      XCTAssertEqual(diagnostic.suggestion, row.suggestion, row.keyPath)
      let key = try XCTUnwrap(text.range(of: "<key>\(row.keyPath)"))
      let start = text.utf8.distance(from: text.startIndex, to: key.lowerBound) + "<key>".utf8.count
      let range = diagnostic.range.offset..<diagnostic.range.offset + diagnostic.range.length
      XCTAssertTrue(
        start <= range.lowerBound && range.upperBound <= start + row.keyPath.utf8.count, row.keyPath)
      XCTAssertEqual(String(decoding: Array(text.utf8)[range], as: UTF8.self), row.wrong, row.keyPath)
    }
  }

  /// Where the key path has no place of its own, the suggestion is the whole key path.
  func testMistakesInASheetInMemory() throws {
    for row in Self.mistakes where !row.keyPath.isEmpty {
      let declarations = RawStyleValue.dictionary([RawStyleEntry(row.keyPath, LocatedStyleValue("x"))])
      let report = try StyleManager.sample(["@TestLabel": declarations]).applyStyle(in: TestLabel())
      XCTAssertEqual(report.diagnostics.map(\.id.rawValue), [row.id], row.keyPath)
      let whole = row.suggestion.map { row.keyPath.replacingOccurrences(of: row.wrong, with: $0) }
      XCTAssertEqual(report.diagnostics.first?.suggestion, whole, row.keyPath)
    }
  }

  func testLongKeyPathsAreRefusedQuickly() throws {
    let rows: [(keyPath: String, id: String)] = [
      (String(repeating: "parent.", count: 63) + "title", "key-path.absent-object"),
      (String(repeating: "parent.", count: 64) + "title", "key-path.too-long"),
      (String(repeating: "parent.", count: 200_000) + "title", "key-path.too-long"),
      (String(repeating: ".", count: 200_000), "key-path.too-long"),
      (String(repeating: "a", count: 200_000), "key-path.unknown-step"),
    ]
    for row in rows {
      let declarations = RawStyleValue.dictionary([RawStyleEntry(row.keyPath, LocatedStyleValue("x"))])
      let report = try StyleManager.sample(["@TestView": declarations]).applyStyle(in: TestView())
      XCTAssertEqual(report.changes.count, 0)
      XCTAssertEqual(report.diagnostics.map(\.id.rawValue), [row.id])
    }
  }
}
