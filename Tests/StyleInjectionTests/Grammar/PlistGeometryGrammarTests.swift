import XCTest

@testable import StyleInjection

final class PlistGeometryGrammarTests: XCTestCase {
  private typealias Row = GrammarRow

  /// Spellings of two numbers, and what is none.
  private static let pairs: [(RawStyleValue, Double, Double)] = [
    ("10,20", 10, 20), ("[10,20]", 10, 20), (" 10 , 20 ", 10, 20), ("[ -1.5, 2e1 ]", -1.5, 20),
    ([10, 20], 10, 20),
    (["10", 0.5], 10, 0.5),
  ]
  private static let refused: [Row] = [
    Row("10", fails: "value.geometry"), Row("10,20,30", fails: "value.geometry"),
    Row([], fails: "value.geometry"),
    Row([1, 2, 3, 4, 5], fails: "value.geometry"), Row("", fails: "value.number"),
    Row("[]", fails: "value.number"),
    Row("10,", fails: "value.number"), Row("10;20", fails: "value.number"), Row("a,b", fails: "value.number"),
    Row("[10,20", fails: "value.number"), Row("nan,1", fails: "value.number"),
    Row("1e999,1", fails: "value.number"),
    Row([1, .real(.nan)], fails: "value.number"), Row([1, true], fails: "value.kind"),
    Row(true, fails: "value.kind"),
    Row(.null, fails: "value.not-optional"), Row("{10, 20}", fails: "value.number"),
    Row(["wdth": 1], fails: "value.geometry"), Row(["": 1], fails: "value.geometry"),
  ]

  func testPairs() {
    check(Self.pairs.map { Row($0.0, .size(CGSize(width: $0.1, height: $0.2))) }, as: .size)
    check(Self.pairs.map { Row($0.0, .point(CGPoint(x: $0.1, y: $0.2))) }, as: .point)
    check(Self.pairs.map { Row($0.0, .offset(StyleOffset(horizontal: $0.1, vertical: $0.2))) }, as: .offset)
    check(Self.refused.dropLast(2), as: .point)
    check(Self.refused.dropLast(2), as: .offset)
    check([Row(["wdth": 1], fails: "value.geometry", suggestion: "width")], as: .size)
    check([Row(["width": 3, "height": "4"], .size(CGSize(width: 3, height: 4)))], as: .size)
    check([Row(["y": 4], .point(CGPoint(x: 0, y: 4)))], as: .point)
    check([Row(7, fails: "value.geometry"), Row(["x": true], fails: "value.kind")], as: .point)
  }

  func testRectangles() {
    check(
      [
        Row("1,2,3,4", .rect(CGRect(x: 1, y: 2, width: 3, height: 4))),
        Row([1, 2, 3.5, "4"], .rect(CGRect(x: 1, y: 2, width: 3.5, height: 4))),
        Row(["width": 3, "x": 1], .rect(CGRect(x: 1, y: 0, width: 3, height: 0))),
        Row("1,2", fails: "value.geometry"), Row(1, fails: "value.geometry"),
      ], as: .rect)
  }

  func testInsets() {
    func all(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> (StyleValue, StyleValue) {
      (
        .insets(StyleEdgeInsets(top: top, left: left, bottom: bottom, right: right)),
        .directionalInsets(
          StyleDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right))
      )
    }
    let rows: [(RawStyleValue, (StyleValue, StyleValue))] = [
      ("6", all(6, 6, 6, 6)), (6, all(6, 6, 6, 6)), ([6], all(6, 6, 6, 6)), (0.5, all(0.5, 0.5, 0.5, 0.5)),
      ("[10,5]", all(5, 10, 5, 10)), ("10,5", all(5, 10, 5, 10)), ([10, 5], all(5, 10, 5, 10)),
      ("1,2,3,4", all(1, 2, 3, 4)), ([1, 2, 3, 4], all(1, 2, 3, 4)),
      (["top": 1, "bottom": 2], all(1, 0, 2, 0)),
    ]
    check(rows.map { Row($0.0, $0.1.0) }, as: .insets)
    check(rows.map { Row($0.0, $0.1.1) }, as: .directionalInsets)
    for type in [StyleValueType.insets, .directionalInsets] {
      check(
        [
          Row("1,2,3", fails: "value.geometry"), Row([1, 2, 3], fails: "value.geometry"),
          Row("1,2,3,4,5", fails: "value.geometry"), Row([], fails: "value.geometry"),
          Row(["tpo": 1], fails: "value.geometry", suggestion: "top"), Row("wide", fails: "value.number"),
        ], as: type)
    }
    check(
      [Row(["left": 4], .insets(StyleEdgeInsets(left: 4))), Row(["leading": 4], fails: "value.geometry")],
      as: .insets)
    check(
      [Row(["trailing": 4], .directionalInsets(StyleDirectionalEdgeInsets(trailing: 4)))],
      as: .directionalInsets)
  }

  func testAWrongPartIsReportedAtItsPlace() {
    let raw = RawStyleValue.dictionary([
      RawStyleEntry("top", at: SourceSpan(1, 2), LocatedStyleValue("a", at: SourceSpan(3, 4)))
    ])
    guard case .failure(let value) = StyleDecodingContext().decode(raw, as: .insets),
      case .failure(let key) = StyleDecodingContext().decode(raw, as: .size)
    else { return XCTFail("a value") }
    XCTAssertEqual(value.span, SourceSpan(3, 4))
    XCTAssertEqual(key.span, SourceSpan(1, 2))
  }
}
