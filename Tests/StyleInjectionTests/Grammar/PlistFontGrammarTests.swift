import XCTest

@testable import StyleInjection

final class PlistFontGrammarTests: XCTestCase {
  private typealias Row = GrammarRow

  func testFontsOfAKnownSize() {
    check(
      [
        Row("$\"Helvetica Neue\":17", .font(.named("HelveticaNeue", 17))),
        Row("$\"HelveticaNeue\":17", .font(.named("HelveticaNeue", 17))),
        Row(" $\"HelveticaNeue\":17.5 ", .font(.named("HelveticaNeue", 17.5))),
        Row("$\"System\":15", .font(.system(15))),
        Row("$\"System-Regular\":15", .font(.system(15))),
        Row("$\"System-Semibold\":15", .font(.system(15, weight: .semibold))),
        Row("$\"System-UltraLight\":15", .font(.system(15, weight: .ultraLight))),
        Row("$\"System-Italic\":15", .font(.system(15, italic: true))),
        Row("$\"System-BlackItalic\":15", .font(.system(15, weight: .black, italic: true))),
        Row(
          "$(title2)",
          .font(StyleFont(.system(weight: .regular, italic: false), size: 22, textStyle: "title2"))),
        Row(
          "$\"Avenir Next\":(body)",
          .font(StyleFont(.named("AvenirNext-Regular"), size: 17, textStyle: "body"))),
      ], as: .font)
  }

  func testAFontWithoutASizeKeepsTheOriginals() {
    let original = StyleValue.font(.system(31, weight: .bold))
    check(
      [
        Row("$\"Avenir Next\"", of: original, gives: .font(.named("AvenirNext-Regular", 31))),
        Row("$\"Avenir Next\"", of: .none, gives: .font(.named("AvenirNext-Regular", 17))),
        Row("$\"System-Thin\"", of: original, gives: .font(.system(31, weight: .thin))),
        Row(
          "$\"Nope\"", of: original, gives: .font(.system(31)), problems: [.init(id: "value.unknown-font")]),
      ], as: .font)
  }

  func testAnUnknownNameGivesTheSystemFontAndAWarning() {
    check(
      [
        Row(
          "$\"AvenirNext-Semibold\":17", .font(.system(17)),
          problems: [.init(id: "value.unknown-font", suggestion: "$\"AvenirNext-DemiBold\":17")]),
        Row(
          "$\"System-Semibld\":17", .font(.system(17)),
          problems: [.init(id: "value.unknown-font", suggestion: "$\"System-Semibold\":17")]),
        Row("$\"🎨\":17", .font(.system(17)), problems: [.init(id: "value.unknown-font")]),
        Row("$\"\":17", .font(.system(17)), problems: [.init(id: "value.unknown-font")]),
        Row(
          "$\"Helvetica\":(title2)",
          .font(StyleFont(.system(weight: .regular, italic: false), size: 22, textStyle: "title2")),
          problems: [.init(id: "value.unknown-font", suggestion: "$\"HelveticaNeue\":(title2)")]),
      ], as: .font)
  }

  func testWhatIsNoFontIsRefused() {
    check(
      [
        Row("", fails: "value.font"), Row("$", fails: "value.font"), Row("$\"", fails: "value.font"),
        Row("$\"Helvetica Neue", fails: "value.font"), Row("Helvetica Neue:17", fails: "value.font"),
        Row("\"Helvetica Neue\":17", fails: "value.font"), Row("$\"Helvetica Neue\"17", fails: "value.font"),
        Row("$Helvetica:17", fails: "value.font"), Row("12:30", fails: "value.font"),
        Row("$\"HelveticaNeue\":", fails: "value.font-size"),
        Row("$\"HelveticaNeue\":0", fails: "value.font-size"),
        Row("$\"HelveticaNeue\":-3", fails: "value.font-size"),
        Row("$\"HelveticaNeue\":17,5", fails: "value.font-size", suggestion: "$\"HelveticaNeue\":17.5"),
        Row("$\"HelveticaNeue\":17pt", fails: "value.font-size"),
        Row("$\"HelveticaNeue\":1e999", fails: "value.font-size"),
        Row("$\"HelveticaNeue\":nan", fails: "value.font-size"),
        Row("$(titel2)", fails: "value.text-style", suggestion: "$(title2)"),
        Row("$()", fails: "value.text-style"),
        Row("$\"HelveticaNeue\":(bdy)", fails: "value.text-style", suggestion: "$\"HelveticaNeue\":(body)"),
        Row(17, fails: "value.kind"), Row(true, fails: "value.kind"), Row(["font": "x"], fails: "value.kind"),
      ], as: .font)
  }
}
