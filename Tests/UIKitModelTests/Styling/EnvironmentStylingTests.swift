import StyleInjection
import XCTest

@testable import UIKitModel

/// Live views follow the appearance, the contrast and the content size.
final class EnvironmentStylingTests: XCTestCase {
  func testValuesFollowTheEnvironment() throws {
    let sheet: RawStyleValue = [
      "@UILabel": [
        "textColor": "COLOR(systemRed)", "backgroundColor": "COLOR(systemRed):0.5", "font": "$(body)",
        "highlightedTextColor": "#00FF00", "layer.borderColor": "CG:COLOR(systemRed)",
      ]
    ]
    let manager = StyleManager(
      registry: .uiKit, resources: IOSResources(), repository: try StyleDictionaryProvider(sheet))
    let label = UILabel()
    manager.addRoot(label)
    let light = StyleColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255)
    XCTAssertEqual(label.textColor, light)
    XCTAssertEqual(label.font?.size, 17)

    manager.environment = StyleEnvironment(appearance: .dark, category: "extraExtraExtraLarge")
    let dark = StyleColor(red: 1, green: 69.0 / 255, blue: 58.0 / 255)
    XCTAssertEqual(label.textColor, dark)
    XCTAssertEqual(label.textColor?.name, "systemRed")
    XCTAssertEqual(label.backgroundColor, dark.withAlpha(0.5))
    XCTAssertEqual(label.layer.borderColor, StyleCGColor(dark))
    XCTAssertEqual(label.highlightedTextColor, StyleColor(red: 0, green: 1, blue: 0))
    XCTAssertEqual(label.font?.size, 23)
    XCTAssertEqual(manager.applyStyle().changes.count, 0)

    manager.environment = StyleEnvironment()
    XCTAssertEqual(label.textColor, light)
    XCTAssertEqual(label.font?.size, 17)
  }

  func testAViewOfALiveTreeChoosesAnotherSheet() throws {
    func sheet(_ text: String) throws -> StyleSheet {
      try StyleSheet(path: "\(text).plist", ["@UILabel": ["text": .string(text)]])
    }
    var source = StyleSheetSource([try sheet("plain")])
    source.register(try sheet("aqua"), named: "Aqua")
    let manager = StyleManager(registry: .uiKit, repository: source)
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    manager.addRoot(view)
    XCTAssertEqual(label.text, "plain")
    view.styleSheetName = "Aqua"
    XCTAssertEqual(label.text, "aqua")
    view.styleSheetName = nil
    XCTAssertEqual(label.text, "plain")
  }
}
