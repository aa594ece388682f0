import StyleInjection
import XCTest

@testable import UIKitModel

/// The properties that Stylist has, and the objects that its styles reach.
final class StylistVocabularyTests: XCTestCase {
  /// By the class that has them, each with a value that it takes.
  private static let properties: [(className: String, [(String, RawStyleValue)])] = [
    (
      "UIView",
      [
        ("backgroundColor", "red"), ("tintColor", "red"), ("alpha", "0.5"), ("clipsToBounds", "true"),
        ("position", "10,12"), ("origin", "10,12"), ("size", "10,12"), ("frame", "10,12,13,14"),
        ("backgroundImagePattern", "none"), ("contentMode", "bottom left"), ("visible", "no"),
        ("hidden", "yes"),
        ("layoutMargins", "10,20"), ("borderColor", "red"), ("borderWidth", "2.5"), ("cornerRadius", "2.5"),
        ("shadowOpacity", "0.5"), ("shadowColor", "red"), ("shadowOffset", "0.5,2"), ("shadowRadius", "4"),
        ("widthAnchor", "<=30"), ("heightAnchor", ">=30"), ("aspectRatioAnchor", "1/2"),
      ]
    ),
    ("UIImageView", [("image", "gear")]),
    (
      "UIButton",
      [
        ("backgroundImage:highlighted", "gear"), ("imageEdgeInsets", "10"), ("titleEdgeInsets", "10"),
        ("contentEdgeInsets", "10"), ("textColor", "red"), ("titleColor:highlighted", "red"),
        ("font", "Arial:21"),
        ("titleFont", "title2"),
      ]
    ),
    ("UILabel", [("textColor", "red"), ("font", "20"), ("text", "a"), ("textAlignment", "right")]),
    ("UITextView", [("textColor", "red"), ("font", "20"), ("text", "a"), ("textAlignment", "right")]),
    ("UITextField", [("textColor", "red"), ("font", "20"), ("text", "a"), ("textAlignment", "right")]),
    ("UISwitch", [("onTintColor", "red"), ("thumbTintColor", "red")]),
    ("UIProgressView", [("progressTintColor", "red"), ("trackTintColor", "red")]),
    (
      "UINavigationBar",
      [
        ("barTintColor", "red"), ("titleColor", "red"), ("titleFont", "20"),
        ("titleTextAttributes", ["color": "blue"]),
        ("translucent", "no"), ("largeTitleColor", "red"), ("largeTitleFont", "20"),
        ("prefersLargeTitles", "yes"),
        ("barStyle", "black"), ("backIndicatorImage", "gear"), ("backIndicatorTransitionMaskImage", "gear"),
        ("shadowImage", "gear"), ("backgroundImage", "gear"), ("backgroundImage:compact", "gear"),
      ]
    ),
    (
      "UITabBar",
      [
        ("translucent", "no"), ("barTintColor", "red"), ("shadowImage", "gear"), ("backgroundImage", "gear"),
        ("selectionIndicatorImage", "gear"), ("barStyle", "black"), ("itemPositioning", "centered"),
        ("unselectedItemTintColor", "red"),
      ]
    ),
    ("UISearchBar", [("backgroundImage", "gear")]),
    (
      "UIStackView",
      [
        ("spacing", "3"), ("alignment", "center"), ("distribution", "equal spacing"), ("axis", "vertical"),
        ("relativeMargins", "yes"),
      ]
    ),
    ("UIBarButtonItem", [("image", "gear"), ("tintColor", "red")]),
    (
      "UITabBarItem",
      [
        ("image", "gear"), ("selectedImage", "gear"), ("titlePositionAdjustment", "1,2"),
        ("badgeColor", "red"),
      ]
    ),
    ("UIViewController", [("largeTitleDisplayMode", "always")]),
  ]

  /// Properties that hold their value before.
  private static let unchanging: Set<String> = ["backgroundImagePattern"]

  func testEachPropertyIsSet() throws {
    XCTAssertEqual(Self.properties.map(\.1.count).reduce(0, +), 83)
    for (className, properties) in Self.properties {
      for (name, value) in properties {
        let object = try XCTUnwrap(UIKitCatalog().makeObject(ofClass: className), className)
        let report = try style(object, [StyleDeclaration(name, LocatedStyleValue(value))])
        XCTAssertEqual(report.diagnostics, [], "\(className) \(name)")
        XCTAssertEqual(report.changes.count, Self.unchanging.contains(name) ? 0 : 1, "\(className) \(name)")
        XCTAssertEqual(
          try style(object, [StyleDeclaration(name, LocatedStyleValue(value))]).changes.count, 0, name)
      }
    }
  }

  private func style(_ object: UIKitObject, _ declarations: [StyleDeclaration]) throws -> StyleReport {
    struct Images: StyleResources {
      func hasImage(named name: String) -> Bool? { true }
    }
    object.setStyleNames("a", for: .style)
    let sheet = StyleSheet(
      file: SourceFile(path: "theme.yaml", bytes: [], kind: .memory), dialect: .stylist,
      rules: [StyleRule(StyleSelector(.identifier("a")), declarations)])
    return StyleManager(
      registry: .uiKit, resources: StyleResourceList([Images(), IOSResources()]),
      repository: StyleSheetSource([sheet])
    ).applyStyle(in: object)
  }

  /// Every sub-object by its name, from a view or a controller.
  func testEachSubObjectIsReached() throws {
    let sheet = try StyleSheet(
      path: "theme.yaml",
      bytes: Array(
        """
        styles:
          middle:
            superview: {accessibilityIdentifier: superview}
            parent: {accessibilityLabel: parent}
            next: {accessibilityIdentifier: next}
            previous: {accessibilityIdentifier: previous}
            viewController: {title: viewController}
          home:
            view: {accessibilityHint: view}
            parent: {restorationIdentifier: parent}
            navigationController: {title: navigationController}
            tabBarController: {title: tabBarController}
            navigationBar: {accessibilityIdentifier: navigationBar}
            tabBar: {accessibilityIdentifier: tabBar}
            toolbar: {accessibilityIdentifier: toolbar}
            toolBar: {accessibilityLabel: toolBar}
          outer:
            navigationController: {accessibilityIdentifier: own}
            tabBarController: {restorationIdentifier: own tabs}
        """.utf8))
    XCTAssertEqual(sheet.diagnostics, [])
    let (root, previous, middle, next) = (UIView(), UIView(), UIView(), UIView())
    for view in [previous, middle, next] { root.addSubview(view) }
    middle.setStyleNames("middle", for: .style)
    let home = UIViewController()
    home.view = root
    home.setStyleNames("home", for: .style)
    let navigation = UINavigationController()
    navigation.viewControllers = [home]
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    tabs.setStyleNames("outer", for: .style)
    let report = StyleManager(registry: .uiKit, repository: StyleSheetSource([sheet])).applyStyle(in: tabs)
    let found = Set(report.changes.map { "\($0.new.spelling(in: .stylist))" })
    XCTAssertEqual(
      found,
      [
        "superview", "parent", "next", "previous", "viewController", "view", "navigationController",
        "tabBarController", "navigationBar", "tabBar", "toolbar", "toolBar", "own tabs",
      ])
    XCTAssertEqual(report.diagnostics.map(\.id.rawValue), [])
  }
}
