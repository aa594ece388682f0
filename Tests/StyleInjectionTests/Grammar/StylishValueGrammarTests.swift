import Foundation
import XCTest

@testable import StyleInjection

final class StylishValueGrammarTests: XCTestCase {
  private let context = StyleDecodingContext(dialect: .stylish, resources: SampleResources())

  private func value(_ raw: RawStyleValue, _ type: StyleValueType) -> StyleValue? {
    guard case .value(let value, _) = context.decode(raw, as: type) else { return nil }
    return value
  }

  private func problems(_ raw: RawStyleValue, _ type: StyleValueType) -> [StyleDecodingProblem] {
    switch context.decode(raw, as: type) {
    case .failure(let problem): [problem]
    case .value(_, let problems), .relative(_, let problems): problems
    case .notMine: []
    }
  }

  /// What is read is written as it was.
  func testValuesAndTheirSpellings() {
    let modes = StyleValueType(
      .enumeration(StyleEnumerationType("Mode") { ["byClipping", "byTruncatingTail"] }))
    let types = StyleValueType(.optionSet(StyleEnumerationType("Types") { ["link", "address"] }))
    let rows: [(RawStyleValue, StyleValueType, StyleValue)] = [
      (true, .bool, .bool(true)), (8, .number, .number(8)), (0.35, .number, .number(0.35)),
      (3, .integer, .integer(3)), ("12:30", .string, .string("12:30")),
      ("#FF8000", .color, .color(StyleColor(red: 1, green: 128 / 255, blue: 0))),
      ("#FF800080", .color, .color(StyleColor(red: 1, green: 128 / 255, blue: 0, alpha: 128 / 255))),
      ("#FF8000", .cgColor, .cgColor(StyleCGColor(StyleColor(red: 1, green: 128 / 255, blue: 0)))),
      ("tabs/home", .image, .image(StyleImage("tabs/home"))),
      (["width": 1, "height": 2.5], .size, .size(CGSize(width: 1, height: 2.5))),
      (
        ["top": 1, "left": 2, "bottom": 3, "right": 4], .insets,
        .insets(StyleEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      ),
      (["horizontal": 1, "vertical": -1], .offset, .offset(StyleOffset(horizontal: 1, vertical: -1))),
      ("byTruncatingTail", modes, .enumeration("byTruncatingTail")),
      (["link", "address"], types, .options(["link", "address"])),
      (
        ["tabs/home", "tabs/home"], StyleValueType(.array(.image)),
        .array([.image(StyleImage("tabs/home")), .image(StyleImage("tabs/home"))])
      ),
      (.null, StyleValueType.color.optional, .none),
      (["size": 12], .font, .font(.system(12))),
      (["size": 12, "weight": "semibold"], .font, .font(.system(12, weight: .semibold))),
      (["size": 12, "weight": "ultralight"], .font, .font(.system(12, weight: .ultraLight))),
      (["italicSize": 12.5], .font, .font(.system(12.5, italic: true))),
    ]
    for (raw, type, expected) in rows {
      XCTAssertEqual(value(raw, type), expected, "\(raw)")
      XCTAssertEqual(problems(raw, type), [], "\(raw)")
      XCTAssertEqual(StylishValueGrammar.write(expected), raw)
    }
    // The same font has two spellings.
    XCTAssertEqual(value(["boldSize": 12], .font), .font(.system(12, weight: .bold)))
  }

  func testWhatIsNoValue() {
    let rows: [(RawStyleValue, StyleValueType, Diagnostic.ID)] = [
      ("true", .bool, .valueKind), ("8", .number, .valueKind), (true, .number, .valueKind),
      ("#F80", .color, .valueColor), ("#F808", .color, .valueColor), ("FF8000", .color, .valueColor),
      ("red", .color, .valueColor), ("COLOR(red)", .color, .valueColor), ("#FF80ZZ", .color, .valueColor),
      (7, .color, .valueKind), ("", .image, .valueImage), (7, .image, .valueKind),
      (["width": 1], .size, .valueGeometry), ("1,2", .size, .valueKind),
      (["widht": 1, "height": 1], .size, .valueGeometry),
      ("$\"Futura\":12", .font, .valueKind), (["name": "Futura"], .font, .valueFont),
      (["size": 0], .font, .valueFontSize), (["size": "12"], .font, .valueKind),
      (["size": 12, "weight": "fat"], .font, .valueFont), (["textStyle": "titel1"], .font, .valueTextStyle),
    ]
    for (raw, type, id) in rows {
      XCTAssertNil(value(raw, type), "\(raw)")
      XCTAssertEqual(problems(raw, type).map(\.id), [id], "\(raw)")
    }
  }

  func testKeysOfAFontThatSayNothingAreTold() {
    let raw: RawStyleValue = ["size": 12, "weigth": "bold"]
    XCTAssertEqual(value(raw, .font), .font(.system(12)))
    XCTAssertEqual(problems(raw, .font).map(\.severity), [.warning])
    XCTAssertEqual(problems(raw, .font).map(\.suggestion), ["weight"])
  }

  func testNullWhereThereIsAlwaysAValue() {
    guard case .relative(let derive, let problems) = context.decode(.null, as: .number) else {
      return XCTFail("not relative")
    }
    XCTAssertEqual(derive(.number(0.5)), .number(0.5))
    XCTAssertEqual(problems.map(\.id), [.dialectNull])
    XCTAssertEqual(problems.map(\.severity), [.note])
  }
}
