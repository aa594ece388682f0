import XCTest

@testable import StyleInjection

/// A decoder of the tests: answers raw values by a table.
private struct TableDecoder: StyleValueDecoder {
  let answers: [RawStyleValue: StyleDecodingResult]

  func decode(
    _ raw: RawStyleValue, as type: StyleValueType, in context: StyleDecodingContext
  ) -> StyleDecodingResult { answers[raw] ?? .notMine }
}

final class StyleDecodersTests: XCTestCase {
  private func style(
    _ declarations: RawStyleValue, _ decoders: [RawStyleValue: StyleDecodingResult]...,
    view: TestView = TestView()
  ) throws -> (view: TestView, report: StyleReport) {
    let manager = try StyleManager.sample(["@TestView": declarations])
    for decoder in decoders { manager.registerValueDecoder(TableDecoder(answers: decoder)) }
    let report = manager.applyStyle(in: view)
    XCTAssertEqual(manager.applyStyle(in: view).outline, [])
    return (view, report)
  }

  func testTheAppsDecodersAreAskedFirstAndTheLastRegisteredBeforeTheOthers() throws {
    let (view, report) = try style(
      ["title": "one", "hint": "two", "text": "three", "count": 4],
      ["one": .value(.string("1")), "two": .value(.string("2"))], ["two": .value(.string("zwei"))])
    XCTAssertEqual([view.title, view.hint, view.text], ["1", "zwei", "three"])
    XCTAssertEqual(view.count, 4)
    XCTAssertEqual(report.diagnostics, [])
  }

  func testAnErrorIsReportedAndTheValueStays() throws {
    let problem = StyleDecodingProblem(Diagnostic.ID("app.brand"), "no such brand", suggestion: "acme")
    let (view, report) = try style(["title": "brnd"], ["brnd": .failure(problem)])
    XCTAssertEqual(view.title, "")
    XCTAssertEqual(report.diagnostics.map(\.id.rawValue), ["app.brand"])
    XCTAssertEqual(report.diagnostics.map(\.suggestion), ["acme"])
  }

  func testAWarningComesWithItsValue() throws {
    let problem = StyleDecodingProblem(Diagnostic.ID("app.old"), "an old name", severity: .warning)
    let (view, report) = try style(["title": "old"], ["old": .value(.string("new"), problems: [problem])])
    XCTAssertEqual(view.title, "new")
    XCTAssertEqual(report.diagnostics.map(\.severity), [.warning])
  }

  func testAnAppsOwnTypeNeedsAnAppsDecoder() throws {
    let value = StyleValue.custom(StyleCustomValue(["top", "bottom"]))
    let (view, report) = try style(["gradient": "fade"], ["fade": .value(value)])
    XCTAssertEqual(view.gradient, value)
    XCTAssertEqual(report.diagnostics, [])
    let (_, refused) = try style(["gradient": "fade"])
    XCTAssertEqual(refused.diagnostics.map(\.id.rawValue), ["value.no-decoder"])
    XCTAssertEqual(refused.changes.count, 0)
  }

  func testAValueThatThePropertyCannotHoldIsAnError() throws {
    let rows: [(keyPath: String, value: StyleValue)] = [
      ("title", .integer(1)), ("title", .none), ("count", .number(1)),
      ("color", .cgColor(StyleCGColor(StyleColor(white: 1)))), ("alignment", .enumeration("middle")),
      ("opacity", .number(.nan)), ("gradient", .string("x")),
    ]
    for row in rows {
      let (view, report) = try style(
        .dictionary([RawStyleEntry(row.keyPath, LocatedStyleValue("x"))]), ["x": .value(row.value)])
      XCTAssertEqual(report.diagnostics.map(\.id.rawValue), ["value.wrong-type"], row.keyPath)
      XCTAssertEqual(view.calls, [], row.keyPath)
      XCTAssertEqual(report.changes.count, 0, row.keyPath)
    }
  }

  func testARelativeValueOfTheWrongTypeLeavesTheOriginal() throws {
    let (view, report) = try style(["count": "x"], ["x": .relative { _ in .string("no number") }])
    XCTAssertEqual(view.calls, [])
    XCTAssertEqual(report.changes.count, 0)
  }

  func testARelativeValueOfAnAppsDecoderStartsFromTheOriginal() throws {
    let double: StyleDecodingResult = .relative { original in
      if case .integer(let value) = original { .integer(value * 2) } else { original }
    }
    let view = TestView()
    view.count = 21
    _ = try style(["count": "double"], ["double": double], view: view)
    XCTAssertEqual(view.count, 42)
  }

  func testPartsOfValuesAreAskedOfTheAppsDecodersToo() throws {
    let brand = StyleValue.color(StyleColor(red: 0.5, green: 0, blue: 0))
    let (view, report) = try style(
      ["attributes": ["color": "BRAND", "kern": 2]], ["BRAND": .value(brand)])
    XCTAssertEqual(view.attributes.values, [.foregroundColor: brand, .kern: .number(2)])
    XCTAssertEqual(report.diagnostics, [])
  }
}
