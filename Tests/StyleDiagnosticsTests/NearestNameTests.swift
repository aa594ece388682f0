import StyleDiagnostics
import XCTest

final class NearestNameTests: XCTestCase {
  func testFindsTheNearestName() {
    XCTAssertEqual(NearestName.of("textColour", in: ["text", "textColor", "font"]), "textColor")
    XCTAssertEqual(NearestName.of("layer.shadowPathh", in: ["layer.shadowPath"]), "layer.shadowPath")
    XCTAssertEqual(NearestName.of("hilighted", in: ["normal", "highlighted", "disabled"]), "highlighted")
  }

  func testLetterCaseAloneIsNear() {
    XCTAssertEqual(NearestName.of("TEXTCOLOR", in: ["textColor"]), "textColor")
  }

  func testADifferenceInLetterCaseAloneIsSaid() {
    XCTAssertEqual(NearestName.letterCaseNote("Brand", "brand"), "only the letter case differs from 'brand'")
    XCTAssertEqual(
      NearestName.letterCaseNote("GRÖSSE", "Grösse"), "only the letter case differs from 'Grösse'")
    for (name, known) in [("brand", "brand"), ("brnad", "brand"), ("", "brand")] {
      XCTAssertNil(NearestName.letterCaseNote(name, known), name)
    }
  }

  func testNothingNear() {
    XCTAssertNil(NearestName.of("x", in: ["backgroundColor"]))
    XCTAssertNil(NearestName.of("", in: ["a"]))
    XCTAssertNil(NearestName.of("font", in: []))
  }

  func testDoesNotDependOnTheOrderOfCandidates() {
    XCTAssertEqual(NearestName.of("labed", in: ["label", "labef"]), "labef")
    XCTAssertEqual(NearestName.of("labed", in: ["labef", "label"]), "labef")
  }
}
