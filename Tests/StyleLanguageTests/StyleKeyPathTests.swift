import StyleLanguage
import XCTest

final class StyleKeyPathTests: XCTestCase {
  func testStepsAndState() {
    let rows: [(text: String, steps: [String], state: String?)] = [
      ("textColor", ["textColor"], nil),
      ("layer.shadowOffset.width", ["layer", "shadowOffset", "width"], nil),
      ("titleColor:highlighted", ["titleColor"], "highlighted"),
      ("a.b:c.d:e", ["a", "b"], "c.d:e"),
      ("titleColor:", ["titleColor"], ""),
      ("", [""], nil),
      (":normal", [""], "normal"),
      (".a..b.", ["", "a", "", "b", ""], nil),
    ]
    for row in rows {
      let keyPath = StyleKeyPath(row.text)
      XCTAssertEqual(keyPath.steps, row.steps, row.text)
      XCTAssertEqual(keyPath.state, row.state, row.text)
      XCTAssertEqual(keyPath.description, row.text)
    }
  }
}
