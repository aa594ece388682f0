import StyleInjection
import StyleProperties
import UIKitModel
import XCTest

final class StyleTextStyleTests: XCTestCase {
  private let font = StyleFont.system(22, weight: .bold)
  private let color = StyleColor(red: 1, green: 0, blue: 0)
  private let sheet: StyleSheet = {
    let title = StyleTextStyle(
      font: .system(22, weight: .bold), color: .hex(0xFF0000), kern: 1.2, lineHeight: 28)
    return StyleSheet {
      StyleSheetRule(UILabelProperties.self) {
        title($0)
        $0.text("Hello")
      }
      StyleSheetRule(UIButtonProperties.self) { title($0) }
      StyleSheetRule(UITextFieldProperties.self) { title($0) }
      StyleSheetRule(UITextViewProperties.self) { title($0) }
      StyleSheetRule(UINavigationBarProperties.self) { title($0) }
      StyleSheetRule(UIBarButtonItemProperties.self) { title($0) }
      StyleSheetRule(UISegmentedControlProperties.self) { title($0) }
      StyleSheetRule(UINavigationBarAppearanceProperties.self) { title($0) }
    }
  }()

  func testALabelHasItAsFontColourAndAttributesOfItsWholeText() throws {
    let label = UILabel()
    let report = SheetComparison.report(sheet, on: label)
    XCTAssertEqual(report.problems, [])
    XCTAssertEqual(
      Set(report.changes.map { $0.prefix { $0 != ":" } }),
      ["font", "textColor", "kern", "lineHeight", "text"])
    XCTAssertEqual(label.text, "Hello")
    XCTAssertEqual(label.font, font)
    XCTAssertEqual(label.textColor, color)
    let attributes = try XCTUnwrap(label.attributedText?.runs.first?.attributes)
    XCTAssertEqual(attributes.values[.kern], .number(1.2))
    let paragraph = attributes.values[.paragraphStyle].flatMap { StyleParagraphStyle(styleValue: $0) }
    XCTAssertEqual(paragraph?.minimumLineHeight, 28)
    XCTAssertEqual(paragraph?.maximumLineHeight, 28)
    XCTAssertEqual(SheetComparison.report(sheet, on: label).changes, [])
  }

  func testAButtonHasItInItsTitle() {
    let button = UIButton()
    XCTAssertEqual(SheetComparison.report(sheet, on: button).problems, [])
    XCTAssertEqual(button.titleColor(for: .normal), color)
    XCTAssertEqual(button.titleLabel.font, font)
    XCTAssertEqual(
      sheet.rules[1].declarations.map(\.keyPath),
      ["titleLabel.font", "titleColor", "titleLabel.kern", "titleLabel.lineHeight"])
  }

  func testFieldsAndTextViewsHaveIt() {
    let (field, view) = (UITextField(), UITextView())
    XCTAssertEqual(SheetComparison.report(sheet, on: field).problems, [])
    XCTAssertEqual(SheetComparison.report(sheet, on: view).problems, [])
    XCTAssertEqual(field.font, font)
    XCTAssertEqual(view.textColor, color)
  }

  func testBarsAndItemsHaveItAsTextAttributes() {
    let expected = StyleTextAttributes([
      .font: .font(font), .foregroundColor: .color(color), .kern: .number(1.2),
    ])
    let bar = UINavigationBar()
    XCTAssertEqual(SheetComparison.report(sheet, on: bar).problems, [])
    XCTAssertEqual(bar.titleTextAttributes, expected)
    let changes = [UIBarButtonItem(), UISegmentedControl(), UINavigationBarAppearance()].map {
      SheetComparison.report(sheet, on: $0)
    }
    for report in changes {
      XCTAssertEqual(report.problems, [])
      XCTAssertEqual(report.changes.count, 1)
      XCTAssertTrue(report.changes[0].hasPrefix("titleTextAttributes"), report.changes[0])
    }
  }

  func testWhatIsNilIsNotSet() {
    let quiet = StyleTextStyle(color: .hex(0x00FF00))
    let sheet = StyleSheet {
      StyleSheetRule(UILabelProperties.self) { quiet($0) }
      StyleSheetRule(UINavigationBarProperties.self) { quiet($0) }
    }
    XCTAssertEqual(
      sheet.rules.flatMap(\.declarations).map { "\($0.keyPath): \($0.value.value)" },
      ["textColor: #00FF00", "titleTextAttributes: {color: #00FF00}"])
  }
}
