import UIKitModel
import XCTest

@testable import InterfaceBuilder

/// Objects of a scene that are neither views nor controllers.
final class SceneObjectTests: XCTestCase {
  func testObjectsWithoutAPlaceOfTheirOwnAreNoRoots() {
    let texts = [
      "<customObject id='o' customClass='Model' customModule='Shop'/>",
      "<searchDisplayController id='o' searchResultsTitle='Found'/>", "<tapGestureRecognizer id='o'/>",
      "<menu id='o' title='Main'/>",
    ]
    for text in texts {
      let document = XIBFixture.storyboard(["<viewController id='c'/>" + text])
      XCTAssertTrue(document.diagnostics.isEmpty, "\(document.diagnostics)")
      XCTAssertEqual(document.scenes[0].roots.map { document.id(of: $0) }, ["c"], text)
    }
  }
}
