import XCTest

@testable import StyleInjection

final class PlistImageGrammarTests: XCTestCase {
  private typealias Row = GrammarRow

  func testImages() {
    let unknown = GrammarRow.Problem(id: "value.unknown-image")
    check(
      [
        Row("IMG(icon-home)", .image(StyleImage("icon-home"))),
        Row("IMG(tabs/home)", .image(StyleImage("tabs/home"))),
        Row(" IMG(a b.c_d) ", .image(StyleImage("a b.c_d"))), Row("IMG(Größe)", .image(StyleImage("Größe"))),
        Row("IMG(other)", .image(StyleImage("other")), problems: [unknown]),
        Row(
          "IMG(icon-hom)", .image(StyleImage("icon-hom")),
          problems: [.init(id: "value.unknown-image", suggestion: "IMG(icon-home)")]),
        Row("IMG()", fails: "value.image"), Row("IMG( )", fails: "value.image"),
        Row("IMG(a", fails: "value.image"),
        Row("IMG", fails: "value.image"), Row("img(a)", fails: "value.image"),
        Row("icon-home", fails: "value.image"),
        Row("IMG(a)b)", fails: "value.image"), Row("IMG(🎨)", fails: "value.image"),
        Row("IMG(a\nb)", fails: "value.image"),
        Row("", fails: "value.image"), Row(1, fails: "value.kind"), Row(["IMG(a)"], fails: "value.kind"),
        Row("NIL()", fails: "value.not-optional"),
      ], as: .image)
    check([Row("NIL()", .none), Row(" NIL() ", .none), Row(.null, .none)], as: .image.optional)
  }

  func testWithoutACatalogAnyNameIsTaken() {
    guard case .value(let value, let problems) = StyleDecodingContext().decode("IMG(x)", as: .image) else {
      return XCTFail("no image")
    }
    XCTAssertEqual(value, .image(StyleImage("x")))
    XCTAssertEqual(problems, [])
  }
}
