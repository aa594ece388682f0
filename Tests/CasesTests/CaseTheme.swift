import StyleInjection
import UIKitModel
import XCTest

/// A theme of Stylist's dialect: the input of a case.
struct CaseTheme {
  let sheet: StyleSheet

  init(_ text: String) throws {
    sheet = try StyleSheet(path: "Theme.yaml", bytes: Array(text.utf8), dialect: .stylist)
  }

  /// A theme of one style with one property.
  static func one(_ selector: String, _ property: String, _ value: String) throws -> CaseTheme {
    try CaseTheme("styles:\n  \(selector):\n    \(property): \(value)\n")
  }

  /// Styles an object and all below it.
  @discardableResult
  func style(
    _ root: UIKitObject, resources: [any StyleResources] = [IOSResources()],
    environment: StyleEnvironment = StyleEnvironment()
  ) -> StyleReport {
    let manager = StyleManager(
      registry: .uiKit, resources: StyleResourceList(resources), repository: StyleSheetSource([sheet]))
    manager.environment = environment
    return manager.applyStyle(in: root)
  }
}
