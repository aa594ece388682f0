import XCTest

@testable import StyleInjection

final class StyleKitValueGrammarTests: XCTestCase {
  private typealias Row = GrammarRow

  private func check(_ rows: [GrammarRow], _ type: StyleValueType, line: UInt = #line) {
    check(rows, as: type, in: .stylekit, line: line)
  }

  private static func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> StyleColor {
    StyleColor(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }

  private static let colors: [(String, StyleColor)] = [
    ("#fff", color(255, 255, 255)), ("#a5F", color(170, 85, 255)), ("#cd0073", color(205, 0, 115)),
    ("#99000FFF", color(0, 15, 255, 153)), ("#FF000000", color(0, 0, 0)),
    ("#00A9A840", color(169, 168, 64, 0)),
    (" #000033\n", color(0, 0, 51)),
  ]

  func testOpacityStandsInFrontOfAColor() {
    check(Self.colors.map { Row(.string($0.0), .color($0.1)) }, .color)
    check(Self.colors.map { Row(.string($0.0), .cgColor(StyleCGColor($0.1))) }, .cgColor)
    let refused: [(RawStyleValue, String, String?)] = [
      ("#A0A0A0A", "value.color", nil), ("#FFFF", "value.color", nil), ("#123456789", "value.color", nil),
      ("#XYZ123", "value.color", nil), ("x #a0a0a0 y", "value.color", nil),
      ("000000", "value.color", "#000000"),
      ("COLOR(brandBlue)", "value.color", nil), ("red", "value.color", nil), (1, "value.kind", nil),
    ]
    for type in [StyleValueType.color, .cgColor] {
      check(refused.map { Row($0.0, fails: $0.1, suggestion: $0.2) }, type)
    }
  }

  func testFontsAreANameAndASize() {
    check(
      [
        Row("HelveticaNeue:20.0", .font(StyleFont(.named("HelveticaNeue"), size: 20))),
        Row("Avenir Next:17.5", .font(StyleFont(.named("AvenirNext-Regular"), size: 17.5))),
        Row("System-Bold:12", .font(StyleFont(.system(weight: .bold, italic: false), size: 12))),
        Row(
          "unknown:30", .font(StyleFont(.system(weight: .regular, italic: false), size: 30)),
          problems: [.init(id: "value.unknown-font")]),
        Row(
          "HelveticaNeua:30", .font(StyleFont(.system(weight: .regular, italic: false), size: 30)),
          problems: [.init(id: "value.unknown-font", suggestion: "HelveticaNeue:30")]),
        Row("HelveticaNeue:17,5", fails: "value.font-size", suggestion: "HelveticaNeue:17.5"),
        Row("HelveticaNeue:", fails: "value.font-size"), Row("HelveticaNeue:0", fails: "value.font-size"),
        Row("HelveticaNeue:-1", fails: "value.font-size"), Row("font!size", fails: "value.font"),
        Row(":12", fails: "value.font"), Row(12, fails: "value.kind"),
      ], .font)
  }

  func testTextIsNeverAnythingElse() {
    let texts = ["12:30", "#fff", "HelveticaNeue:20", "NIL()", "true", "a@b"]
    check(texts.map { Row(.string($0), .string($0)) }, .string)
    check([Row(.null, .none)], StyleValueType.string.optional)
    check([Row(.null, fails: "value.not-optional")], .string)
  }

  func testArraysAndNumbersAreAsTheyAre() {
    check([Row([0, 30, 0, 0], .array([0, 30, 0, 0].map { .number($0) }))], StyleValueType(.array(.number)))
    check([Row([1, 2], .size(CGSize(width: 1, height: 2)))], .size)
    check([Row(70, .number(70)), Row(0.5, .number(0.5)), Row(true, fails: "value.kind")], .number)
    check([Row(true, .bool(true)), Row(1, .bool(true))], .bool)
    check([Row("x", fails: "value.image")], .image)
  }

  func testAttributesGoByUIKitsOldNames() {
    var paragraph = StyleParagraphStyle()
    paragraph.alignment = .left
    paragraph.lineSpacing = 5
    paragraph.lineBreakMode = .byCharWrapping
    let attributes = StyleTextAttributes([
      .kern: .number(3), .foregroundColor: .color(Self.color(241, 196, 15)),
      .font: .font(StyleFont(.named("HelveticaNeue"), size: 17)), .paragraphStyle: paragraph.styleValue,
      .underlineStyle: .integer(1),
    ])
    let raw: RawStyleValue = [
      "NSKern": 3, "NSColor": "#f1c40f", "NSFont": "HelveticaNeue:17", "NSUnderline": 1,
      "NSParagraphStyle": ["alignment": "left", "lineSpacing": 5, "lineBreakMode": "byCharWrapping"],
    ]
    check([Row(raw, .attributes(attributes))], .attributes)
    check(
      [
        Row(
          ["NSColour": "#fff", "NSParagraphStyle": ["headIndnt": 1, "alignment": "lef", "tailIndent": "x"]],
          .attributes(StyleTextAttributes([.paragraphStyle: StyleParagraphStyle().styleValue])),
          problems: [
            .init(id: "value.text-attribute", severity: .error, suggestion: nil),
            .init(id: "value.text-attribute", severity: .error, suggestion: "headIndent"),
            .init(id: "value.enumeration", severity: .error, suggestion: "left"),
            .init(id: "value.number", severity: .error),
          ])
      ], .attributes)
  }

  func testWhatIsWrittenReadsAsTheSame() {
    var paragraph = StyleParagraphStyle()
    paragraph.alignment = .center
    paragraph.headIndent = 12.5
    let values: [(StyleValue, StyleValueType, RawStyleValue)] = [
      (.none, StyleValueType.color.optional, .null), (.string("@@a"), .string, "@@@a"),
      (.string("@a"), .string, "@@a"), (.string("12:30"), .string, "12:30"),
      (.color(Self.color(1, 2, 3)), .color, "#010203"), (.color(Self.color(1, 2, 3, 4)), .color, "#04010203"),
      (.cgColor(StyleCGColor(Self.color(1, 2, 3))), .cgColor, "#010203"),
      (.font(StyleFont(.named("HelveticaNeue"), size: 17.5)), .font, "HelveticaNeue:17.5"),
      (.font(StyleFont(.system(weight: .bold, italic: true), size: 9)), .font, "System-BoldItalic:9"),
      (.insets(StyleEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), .insets, [1, 2, 3, 4]),
      (.bool(true), .bool, true), (.integer(3), .integer, 3), (.number(0.5), .number, 0.5),
      (.array([.number(1)]), StyleValueType(.array(.number)), [1]),
      (
        .attributes(
          StyleTextAttributes([
            .foregroundColor: .color(Self.color(1, 2, 3)), .paragraphStyle: paragraph.styleValue,
          ])), .attributes,
        ["NSColor": "#010203", "NSParagraphStyle": ["alignment": "center", "headIndent": 12.5]]
      ),
    ]
    for (value, type, raw) in values {
      XCTAssertEqual(StyleKitValueGrammar.write(value), raw, "\(value)")
      check([Row(raw, value)], type)
    }
  }
}
