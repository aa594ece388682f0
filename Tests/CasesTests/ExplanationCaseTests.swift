import StyleInjection
import UIKitModel
import XCTest

/// What people met with rules that do not count, and with not being told why.
final class ExplanationCaseTests: XCTestCase {
  private func manager(_ content: String) throws -> StyleManager {
    StyleManager(
      registry: .uiKit, resources: IOSResources(),
      repository: StyleSheetSource([try CaseSheet(content).sheet]))
  }

  private func rule(_ selector: String, _ color: String) -> String {
    "<key>\(selector)</key><dict><key>textColor</key><string>\(color)</string></dict>"
  }

  func testCase55ATypeRuleIsForExactlyThatClassUnlessItSaysOtherwise() throws {
    let document = CaseDocument(xib: #"<label id="price" customClass="PriceLabel"/>"#)
    let label: UILabel = try document.object("price")
    let exact = try manager(rule("@UILabel", "#FF0000"))
    exact.applyStyle(in: label)
    XCTAssertEqual(label.textColor, UILabel().textColor)
    let explained = exact.explanation(of: label)
    XCTAssertEqual(explained.properties.count, 0)
    XCTAssertEqual(
      explained.nearMisses.map(\.message), ["'UILabel' does not match PriceLabel: exact type only"])
    XCTAssertEqual(explained.nearMisses.map(\.suggestion), ["@UILabel+"])
    try manager(rule("@UILabel+", "#FF0000")).applyStyle(in: label)
    XCTAssertEqual(label.textColor, StyleColor(bytes: 255, 0, 0))
  }

  func testCase116TheRuleThatMatchedAndWhatItBeatIsTold() throws {
    let label = UILabel()
    label.styleIdentifier = "price"
    let controller = UIViewController()
    controller.customStyleClassName = StyleClassName("ListController")
    controller.view = label
    let content =
      [rule("@UILabel", "#000000"), rule("#price", "#00FF00")].joined(separator: "\n")
      + "\n<key>ListController</key><dict>\(rule("@UILabel", "#FF0000"))</dict>"
    let property = try XCTUnwrap(manager(content).explanation(of: label).properties.first)
    XCTAssertEqual(property.keyPath, "textColor")
    XCTAssertEqual(property.value, .color(StyleColor(bytes: 255, 0, 0)))
    let winner = try XCTUnwrap(property.winner)
    XCTAssertEqual(winner.origin.selector, "ListController/@UILabel")
    XCTAssertEqual(winner.strength.layer, .controller)
    XCTAssertEqual(winner.origin.range.file.path, "StyleSheet.plist")
    XCTAssertEqual(winner.origin.range.position?.line, 5)
    XCTAssertEqual(property.losses.map(\.match.origin.selector), ["#price", "@UILabel"])
    XCTAssertEqual(property.losses.map(\.reason), [.weakerLayer, .weakerLayer])
  }
}
