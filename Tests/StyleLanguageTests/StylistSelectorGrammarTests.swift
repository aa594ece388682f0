import XCTest

@testable import StyleLanguage

final class StylistSelectorGrammarTests: XCTestCase {
  func testSelectors() throws {
    let rows: [(String, [StyleSelector.Subject])] = [
      ("UIButton", [.subtype(StyleTypeName("UIButton"))]),
      ("App.Cell", [.subtype(StyleTypeName("App.Cell"))]),
      ("my-app.Cell", [.subtype(StyleTypeName("my-app.Cell"))]),
      ("primary", [.identifier("primary")]), (".primary", [.identifier("primary")]),
      (".Primary", [.identifier("Primary")]),
      ("UIButton.primary", [.all([.subtype(StyleTypeName("UIButton")), .identifier("primary")])]),
      ("App.Cell.big", [.all([.subtype(StyleTypeName("App.Cell")), .identifier("big")])]),
      (
        "UIStackView.main section  UIButton",
        [
          .all([.subtype(StyleTypeName("UIStackView")), .identifier("main")]), .identifier("section"),
          .subtype(StyleTypeName("UIButton")),
        ]
      ),
      ("Größe.groß", [.all([.subtype(StyleTypeName("Größe")), .identifier("groß")])]),
    ]
    for (text, subjects) in rows {
      let selector = try StylistSelectorGrammar.read(text)
      XCTAssertEqual(selector.ancestors + [selector.subject], subjects, text)
      XCTAssertEqual(selector.description, text)
      XCTAssertNil(selector.controller)
    }
  }

  func testWhatIsNoSelectorIsRefusedAtItsPiece() {
    let rows: [(String, Range<Int>)] = [
      ("", 0..<0), ("  ", 0..<2), (".", 0..<1), ("a. b", 0..<2), ("a .b.c", 2..<6), ("A #b", 2..<4),
      ("@UILabel", 0..<8), ("UILabel, UIButton", 0..<8), ("\\(name).blue", 0..<12),
    ]
    for (text, range) in rows {
      XCTAssertThrowsError(try StylistSelectorGrammar.read(text), text) { error in
        XCTAssertEqual((error as? StylistSelectorGrammar.Problem)?.range, range, text)
      }
    }
  }
}
