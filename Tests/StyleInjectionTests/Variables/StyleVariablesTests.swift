import XCTest

@testable import StyleInjection

final class StyleVariablesTests: XCTestCase {
  private func context(
    _ sheets: [[String: RawStyleValue]], _ environment: StyleEnvironment = StyleEnvironment()
  ) throws -> StyleDecodingContext {
    let sheets = try sheets.enumerated().map { index, root in
      let entries = root.map { RawStyleEntry($0.key, LocatedStyleValue($0.value)) }
      return try StyleSheet(path: "s\(index)", .dictionary(entries.sorted { $0.key < $1.key }))
    }
    return StyleDecodingContext(variables: StyleVariables(sheets), environment: environment)
  }

  private func decode(
    _ raw: RawStyleValue, as type: StyleValueType, _ sheets: [[String: RawStyleValue]],
    _ environment: StyleEnvironment = StyleEnvironment()
  ) throws -> String {
    switch try context(sheets, environment).decode(raw, as: type) {
    case .value(let value, let problems):
      return value.spelling(in: .plist) + problems.map { " [\($0.id.rawValue)]" }.joined()
    case .failure(let problem): return "\(problem.id.rawValue): \(problem.message)"
    case .relative: return "relative"
    case .notMine: return "not mine"
    }
  }

  func testAReferenceHasTheValueOfItsVariable() throws {
    let sheet: [String: RawStyleValue] = [
      "$a": "#ff0000", "$b": "$a", "$c": "$b", "$size": 7, "$font": "$\"System\":12", "$title": "12:30",
      "$list": ["$size", 2], "$$": "x",
    ]
    let rows: [(RawStyleValue, StyleValueType, String)] = [
      ("$a", .color, "#FF0000"), ("$c", .color, "#FF0000"), ("$size", .number, "7"),
      ("$title", .string, "12:30"), ("$font", .font, "$\"System\":12"), ("$font:20", .font, "$\"System\":20"),
      ("$a:0.5", .color, "#FF000080"), (["$size", 2], .size, "7,2"), ("$list", .size, "7,2"),
      ("$$a", .string, "$$a"), ("$5", .string, "$5"), ("$", .string, "$"),
      ("$nothing", .string, "$$nothing [value.unknown-variable]"),
      ("$al", .color, "value.unknown-variable: there is no variable '$al'"),
      (
        "$a:x", .color,
        "value.modifier: 'x' in '$a:x' must be a font's size greater than 0, or a colour's opacity from 0 to 1"
      ),
      (
        "$font:0", .font,
        "value.modifier: '0' in '$font:0' must be a font's size greater than 0, or a colour's opacity from 0 to 1"
      ),
    ]
    for (raw, type, expected) in rows {
      XCTAssertEqual(try decode(raw, as: type, [sheet]), expected, "\(raw)")
    }
  }

  func testCirclesNameTheirChain() throws {
    let sheet: [String: RawStyleValue] = ["$a": "$b", "$b": "$c", "$c": "$a", "$self": "$self"]
    XCTAssertEqual(
      try decode("$a", as: .color, [sheet]),
      "value.variable-circle: variables lead back to themselves: $a → $b → $c → $a")
    XCTAssertEqual(
      try decode("$self", as: .color, [sheet]),
      "value.variable-circle: variables lead back to themselves: $self → $self")
  }

  func testALaterSheetAndMoreConditionsAreStronger() throws {
    let base: [String: RawStyleValue] = [
      "$a": "#000000", "$a(appearance:dark)": "#111111", "$a(appearance:dark, device:pad)": "#222222",
      "$only(device:tv)": "#333333",
    ]
    let dark = StyleEnvironment(appearance: .dark)
    let darkPad = StyleEnvironment(device: .pad, appearance: .dark)
    XCTAssertEqual(try decode("$a", as: .color, [base]), "#000000")
    XCTAssertEqual(try decode("$a", as: .color, [base], dark), "#111111")
    XCTAssertEqual(try decode("$a", as: .color, [base], darkPad), "#222222")
    XCTAssertEqual(try decode("$a", as: .color, [base, ["$a": "#444444"]], darkPad), "#444444")
    XCTAssertEqual(
      try decode("$only", as: .color, [base]), "value.unknown-variable: there is no variable '$only'")
  }

  func testAProblemOfAVariableIsToldWhereItIsUsed() throws {
    guard case .failure(let problem) = try context([["$a": "#12345"]]).decode("$a", as: .color) else {
      return XCTFail("#12345 is no colour")
    }
    XCTAssertEqual(problem.id.rawValue, "value.color")
    XCTAssertNil(problem.span)
    XCTAssertEqual(problem.notes.last, "'$a' has its value at s0")
  }

  func testChainsOfVariablesAreBounded() throws {
    let limit = StyleDecodingContext.maximumChainLength
    func chain(_ length: Int, _ next: (String) -> RawStyleValue, _ last: RawStyleValue) -> [String:
      RawStyleValue]
    {
      let links = (0..<length).map { ("$v\($0)", $0 + 1 < length ? next("$v\($0 + 1)") : last) }
      return Dictionary(uniqueKeysWithValues: links)
    }
    let text: (String) -> RawStyleValue = { .string($0) }
    XCTAssertEqual(try decode("$v0", as: .color, [chain(limit, text, "#fff")]), "#FFFFFF")
    XCTAssertEqual(
      try decode("$v0", as: .color, [chain(20_000, text, "#fff")]),
      "value.variable-chain: variables lead to each other more than \(limit) times, from '$v0' to '$v\(limit)'"
    )
    for length in [limit, limit + 1, 900] {
      let circle = try decode("$v0", as: .color, [chain(length, text, "$v0")])
      XCTAssertTrue(
        circle.hasPrefix("value.variable-circle: variables lead back to themselves: $v0 → "), circle)
      XCTAssertTrue(circle.hasSuffix("$v\(length - 1) → $v0"), circle)
    }
    let tail = try decode("$v0", as: .color, [chain(100, text, "$v90")])
    XCTAssertTrue(
      tail.hasPrefix("value.variable-circle: variables lead back to themselves: $v90 → $v91"), tail)
    let hugeCircle = try decode("$v0", as: .color, [chain(20_000, text, "$v0")])
    XCTAssertTrue(hugeCircle.hasPrefix("value.variable-chain: "), hugeCircle)
    let list: (String) -> RawStyleValue = { .array([LocatedStyleValue(.string($0))]) }
    let nested = try decode("$v0", as: .size, [chain(20_000, list, 1)])
    XCTAssertTrue(nested.hasPrefix("value."), nested)
  }

  func testAnExpansionIsBounded() throws {
    var sheet: [String: RawStyleValue] = ["$v0": ["x", "x", "x", "x", "x", "x", "x", "x"]]
    for number in 1..<12 {
      sheet["$v\(number)"] = .array(Array(repeating: LocatedStyleValue(.string("$v\(number - 1)")), count: 8))
    }
    _ = try decode("$v11", as: StyleValueType(.array(.string)), [sheet])
  }
}
