import XCTest

@testable import StyleInjection

final class StyleResourcesTests: XCTestCase {
  /// Colours that may not be all.
  private struct Some: StyleResources {
    func color(named name: String) -> StyleColor? { name == "mine" ? StyleColor(white: 1) : nil }
    func hasColor(named name: String) -> Bool? { name == "mine" ? true : nil }
    var colorNames: [String] { ["mine"] }
  }

  func testAColorIsMissingWhereNoSourceMayHaveIt() {
    let rows: [(sources: [any StyleResources], name: String, isThere: Bool?)] = [
      ([], "mine", false), ([Some()], "mine", true), ([Some()], "gone", nil),
      ([SampleResources()], "gone", false),
      ([SampleResources()], "brandBlue", true), ([Some(), SampleResources()], "gone", nil),
      ([Some(), SampleResources()], "brandBlue", true), ([SampleResources(), Some()], "mine", true),
    ]
    for row in rows {
      XCTAssertEqual(StyleResourceList(row.sources).hasColor(named: row.name), row.isThere, row.name)
    }
  }

  private func read(
    _ text: String, _ type: StyleValueType, _ resources: any StyleResources
  ) -> (value: StyleValue?, problem: StyleDecodingProblem?) {
    switch StyleDecodingContext(resources: resources).decode(.string(text), as: type) {
    case .value(let value, let problems): (value, problems.first)
    case .failure(let problem): (nil, problem)
    case .notMine, .relative: (nil, nil)
    }
  }

  func testAColorThatMayBeThereIsTakenByItsName() {
    let unknown = StyleResourceList([Some(), SampleResources()])
    let rows: [(text: String, color: StyleColor, suggestion: String?)] = [
      ("COLOR(accent)", StyleColor(unresolvedName: "accent"), nil),
      ("COLOR(accent):0.5", StyleColor(unresolvedName: "accent", alpha: 0.5), nil),
      ("COLOR(brandBlu):0.5", StyleColor(unresolvedName: "brandBlu", alpha: 0.5), "COLOR(brandBlue):0.5"),
    ]
    for row in rows {
      let plain = read(row.text, .color, unknown)
      XCTAssertEqual(plain.value, .color(row.color), row.text)
      XCTAssertEqual(plain.problem?.suggestion, row.suggestion, row.text)
      XCTAssertEqual(plain.problem?.severity, row.suggestion == nil ? nil : .warning, row.text)
      let core = read("CG:" + row.text, .cgColor, unknown)
      XCTAssertEqual(core.value, .cgColor(StyleCGColor(row.color)), row.text)
      XCTAssertEqual(core.problem?.suggestion, row.suggestion.map { "CG:" + $0 }, row.text)
    }
    XCTAssertNil(read("COLOR()", .color, unknown).value)
  }

  func testADifferenceInLetterCaseAloneIsNoted() {
    let rows: [(text: String, type: StyleValueType, notes: [String])] = [
      ("COLOR(BrandBlue)", .color, ["only the letter case differs from 'brandBlue'"]),
      ("CG:COLOR(BRANDBLUE):0.5", .cgColor, ["only the letter case differs from 'brandBlue'"]),
      ("IMG(Icon-Home)", .image, ["only the letter case differs from 'icon-home'"]),
      ("COLOR(brandBlu)", .color, []), ("IMG(icon-hom)", .image, []),
    ]
    for row in rows {
      let problem = read(row.text, row.type, SampleResources()).problem
      XCTAssertNotNil(problem?.suggestion, row.text)
      XCTAssertEqual(problem?.notes, row.notes, row.text)
    }
  }
}
