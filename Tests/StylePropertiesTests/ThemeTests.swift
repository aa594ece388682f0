import StyleInjection
import TestSupport
import UIKitModel
import XCTest

final class ListController: UIViewController {}

/// The sheet of README, which is a file of this target.
final class ThemeTests: XCTestCase {
  func testReadmeHasTheFile() throws {
    let path = "Tests/StylePropertiesTests/Theme.swift"
    let block = "<!-- compiled: \(path) -->\n```swift\n" + (try Repository.text(path)) + "```\n"
    XCTAssertTrue(try Repository.text("README.md").contains(block))
  }

  func testItStylesATree() {
    let controller = ListController()
    let (card, label, button) = (UIView(), UILabel(), UIButton())
    card.styleIdentifier = "card"
    card.addSubview(label)
    card.addSubview(button)
    controller.view = card
    let manager = StyleManager(
      registry: .uiKit, resources: IOSResources(), repository: StyleSheetSource([Theme.sheet]))
    XCTAssertEqual(manager.applyStyle(in: controller).diagnostics, [])
    XCTAssertEqual(card.layer.cornerRadius, 12)
    XCTAssertEqual(card.backgroundColor?.name, "secondarySystemBackground")
    XCTAssertEqual(label.font, .named("AvenirNext-Regular", 17))
    XCTAssertEqual(label.numberOfLines, 0)
    XCTAssertEqual(button.titleColor(for: .disabled)?.alpha, 0.5)
    manager.environment = StyleEnvironment(device: .pad)
    _ = manager.applyStyle(in: controller)
    XCTAssertEqual(label.font, .named("AvenirNext-Regular", 21))
  }

  func testATextStyleIsOneCallForAButtonAndABar() {
    let bar = UINavigationBar()
    XCTAssertEqual(SheetComparison.report(Theme.sheet, on: bar).problems, [])
    XCTAssertEqual(bar.titleTextAttributes?.values[.kern], .number(0.4))
    XCTAssertEqual(
      bar.titleTextAttributes?.values[.foregroundColor],
      .color(StyleColor(red: 26.0 / 255, green: 115.0 / 255, blue: 232.0 / 255)))
    XCTAssertEqual(
      Theme.sheet.rules[2].declarations.map(\.keyPath),
      ["titleLabel.font", "titleColor", "titleLabel.kern", "titleLabel.lineHeight", "titleColor:disabled"])
  }
}
