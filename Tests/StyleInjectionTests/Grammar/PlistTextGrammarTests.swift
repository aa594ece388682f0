import XCTest

@testable import StyleInjection

final class PlistTextGrammarTests: XCTestCase {
  private typealias Row = GrammarRow

  /// Text that other types would take as something else.
  private static let texts = [
    "", " ", "#A0A0A0", "CG#A0A0A0", "12:30", "10,20", "[10,20]", "true", "YES", "0", "1.50", "IMG(icon)",
    "COLOR(brandBlue)", "$\"Helvetica Neue\":17", "$(title2)", "right", "nil", "NIL", "NIL( )", "null", "🚘 ©",
    "e\u{301}", "a\r\nb", "\u{0}", "  padded  ", String(repeating: "🚘", count: 10_000),
  ]

  func testTextStaysText() {
    check(Self.texts.map { Row(.string($0), .string($0)) }, as: .string)
    check(Self.texts.map { Row(.string($0), .string($0)) }, as: .string.optional)
    check(
      Self.texts.map { Row(.string($0), .attributedText(StyleAttributedText($0))) }, as: .attributedText)
  }

  func testNumbersAreTheTextThatSpellsThemAndNothingElseIsText() {
    for type in [StyleValueType.string, .attributedText] {
      check(
        [
          Row(true, fails: "value.kind"), Row(["a"], fails: "value.kind"),
          Row(["a": "b"], fails: "value.kind"),
          Row(.data(Data()), fails: "value.kind"), Row(.date(Date()), fails: "value.kind"),
          Row("NIL()", fails: "value.not-optional"), Row(.null, fails: "value.not-optional"),
        ], as: type)
    }
    check(
      [
        Row(7, .string("7")), Row(0.5, .string("0.5")), Row(.real(8), .string("8")),
        Row("NIL()", .string("x")),
      ]
      .dropLast(), as: .string)
    check([Row("NIL()", .none), Row(.null, .none)], as: .string.optional)
  }

  func testAttributes() {
    let red = StyleValue.color(StyleColor(red: 1, green: 0, blue: 0))
    check(
      [
        Row([:], .attributes(StyleTextAttributes())),
        Row(
          ["color": "#F00", "kern": 1.5, "font": "$\"HelveticaNeue\":17", "underlineStyle": 1],
          .attributes(
            StyleTextAttributes([
              .foregroundColor: red, .kern: .number(1.5), .font: .font(.named("HelveticaNeue", 17)),
              .underlineStyle: .integer(1),
            ]))),
        Row(["foregroundColor": "#F00"], .attributes(StyleTextAttributes([.foregroundColor: red]))),
        Row(["NSColor": "#F00"], .attributes(StyleTextAttributes([.foregroundColor: red]))),
        Row(["NSKern": "2"], .attributes(StyleTextAttributes([.kern: .number(2)]))),
        Row(
          ["color": "#F00", "krn": 1, "kern": "wide"],
          .attributes(StyleTextAttributes([.foregroundColor: red])),
          problems: [
            .init(id: "value.text-attribute", severity: .error, suggestion: "kern"),
            .init(id: "value.number", severity: .error),
          ]),
        Row(
          ["font": "$\"Helvetica Neu\":17"],
          .attributes(StyleTextAttributes([.font: .font(.system(17))])),
          problems: [.init(id: "value.unknown-font", suggestion: "$\"Helvetica Neue\":17")]),
        Row(
          ["foregroundColor": "#00F", "color": "#F00"],
          .attributes(StyleTextAttributes([.foregroundColor: red])),
          problems: [.init(id: "value.text-attribute")]),
        Row("#FFF", fails: "value.kind"), Row(["a"], fails: "value.kind"), Row(1, fails: "value.kind"),
      ], as: .attributes)
  }

  func testAFontWithoutASizeKeepsTheOriginalAttributesSize() {
    let attributes: RawStyleValue = ["font": "$\"Avenir Next\"", "kern": 1]
    func expected(_ size: Double) -> StyleValue {
      .attributes(
        StyleTextAttributes([.font: .font(.named("AvenirNext-Regular", size)), .kern: .number(1)]))
    }
    check(
      [
        Row(attributes, of: .none, gives: expected(17)),
        Row(
          attributes,
          of: .attributes(StyleTextAttributes([.font: .font(.system(11)), .tracking: .number(3)])),
          gives: expected(11)),
      ], as: .attributes)
  }

  func testProblemsOfAttributesStandAtTheirEntries() {
    let raw = RawStyleValue.dictionary([
      RawStyleEntry("krn", at: SourceSpan(1, 2), LocatedStyleValue(1, at: SourceSpan(3, 4))),
      RawStyleEntry("color", at: SourceSpan(5, 6), LocatedStyleValue("red", at: SourceSpan(7, 8))),
    ])
    guard case .value(_, let problems) = StyleDecodingContext().decode(raw, as: .attributes) else {
      return XCTFail("no value")
    }
    XCTAssertEqual(problems.map(\.span), [SourceSpan(1, 2), SourceSpan(7, 8)])
  }
}
