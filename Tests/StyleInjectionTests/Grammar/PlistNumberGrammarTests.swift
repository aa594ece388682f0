import XCTest

@testable import StyleInjection

final class PlistNumberGrammarTests: XCTestCase {
  private typealias Row = GrammarRow

  func testBooleans() {
    check(
      [
        Row(true, .bool(true)), Row(false, .bool(false)), Row(1, .bool(true)), Row(0, .bool(false)),
        Row("true", .bool(true)), Row("false", .bool(false)), Row("YES", .bool(true)),
        Row("NO", .bool(false)),
        Row("yes", .bool(true)), Row("No", .bool(false)), Row("1", .bool(true)), Row("0", .bool(false)),
        Row(" TRUE ", .bool(true)),
        Row("yess", fails: "value.boolean", suggestion: "YES"),
        Row("flase", fails: "value.boolean", suggestion: "false"), Row("", fails: "value.boolean"),
        Row("on", fails: "value.boolean", suggestion: nil), Row("#FFF", fails: "value.boolean"),
        Row("😀", fails: "value.boolean"), Row(2, fails: "value.kind"), Row(-1, fails: "value.kind"),
        Row(1.0, fails: "value.kind"), Row([true], fails: "value.kind"),
        Row(.null, fails: "value.not-optional"),
        Row("NIL()", fails: "value.not-optional"),
      ], as: .bool)
  }

  private static let numbers: [(RawStyleValue, Double)] = [
    (10, 10), (0.5, 0.5), (-3, -3), ("10", 10), ("0.5", 0.5), ("-0.5", -0.5), ("+2", 2), (".5", 0.5),
    ("1e3", 1000), ("2.5E-1", 0.25), (" 17.5\t", 17.5), ("007", 7), (.real(1e300), 1e300),
    (.integer(.max), 0x1p63),
    ("17.50", 17.5),
  ]

  private static let refused: [Row] = [
    Row("17,5", fails: "value.number", suggestion: "17.5"), Row("1.000,5", fails: "value.number"),
    Row("", fails: "value.number"), Row(".", fails: "value.number"), Row("-", fails: "value.number"),
    Row("e5", fails: "value.number"), Row("ten", fails: "value.number"), Row("1 2", fails: "value.number"),
    Row("0x10", fails: "value.number"), Row("inf", fails: "value.number"), Row("nan", fails: "value.number"),
    Row("Infinity", fails: "value.number"), Row("1e999", fails: "value.number"),
    Row(.string("-1e999"), fails: "value.number"), Row("١٢", fails: "value.number"),
    Row("½", fails: "value.number"),
    Row("12pt", fails: "value.number"), Row("1__0", fails: "value.number"), Row("--1", fails: "value.number"),
    Row(.real(.nan), fails: "value.number"), Row(.real(.infinity), fails: "value.number"),
    Row(.real(-.infinity), fails: "value.number"), Row(true, fails: "value.kind"),
    Row([1], fails: "value.kind"),
    Row(["a": 1], fails: "value.kind"), Row("NIL()", fails: "value.not-optional"),
    Row(.string(String(repeating: "9", count: 100_000)), fails: "value.number"),
  ]

  func testNumbers() {
    check(Self.numbers.map { Row($0.0, .number($0.1)) }, as: .number)
    check(Self.refused, as: .number)
  }

  func testIntegers() {
    check(Self.refused, as: .integer)
    check(
      [
        Row(0, .integer(0)), Row("12", .integer(12)), Row(" -7 ", .integer(-7)), Row(3.0, .integer(3)),
        Row("3.0", .integer(3)), Row("1e3", .integer(1000)), Row(.integer(.max), .integer(.max)),
        Row(.integer(.min), .integer(.min)), Row(9_007_199_254_740_993, .integer(9_007_199_254_740_993)),
        Row("9007199254740993", .integer(9_007_199_254_740_993)),
        Row("9223372036854775807", .integer(.max)),
        Row(0.5, fails: "value.number"), Row("2.5", fails: "value.number"),
        Row("1e300", fails: "value.number"),
        Row("9223372036854775808", fails: "value.number"), Row(.real(0x1p63), fails: "value.number"),
      ], as: .integer)
  }
}
