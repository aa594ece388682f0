import StyleDiagnostics
import StyleSyntax
import XCTest

@testable import InterfaceBuilder

final class InterfaceElementTests: XCTestCase {
  func testElementsStandInDocumentOrderWithTheirPlaces() throws {
    let tree = try XMLFixture.tree("<a x='1'>\n  <b><c/></b>\n  <d>text</d></a>")
    let root = try XCTUnwrap(tree.root)
    XCTAssertEqual(root.children.map(\.name), ["b", "d"])
    XCTAssertEqual(root["x"], "1")
    XCTAssertNil(root["y"])
    XCTAssertEqual(root.text, "", "text beside elements is layout")
    XCTAssertEqual(root.child("d")?.text, "text")
    XCTAssertEqual(root.child("d")?.range.position, SourcePosition(line: 3, column: 3))
    XCTAssertEqual(root.range(of: "x").position, SourcePosition(line: 1, column: 7))
    XCTAssertEqual(root.child("b")?.nameRange.position, SourcePosition(line: 2, column: 4))
  }

  func testBrokenDocumentsAreRefused() {
    for text in ["", "<a>", "<a></b>", "<a x=1/>", "<!DOCTYPE a [<!ENTITY e 'e'>]><a>&e;</a>"] {
      XCTAssertThrowsError(try XMLFixture.tree(text), text) { XCTAssertTrue($0 is SyntaxError) }
    }
  }
}
