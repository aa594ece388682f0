import StyleInjection
import XCTest

@testable import UIKitModel

/// Which objects Stylist's own tests expect selectors to be for.
final class StylistSelectorTests: XCTestCase {
  /// A view in a view of the app's own class in a stack view in a controller in a navigation controller.
  private struct Tree {
    let child = UIView()
    let custom = UIView()
    let container = UIStackView()
    let controller = UIViewController()
    let navigation = UINavigationController()

    init() {
      controller.customStyleClassName = StyleClassName("CustomViewController", module: "App")
      controller.setStyleNames("controller", for: .style)
      navigation.viewControllers = [controller]
      container.setStyleNames("container", for: .style)
      child.setStyleNames("child", for: .style)
      custom.customStyleClassName = StyleClassName("CustomView", module: "App")
      custom.setStyleNames("custom", for: .style)
      container.addSubview(custom)
      custom.addSubview(child)
      let view = UIView()
      controller.view = view
      view.addSubview(container)
    }

    /// The objects that a selector is for.
    func objects(_ selector: String) throws -> [ObjectIdentifier] {
      let sheet = try StyleSheet(
        path: "theme.yaml",
        bytes: Array("styles: {\(selector): {accessibilityIdentifier: x, restorationIdentifier: x}}".utf8))
      let report = StyleManager(registry: .uiKit, repository: StyleSheetSource([sheet])).applyStyle(
        in: navigation)
      return report.matchedObjects.map { ObjectIdentifier($0) }
    }
  }

  private static let matching = [
    "container child", "container custom child", "UIStackView.container custom child",
    "container UIView.custom child", "container App.CustomView.custom child",
    "container App.CustomView child",
    "UIStackView App.CustomView.custom UIView.child", "UIStackView child", "App.CustomView.custom child",
    "App.CustomView child", "UINavigationController child", "UIViewController child",
    "UIViewController.controller child", "UINavigationController App.CustomViewController container child",
    "UINavigationController .controller child", "App.CustomViewController.controller child",
  ]

  private static let notMatching = [
    "invalid child", "invalid custom child", "UIButton.container custom child",
    "container UIStackView.custom child", "container App.CustomView.invalid child",
    "invalid App.CustomView child", "UIStackView App.CustomView.custom UIView.invalid",
    "App.CustomView.custom invalid", "App.CustomView.invalid child", "App.CustomViewController.invalid child",
    "UINavigationController UINavigationController child",
  ]

  func testContainment() throws {
    for selector in Self.matching {
      let tree = Tree()
      XCTAssertEqual(try tree.objects(selector), [ObjectIdentifier(tree.child)], selector)
    }
    for selector in Self.notMatching { XCTAssertEqual(try Tree().objects(selector), [], selector) }
  }

  func testControllersAreSelectedToo() throws {
    let tree = Tree()
    XCTAssertEqual(try tree.objects("UINavigationController"), [ObjectIdentifier(tree.navigation)])
    for selector in [
      "App.CustomViewController", "UINavigationController App.CustomViewController",
      "UINavigationController App.CustomViewController.controller",
    ] {
      XCTAssertEqual(try Tree().objects(selector).count, 1, selector)
    }
  }

  /// What Stylist refuses a whole theme for spoils one style or property here.
  func testWhatStylistRefusesIsTold() throws {
    let rows: [(style: String, ids: [String])] = [
      ("testStyle: {alpha: $variable}", ["value.unknown-variable"]),
      ("testStyle: {styles: [invalid]}", ["sheet.unknown-style"]),
      ("testStyle: {\"titleColor:invalid\": red}", ["key-path.state"]),
      ("testStyle: {titleColor(device:invalid): red}", ["sheet.condition"]),
      ("testStyle: {titleColor(invalid): red}", ["sheet.condition"]),
      ("testStyle: {titleColor(invalid:ipad): red}", ["sheet.condition"]),
      ("Module.class.style.invalid: {titleColor: red}", ["sheet.selector"]),
      ("{one: {styles: [two]}, two: {styles: [one]}}", ["sheet.style-circle"]),
    ]
    for row in rows {
      let styles = row.style.hasPrefix("{") ? row.style.dropFirst().dropLast() : row.style[...]
      let sheet = try StyleSheet(
        path: "theme.yaml", bytes: Array("styles: {\(styles), good: {alpha: 0.5}}".utf8))
      let button = UIButton()
      button.setStyleNames("testStyle, good", for: .style)
      let report = StyleManager(registry: .uiKit, repository: StyleSheetSource([sheet])).applyStyle(
        in: button)
      XCTAssertEqual(report.diagnostics.map(\.id.rawValue), row.ids, row.style)
      XCTAssertEqual(button.alpha, 0.5, row.style)
      XCTAssertEqual(report.changes.map(\.keyPath), ["alpha"], row.style)
    }
  }
}
