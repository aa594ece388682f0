import XCTest

@testable import StyleLanguage

final class PlistSelectorGrammarTests: XCTestCase {
  private let label = StyleTypeName("UILabel")

  func testSelectorsAreReadAndSpelledAlike() throws {
    let card = StyleSelector.Subject.identifier("card")
    let rows: [(String, StyleSelector)] = [
      ("@UILabel", StyleSelector(.type(label))),
      ("@UILabel+", StyleSelector(.subtype(label))),
      ("#price", StyleSelector(.identifier("price"))),
      ("@UILabel#price", StyleSelector(.all([.type(label), .identifier("price")]))),
      ("@UILabel+#price", StyleSelector(.all([.subtype(label), .identifier("price")]))),
      ("#a#b", StyleSelector(.all([.identifier("a"), .identifier("b")]))),
      ("#card @UILabel", StyleSelector(.type(label), inside: [card])),
      (
        "@UIScrollView #card @UILabel+",
        StyleSelector(.subtype(label), inside: [.type(StyleTypeName("UIScrollView")), card])
      ),
      ("@My App.Cell #card", StyleSelector(card, inside: [.type(StyleTypeName("My App.Cell"))])),
    ]
    for (text, selector) in rows {
      XCTAssertEqual(try PlistSelectorGrammar.read(text, in: nil), selector, text)
      XCTAssertEqual(selector.description, text)
    }
    let scoped = try PlistSelectorGrammar.read("#card @UILabel", in: StyleTypeName("C"))
    XCTAssertEqual(scoped.description, "C/#card @UILabel")
  }

  func testWhatNamesNothingIsRefused() {
    let rows: [(key: String, isEmptyName: Bool)] = [
      ("@", true), ("#", true), ("@+", true), ("@UILabel#", true), ("#a @", true), ("@UILabel+x", false),
    ]
    for row in rows {
      XCTAssertThrowsError(try PlistSelectorGrammar.read(row.key, in: nil), row.key) { error in
        XCTAssertEqual((error as? PlistSelectorGrammar.Problem)?.isEmptyName, row.isEmptyName, row.key)
      }
    }
  }
}
