import XCTest

@testable import StyleInjection

final class StylistValueGrammarTests: XCTestCase {
  private typealias Row = GrammarRow
  private typealias Problem = GrammarRow.Problem

  private static func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) -> StyleColor {
    StyleColor(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  private static let clear = StyleColor(white: 0, alpha: 0)

  private static let colors: [(String, StyleColor)] = [
    ("D22", color(0xDD, 0x22, 0x22)), ("#DD2222", color(0xDD, 0x22, 0x22)),
    ("DD2222AA", color(0xDD, 0x22, 0x22, Double(0xAA) / 255)),
    ("#DD2222aa", color(0xDD, 0x22, 0x22, Double(0xAA) / 255)),
    ("DD2222:0.1", color(0xDD, 0x22, 0x22, 0.1)), ("DD2222AA:0.5", color(0xDD, 0x22, 0x22, 0.5)),
    ("000033", color(0, 0, 0x33)), ("1e2030", color(0x1E, 0x20, 0x30)), ("000000", color(0, 0, 0)),
    ("0x112233", color(0x11, 0x22, 0x33)), (" 55F ", color(0x55, 0x55, 0xFF)),
    ("brandBlue", color(0, 0, 255)), ("brandBlue:0.5", color(0, 0, 255, 0.5)),
    ("BRANDBLUE", color(0, 0, 255)), ("systemRed:0", color(255, 0, 0, 0)),
    ("none", clear), ("transparent", clear), ("clear", clear), ("None", clear),
  ]

  func testColors() {
    check(Self.colors.map { Row(.string($0.0), .color($0.1)) }, as: .color, in: .stylist)
    check(
      Self.colors.map { Row(.string($0.0), .cgColor(StyleCGColor($0.1))) }, as: .cgColor, in: .stylist)
    check([Row(112233, .color(Self.color(0x11, 0x22, 0x33)))], as: .color, in: .stylist)
    let refused: [(RawStyleValue, String, String?)] = [
      ("#1234", "value.color", nil), ("#12", "value.color", nil), ("#XYZ", "value.color", nil),
      ("1234", "value.unknown-color", nil), ("brandBlu", "value.unknown-color", "brandBlue"),
      ("brandBlu:0.5", "value.unknown-color", "brandBlue:0.5"), ("D22:2", "value.color", nil),
      ("D22:", "value.color", nil), ("", "value.unknown-color", nil), (["D22"], "value.kind", nil),
      (.null, "value.not-optional", nil), (true, "value.kind", nil),
    ]
    check(refused.map { Row($0.0, fails: $0.1, suggestion: $0.2) }, as: .color, in: .stylist)
  }

  func testAnAssetThatIsNotKnownKeepsItsNameAndOpacity() {
    struct OpenResources: StyleResources {
      func hasColor(named name: String) -> Bool? { nil }
    }
    let context = StyleDecodingContext(dialect: .stylist, resources: OpenResources())
    for (text, alpha) in [("brand:0.5", 0.5), ("brand", 1)] {
      guard case .value(.color(let color), let problems) = context.decode(.string(text), as: .color) else {
        return XCTFail(text)
      }
      XCTAssertEqual(color, StyleColor(unresolvedName: "brand", alpha: alpha))
      XCTAssertEqual(problems.count, 0)
    }
  }

  func testFonts() {
    check(
      [
        Row("16", .font(.system(16))), Row(14.5, .font(.system(14.5))),
        Row("Helvetica Neue:20", .font(.named("HelveticaNeue", 20))),
        Row(
          "title 2", .font(StyleFont(.system(weight: .regular, italic: false), size: 22, textStyle: "title2"))
        ),
        Row(
          "Title2", .font(StyleFont(.system(weight: .regular, italic: false), size: 22, textStyle: "title2"))),
        Row("Avenir Next:body", .font(StyleFont(.named("AvenirNext-Regular"), size: 17, textStyle: "body"))),
        Row("title2:30", .font(.system(30))),
        Row("systemBold:14", .font(.system(14, weight: .bold))),
        Row("systemthin:16", .font(.system(16, weight: .thin))),
        Row("systemItalic:12", .font(.system(12, italic: true))),
        Row("system:12", .font(.system(12))),
        Row(
          "systemUltraLight:title2",
          .font(
            StyleFont(.system(weight: .ultraLight, italic: false), size: 22, textStyle: "title2"))),
        Row("Gone:12", .font(.system(12)), problems: [Problem(id: "value.unknown-font")]),
        Row(
          "Helvetica Neu:12", .font(.system(12)),
          problems: [
            Problem(id: "value.unknown-font", suggestion: "Helvetica Neue:12")
          ]),
        Row("Helvetica Neue", of: .font(.system(30)), gives: .font(.named("HelveticaNeue", 30))),
        Row("systemBold", of: .font(.named("A", 11)), gives: .font(.system(11, weight: .bold))),
        Row("Helvetica Neue:content", fails: "value.font-size"), Row("A:0", fails: "value.font-size"),
        Row("-3", fails: "value.font-size"), Row("", fails: "value.kind"), Row(true, fails: "value.kind"),
      ], as: .font, in: .stylist)
  }

  func testImages() {
    check(
      [
        Row("icon-home", .image(StyleImage("icon-home"))), Row("none", .none), Row(.null, .none),
        Row(
          "icon-hom", .image(StyleImage("icon-hom")),
          problems: [
            Problem(id: "value.unknown-image", suggestion: "icon-home")
          ]), Row(["a"], fails: "value.kind"),
      ], as: .image.optional, in: .stylist)
  }

  func testGeometry() {
    let insets = { (top: Double, left: Double, bottom: Double, right: Double) in
      StyleValue.insets(StyleEdgeInsets(top: top, left: left, bottom: bottom, right: right))
    }
    check(
      [
        Row("5", insets(5, 5, 5, 5)), Row("20,15", insets(15, 20, 15, 20)),
        Row(["10", "5"], insets(5, 10, 5, 10)), Row("10,5,5,6", insets(10, 5, 5, 6)),
        Row(["top": "1"], insets(1, 0, 0, 0)), Row("1,2,3", fails: "value.geometry"),
      ], as: .insets, in: .stylist)
    check(
      [
        Row("5", .size(.init(width: 5, height: 5))), Row("10, 20", .size(.init(width: 10, height: 20))),
        Row(["10", "20"], .size(.init(width: 10, height: 20))), Row("1,2,3", fails: "value.geometry"),
      ], as: .size, in: .stylist)
    check(
      [Row("10,20", .point(.init(x: 10, y: 20))), Row("3", .point(.init(x: 3, y: 3)))], as: .point,
      in: .stylist)
    check(
      [
        Row("10,20", .offset(StyleOffset(horizontal: 10, vertical: 20))),
        Row("3", .offset(StyleOffset(horizontal: 3, vertical: 3))),
      ], as: .offset, in: .stylist)
    check(
      [Row("10,10,30,30", .rect(.init(x: 10, y: 10, width: 30, height: 30)))], as: .rect, in: .stylist)
  }

  func testBooleansAndText() {
    check(
      [("yes", true), ("on", true), ("True", true), ("1", true), ("no", false), ("OFF", false), ("0", false)]
        .map { Row(.string($0.0), .bool($0.1)) } + [Row("maybe", fails: "value.boolean")], as: .bool,
      in: .stylist)
    check(
      ["no", "000033", "1e2030", "#fff", "12:30"].map { Row(.string($0), .string($0)) }, as: .string,
      in: .stylist)
    check([Row("1e2", .number(100))], as: .number, in: .stylist)
  }

  func testEnumsIgnoreLetterCaseAndSpaces() {
    let modes = StyleValueType(
      .enumeration(
        StyleEnumerationType("Mode") { ["scaleToFill", "scaleAspectFit", "scaleAspectFill", "center"] }))
    check(
      [
        Row("scaleAspectFit", .enumeration("scaleAspectFit")),
        Row("scale aspect fit", .enumeration("scaleAspectFit")),
        Row("Scale To Fill", .enumeration("scaleToFill")), Row("CENTER", .enumeration("center")),
        Row("aspect fit", fails: "value.enumeration"),
        Row("centre", fails: "value.enumeration", suggestion: "center"),
        Row("scaleAspectFil", fails: "value.enumeration", suggestion: "scaleAspectFill"),
      ], as: modes, in: .stylist)
    let edges = StyleValueType(.optionSet(StyleEnumerationType("Edges") { ["topLeft", "left"] }))
    check(
      [
        Row(["Top Left", "LEFT"], .options(["topLeft", "left"])),
        Row("left, top left", .options(["topLeft", "left"])),
      ],
      as: edges, in: .stylist)
  }

  func testSizesAndRatios() {
    let limit = StyleSizeLimit.styleValueType
    check(
      [
        Row("20", StyleSizeLimit(.equal, 20).styleValue),
        Row("<=30", StyleSizeLimit(.lessThanOrEqual, 30).styleValue),
        Row(">= 30", StyleSizeLimit(.greaterThanOrEqual, 30).styleValue),
        Row("==3.5", StyleSizeLimit(.equal, 3.5).styleValue), Row("<30", fails: "value.number"),
      ], as: limit, in: .stylist)
    check(
      [
        Row("0.5", StyleAspectRatio(widthToHeight: 0.5).styleValue),
        Row("1/2", StyleAspectRatio(widthToHeight: 0.5).styleValue),
        Row("2:1", StyleAspectRatio(widthToHeight: 0.5).styleValue), Row("1/0", fails: "value.geometry"),
        Row("a/b", fails: "value.geometry"), Row("-1", fails: "value.geometry"),
      ], as: StyleAspectRatio.styleValueType, in: .stylist)
  }

  func testWhatIsWrittenIsReadAsTheSame() {
    let context = StyleDecodingContext(dialect: .stylist, resources: SampleResources())
    let values: [(StyleValue, StyleValueType)] = [
      (.none, .color.optional), (.color(Self.clear.named("clear")), .color), (.bool(true), .bool),
      (.integer(3), .integer), (.number(0.25), .number),
      (.string("$a"), .string), (.string("no"), .string), (.color(Self.color(1, 2, 3)), .color),
      (.color(Self.color(1, 2, 3, 0.2)), .color),
      (.color(Self.color(0, 0, 255, 0.5).named("brandBlue")), .color),
      (.cgColor(StyleCGColor(Self.color(9, 8, 7))), .cgColor), (.font(.system(12)), .font),
      (.font(.system(12, weight: .heavy, italic: true)), .font), (.font(.system(9, italic: true)), .font),
      (.font(.named("HelveticaNeue", 11.5)), .font),
      (.font(StyleFont(.named("HelveticaNeue"), size: 17, textStyle: "body")), .font),
      (.font(StyleFont(.system(weight: .regular, italic: false), size: 22, textStyle: "title2")), .font),
      (.image(StyleImage("tabs/home")), .image), (.size(.init(width: 1, height: 2)), .size),
      (.insets(StyleEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), .insets),
      (.attributes(StyleTextAttributes([.font: .font(.system(3)), .kern: .number(2)])), .attributes),
      (.array([.number(1), .number(2)]), StyleValueType(.array(.number))),
      (StyleSizeLimit(.lessThanOrEqual, 3).styleValue, StyleSizeLimit.styleValueType),
      (StyleAspectRatio(widthToHeight: 1.5).styleValue, StyleAspectRatio.styleValueType),
    ]
    for (value, type) in values {
      let raw = StylistValueGrammar.write(value)
      guard case .value(let read, let problems) = context.decode(raw, as: type) else {
        XCTFail("\(raw)")
        continue
      }
      XCTAssertEqual(read, value, "\(raw)")
      XCTAssertEqual(problems.count, 0, "\(raw)")
    }
  }
}
