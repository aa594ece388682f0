import XCTest

@testable import StyleInjection

final class StyleElementTests: XCTestCase {
  func testListsOfNames() {
    let rows: [(String, [String])] = [
      ("base, primary", ["base", "primary"]), ("a", ["a"]), (" a b ,\tc\n", ["a b", "c"]), ("", []),
      (" , ,", []),
      ("a,a", ["a", "a"]), ("🎨,é", ["🎨", "é"]), ("#a", ["#a"]),
    ]
    for (text, names) in rows {
      XCTAssertEqual(StyleElement.Name.list(text, .style).map(\.name), names, text)
      XCTAssertEqual(Set(StyleElement.Name.list(text, .style).map(\.attribute)).subtracting([.style]), [])
    }
  }

  func testNamesOfTheSheetsOwnAttributeAreStronger() {
    let element = StyleElement(
      StyleClassName("View"),
      names: StyleElement.Name.list("a,b", .styleIdentifier) + StyleElement.Name.list("c", .styles))
    XCTAssertEqual(element.names(strongest: .styleIdentifier), ["c", "a", "b"])
    XCTAssertEqual(element.names(strongest: .styles), ["a", "b", "c"])
  }
}
