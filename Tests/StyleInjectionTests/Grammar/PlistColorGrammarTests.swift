import XCTest

@testable import StyleInjection

final class PlistColorGrammarTests: XCTestCase {
  private typealias Row = GrammarRow
  private typealias Problem = GrammarRow.Problem

  private static func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> StyleColor {
    StyleColor(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }

  /// Spellings behind `#`, as CGColors too.
  private static let digits: [(String, StyleColor)] = [
    ("#A0A0A0", color(160, 160, 160)), ("#a0A0a0", color(160, 160, 160)), ("#000000", color(0, 0, 0)),
    ("#FFFFFF", color(255, 255, 255)), ("#00ff00", color(0, 255, 0)), ("#0000007F", color(0, 0, 0, 127)),
    ("#00A9A840", color(0, 169, 168, 64)), ("#f00", color(255, 0, 0)), ("#a5F", color(170, 85, 255)),
    ("#F008", color(255, 0, 0, 136)), ("#0000", color(0, 0, 0, 0)), ("  #000033\n", color(0, 0, 51)),
  ]

  private static let names: [(String, StyleColor)] = [
    ("COLOR(brandBlue)", color(0, 0, 255)),
    ("COLOR(systemRed):0.5", StyleColor(red: 1, green: 0, blue: 0, alpha: 0.5)),
    ("COLOR(systemRed):0", color(255, 0, 0, 0)), ("COLOR(systemRed):1", color(255, 0, 0)),
    ("COLOR(Farbe (alt))", StyleColor(white: 0.5)), ("COLOR(clear)", StyleColor(white: 0, alpha: 0)),
    ("COLOR(clear):1", StyleColor(white: 0)),
  ]

  /// What is no colour, with the suggestion as a UIColor.
  private static let refused: [(String, id: String, suggestion: String?)] = [
    ("", "value.color", nil), ("#", "value.color", nil), ("#1", "value.color", nil),
    ("#12", "value.color", nil),
    ("#12345", "value.color", nil), ("#A0A0A0A", "value.color", nil), ("#123456789", "value.color", nil),
    ("x #a0a0a0 y", "value.color", nil), ("#XYZ123", "value.color", nil), ("##FFF", "value.color", nil),
    ("#١٢٣", "value.color", nil), ("#ＦＦＦ", "value.color", nil), ("#FF FF FF", "value.color", nil),
    ("#F\u{301}00", "value.color", nil), ("red", "value.color", nil), ("🎨", "value.color", nil),
    ("A0A0A0", "value.color", "#A0A0A0"), ("fff", "value.color", "#fff"), ("0x112233", "value.color", nil),
    ("COLOR(brandBlue", "value.color", "COLOR(brandBlue)"),
    ("COLOR(brandBlu)", "value.unknown-color", "COLOR(brandBlue)"),
    ("COLOR(brandBlu):0.5", "value.unknown-color", "COLOR(brandBlue):0.5"),
    ("COLOR()", "value.unknown-color", nil), ("COLOR(nothingNear)", "value.unknown-color", nil),
    ("COLOR(brandBlue)0.5", "value.color", nil), ("COLOR(brandBlue):", "value.color", nil),
    ("COLOR(brandBlue):0,5", "value.color", nil), ("COLOR(brandBlue):1.5", "value.color", nil),
    ("COLOR(brandBlue):-1", "value.color", nil), ("COLOR(brandBlue):nan", "value.color", nil),
    ("COLOR(brandBlue):1e999", "value.color", nil), ("NIL", "value.color", nil),
  ]

  func testColors() {
    check(Self.digits.map { Row(.string($0.0), .color($0.1)) }, as: .color)
    check(Self.names.map { Row(.string($0.0), .color($0.1)) }, as: .color)
    check(Self.refused.map { Row(.string($0.0), fails: $0.id, suggestion: $0.suggestion) }, as: .color)
  }

  func testCGColors() {
    check(Self.digits.map { Row(.string(Self.cg($0.0)), .cgColor(StyleCGColor($0.1))) }, as: .cgColor)
    check(Self.names.map { Row(.string(Self.cg($0.0)), .cgColor(StyleCGColor($0.1))) }, as: .cgColor)
    check(
      Self.refused.map { Row(.string($0.0), fails: $0.id, suggestion: $0.suggestion.map(Self.cg)) },
      as: .cgColor)
    let prefixed = Self.refused.filter { $0.0.hasPrefix("#") || $0.0.hasPrefix("COLOR(") }
    check(
      prefixed.map { Row(.string(Self.cg($0.0)), fails: $0.id, suggestion: $0.suggestion.map(Self.cg)) },
      as: .cgColor)
  }

  func testTheOtherKindOfColorIsRefusedWithTheRightSpelling() {
    let all = (Self.digits + Self.names).map { $0.0.trimmingCharacters(in: .whitespacesAndNewlines) }
    check(
      all.map { Row(.string(Self.cg($0)), fails: "value.color-kind", suggestion: $0) }, as: .color)
    check(
      all.map { Row(.string($0), fails: "value.color-kind", suggestion: Self.cg($0)) }, as: .cgColor)
    check(
      [
        Row("CG#XYZ", fails: "value.color"), Row("CGFloat", fails: "value.color"),
        Row("CG", fails: "value.color"),
        Row("CG:#FFF", fails: "value.color"), Row("CGCOLOR(brandBlue)", fails: "value.color"),
        Row("CG:COLOR(brandBlu)", fails: "value.unknown-color", suggestion: "COLOR(brandBlue)"),
      ], as: .color)
  }

  private static func cg(_ text: String) -> String {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return (text.hasPrefix("#") ? "CG" : "CG:") + text
  }

  func testOtherKindsOfValuesAreRefused() {
    let rows: [RawStyleValue] = [
      1, 0.5, true, ["#FFF"], ["color": "#FFF"], .date(Date()), .data(Data()), .real(.nan),
    ]
    for type in [StyleValueType.color, .cgColor] {
      check(rows.map { Row($0, fails: "value.kind") }, as: type)
    }
  }

  func testANamedColorKeepsItsName() {
    let context = StyleDecodingContext(resources: SampleResources())
    guard case .value(.color(let color), _) = context.decode("COLOR(systemRed):0.25", as: .color) else {
      return XCTFail("no colour")
    }
    XCTAssertEqual(color.name, "systemRed")
    XCTAssertEqual(color.alpha, 0.25)
  }

  func testTheMessageStatesTheDigitCount() {
    let context = StyleDecodingContext()
    guard case .failure(let problem) = context.decode("#A0A0A0A", as: .color) else {
      return XCTFail("a colour")
    }
    XCTAssertEqual(problem.message, "'#A0A0A0A' is not a colour: it has 7 hex digits, not 3, 4, 6 or 8")
  }
}
