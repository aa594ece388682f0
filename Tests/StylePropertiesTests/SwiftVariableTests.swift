import StyleInjection
import StyleProperties
import UIKitModel
import XCTest

final class SwiftVariableTests: XCTestCase {
  private let primary = StyleSheetVariable<StyleColor>("primary", .hex(0x112233))
    .or(.hex(0xEEDDCC), when: .appearance(.dark))
  private let heading = StyleSheetVariable<StyleFont>("heading", .named("Avenir-Heavy", 22))

  private var sheet: StyleSheet {
    let accent = StyleSheetVariable("accent", .variable(primary))
    return StyleSheet {
      StyleSheetVariable("gap", 8)
      StyleSheetRule(UILabelProperties.self) {
        $0.textColor(primary)
        $0.highlightedTextColor(accent)
        $0.shadowColor(primary.alpha(0.5))
        $0.font(heading.size(30))
      }
      StyleSheetRule(UINavigationBarProperties.self) {
        $0.titleTextAttributes(.attributes(font: .variable(heading), color: .variable(accent)))
      }
    }
  }

  func testASheetHasTheVariablesThatItListsAndUses() {
    XCTAssertEqual(
      sheet.variables.map { "\($0.name)\($0.conditions): \($0.value.value)" },
      [
        "gap[]: 8", "primary[]: #112233", "primary[appearance:dark]: #EEDDCC", "accent[]: $primary",
        "heading[]: $\"Avenir-Heavy\":22",
      ])
  }

  func testVariablesHaveTheirValuesWhereTheyAreUsed() {
    let (label, bar) = (UILabel(), UINavigationBar())
    XCTAssertEqual(SheetComparison.report(sheet, on: label).problems, [])
    XCTAssertEqual(SheetComparison.report(sheet, on: bar).problems, [])
    let color = StyleColor(red: 17.0 / 255, green: 34.0 / 255, blue: 51.0 / 255)
    XCTAssertEqual(label.textColor, color)
    XCTAssertEqual(label.highlightedTextColor, color)
    XCTAssertEqual(label.shadowColor, color.withAlpha(0.5))
    XCTAssertEqual(label.font, .named("Avenir-Heavy", 30))
    XCTAssertEqual(bar.titleTextAttributes?.values[.font], .font(.named("Avenir-Heavy", 22)))
    XCTAssertEqual(bar.titleTextAttributes?.values[.foregroundColor], .color(color))
  }

  func testCodeReadsAVariable() throws {
    XCTAssertEqual(try sheet.value("gap", as: Int.self), 8)
    XCTAssertEqual(try sheet.value("gap", as: Double.self), 8)
    XCTAssertEqual(
      try sheet.value("accent", as: StyleColor.self, in: StyleEnvironment(appearance: .dark)),
      StyleColor(red: 238.0 / 255, green: 221.0 / 255, blue: 204.0 / 255))
    XCTAssertEqual(
      try sheet.value("heading", as: StyleFont.self, resources: IOSResources()), .named("Avenir-Heavy", 22))
  }

  func testWhatCannotBeReadIsToldWithItsPlace() {
    for (name, id, suggestion) in [
      ("primery", "value.unknown-variable", "primary"), ("gap", "value.kind", nil),
    ] as [(String, String, String?)] {
      XCTAssertThrowsError(try sheet.value(name, as: StyleColor.self)) { error in
        let diagnostic = (error as? StyleVariableError)?.diagnostic
        XCTAssertEqual(diagnostic?.id.rawValue, id)
        XCTAssertEqual(diagnostic?.suggestion, suggestion)
        XCTAssertEqual(diagnostic?.range.file.path, "StylePropertiesTests/SwiftVariableTests.swift")
      }
    }
  }
}
