import StyleInjection
import TestSupport
import XCTest

@testable import UIKitModel

/// Stylist's themes over UIKit's classes: what Stylist's own tests and example expect.
final class StylistThemeTests: XCTestCase {
  private struct Images: StyleResources {
    func hasImage(named name: String) -> Bool? { true }
  }

  private func manager(_ text: String, device: StyleCondition.Device = .phone) throws -> StyleManager {
    let sheet = try StyleSheet(path: "theme.yaml", bytes: Array(text.utf8), dialect: .stylist)
    XCTAssertEqual(sheet.diagnostics.filter { $0.severity == .error }, [])
    let manager = StyleManager(
      registry: .uiKit, resources: StyleResourceList([Images(), IOSResources()]),
      repository: StyleSheetSource([sheet]))
    manager.environment.device = device
    return manager
  }

  @discardableResult
  private func style(_ object: UIKitObject, _ text: String) throws -> StyleReport {
    let report = try manager(text).applyStyle(in: object)
    XCTAssertEqual(report.diagnostics, [])
    return report
  }

  private let blue = StyleColor(red: 0, green: 0, blue: 1)
  private let red = StyleColor(red: 1, green: 0, blue: 0)

  private func shared(_ name: String) throws -> String {
    try String(contentsOf: SharedFolder.url("corpus/stylist/yonaskolb-Stylist__\(name)"), encoding: .utf8)
  }

  func testStylesApplyByTheirNames() throws {
    let view = UIView()
    view.setStyleNames("blueBack,rounded", for: .style)
    try style(view, try shared("Tests__StylistTests.swift.literal0.yaml"))
    XCTAssertEqual(view.backgroundColor, blue)
    XCTAssertEqual(view.layer.cornerRadius, 10)
    try style(view, try shared("Tests__StylistTests.swift.literal1.yaml"))
    XCTAssertEqual(view.backgroundColor, red)
    XCTAssertEqual(view.layer.cornerRadius, 5)
  }

  func testSubObjectsOfAViewAreStyled() throws {
    let view = UIView()
    view.setStyleNames("custom", for: .style)
    let superview = UIView()
    superview.addSubview(view)
    let controller = UIViewController()
    controller.view = superview
    let navigation = UINavigationController()
    navigation.viewControllers = [controller]
    try style(navigation, try shared("Tests__StylistTests.swift.literal2.yaml"))
    XCTAssertEqual(view.backgroundColor, blue)
    XCTAssertEqual(superview.layer.cornerRadius, 10)
    XCTAssertEqual(superview.tintColor, red)
    XCTAssertEqual(navigation.navigationBar.tintColor, StyleColor(red: 1, green: 0.5, blue: 0))
    XCTAssertNil(superview.backgroundColor)
  }

  func testClassesAndNamesSelectTogether() throws {
    let theme = """
      styles:
        UIButton.blueBack: {backgroundColor: blue}
        UIButton: {cornerRadius: 10}
        UIView: {alpha: 0.5}
        App.Custom: {backgroundColor: green}
        App.Custom.blueBack: {backgroundColor: blue}
      """
    func styled(_ view: UIView, _ name: String? = nil, custom: Bool = false) throws -> UIView {
      view.setStyleNames(name, for: .style)
      if custom { view.customStyleClassName = StyleClassName("Custom", module: "App") }
      try style(view, theme)
      return view
    }
    let plain = try styled(UIView())
    XCTAssertEqual(plain.alpha, 0.5)
    XCTAssertNil(plain.backgroundColor)
    let button = try styled(UIButton(), "blueBack")
    XCTAssertEqual(button.backgroundColor, blue)
    XCTAssertEqual(button.layer.cornerRadius, 10)
    XCTAssertEqual(button.alpha, 0.5)
    XCTAssertNil(try styled(UIView(), "blueBack").backgroundColor)
    XCTAssertEqual(try styled(UIView(), custom: true).backgroundColor, StyleColor(red: 0, green: 1, blue: 0))
    XCTAssertEqual(try styled(UIView(), "blueBack", custom: true).backgroundColor, blue)
  }

  func testMorePartsAreStronger() throws {
    let button = UIButton()
    button.setStyleNames("primary", for: .style)
    try style(button, try shared("Tests__StylistTests.swift.literal5.yaml"))
    XCTAssertEqual(button.backgroundColor, blue)
  }

  func testTheExampleTheme() throws {
    let manager = try manager(try shared("Example__Style.yaml"))
    let primary = StyleColor(red: 0xC2 / 255, green: 0x3A / 255, blue: 0x45 / 255)
    let white = StyleColor(white: 1)
    let button = UIButton()
    button.setStyleNames("button", for: .style)
    XCTAssertEqual(manager.applyStyle(in: button).diagnostics, [])
    XCTAssertEqual(button.backgroundColor, StyleColor(white: 0xEE / 255).sRGBEquivalent)
    XCTAssertEqual(button.layer.cornerRadius, 6)
    XCTAssertEqual(button.contentEdgeInsets, StyleEdgeInsets(top: 6, left: 8, bottom: 6, right: 8))
    XCTAssertEqual(button.layer.borderColor, StyleCGColor(primary.withAlpha(0.2)))
    XCTAssertEqual(button.titleColor(for: .normal), primary)

    let main = UIButton()
    main.setStyleNames("primary", for: .style)
    // A state of a property that has none.
    XCTAssertEqual(manager.applyStyle(in: main).diagnostics.map(\.id.rawValue), ["key-path.state"])
    XCTAssertEqual(main.titleColor(for: .normal), white)
    XCTAssertEqual(main.backgroundColor, StyleColor(white: 0, alpha: 0))
    XCTAssertEqual(main.contentEdgeInsets, StyleEdgeInsets(top: 15, left: 1, bottom: 15, right: 1))
    XCTAssertEqual(
      main.font, StyleFont(.system(weight: .regular, italic: false), size: 28, textStyle: "title1"))

    let bar = UINavigationBar()
    XCTAssertEqual(manager.applyStyle(in: bar).diagnostics, [])
    XCTAssertTrue(bar.prefersLargeTitles)
    XCTAssertFalse(bar.isTranslucent)
    XCTAssertEqual(bar.barStyle, .black)
    XCTAssertEqual(bar.titleTextAttributes, StyleTextAttributes([.foregroundColor: .color(white)]))
    XCTAssertEqual(bar.largeTitleTextAttributes, StyleTextAttributes([.foregroundColor: .color(white)]))

    let controller = UIViewController()
    controller.customStyleClassName = StyleClassName("ExampleViewController", module: "Example")
    XCTAssertEqual(manager.applyStyle(in: controller).diagnostics, [])
    XCTAssertEqual(controller.navigationItem.largeTitleDisplayMode, .always)

    let stack = UIStackView()
    stack.setStyleNames("mainStack", for: .style)
    let inner = UIStackView()
    let label = UILabel()
    label.setStyleNames("label", for: .style)
    stack.addSubview(inner)
    inner.addSubview(label)
    XCTAssertEqual(manager.applyStyle(in: stack).diagnostics, [])
    XCTAssertEqual([stack.spacing, inner.spacing], [12, 8])
    XCTAssertTrue(stack.isLayoutMarginsRelativeArrangement)
    XCTAssertEqual(stack.layoutMargins, StyleEdgeInsets(top: 20, left: 8, bottom: 20, right: 8))
    XCTAssertEqual(inner.alignment, .center)
    XCTAssertEqual(label.font, .system(20, weight: .bold))

    let custom = UIButton()
    custom.setStyleNames("customView", for: .style)
    XCTAssertEqual(manager.applyStyle(in: custom).diagnostics, [])
    XCTAssertEqual(custom.backgroundColor, blue)
    XCTAssertEqual(custom.aspectRatio?.widthToHeight, 3)
    XCTAssertEqual(custom.backgroundImage(for: .normal), StyleImage("buttonBack"))
  }

  func testSynonyms() throws {
    let button = UIButton()
    try style(button, "styles: {UIButton: {textColor:highlighted: red, titleFont: 20, visible: no}}")
    XCTAssertEqual(button.titleColor(for: .highlighted), red)
    XCTAssertEqual(button.font, .system(20))
    XCTAssertTrue(button.isHidden)
    let bar = UINavigationBar()
    try style(
      bar,
      """
      styles:
        UINavigationBar:
          titleColor: red
          titleFont: systemBold:14
          backgroundImage:compact: small
          backgroundImage: large
      """)
    XCTAssertEqual(
      bar.titleTextAttributes,
      StyleTextAttributes([.foregroundColor: .color(red), .font: .font(.system(14, weight: .bold))]))
    XCTAssertEqual(bar.tableValue("backgroundImage:compact"), .image(StyleImage("small")))
  }

  func testAnchorsAreConstraints() throws {
    let view = UIView()
    let old = NSLayoutConstraint()
    old.firstAttribute = .height
    old.constant = 7
    view.addConstraints([old])
    try style(view, "styles: {UIView: {widthAnchor: <=30, heightAnchor: 20, aspectRatioAnchor: 2:1}}")
    XCTAssertEqual(view.constraints.count, 3)
    XCTAssertEqual(view.sizeLimit(.width), StyleSizeLimit(.lessThanOrEqual, 30))
    XCTAssertEqual(old.constant, 20)
    XCTAssertEqual(view.aspectRatio?.widthToHeight, 0.5)
    view.aspectRatio = nil
    view.setSizeLimit(nil, .width)
    XCTAssertEqual(view.constraints.count, 1)
  }

  func testBarsAreReachedFromControllers() throws {
    let theme = """
      styles:
        App.Home: {navigationBar: {translucent: no}, tabBar: {barTintColor: red}, toolbar: {barTintColor: red},
          tabBarController: {title: t}, navigationController: {title: n}, parent: {hidesBottomBarWhenPushed: on},
          view: {alpha: 0.5}}
      """
    let home = UIViewController()
    home.view = UIView()
    home.customStyleClassName = StyleClassName("Home", module: "App")
    let navigation = UINavigationController()
    navigation.viewControllers = [home]
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    try style(tabs, theme)
    XCTAssertFalse(navigation.navigationBar.isTranslucent)
    XCTAssertEqual(tabs.tabBar.barTintColor, red)
    XCTAssertEqual(navigation.toolbar.barTintColor, red)
    XCTAssertEqual([tabs.title, navigation.title], ["t", "n"])
    XCTAssertTrue(navigation.hidesBottomBarWhenPushed)
    XCTAssertEqual(home.view?.alpha, 0.5)
    home.removeFromParent()
    let alone = try manager(theme).applyStyle(in: home)
    XCTAssertEqual(alone.diagnostics, [])
  }
}

extension StyleColor {
  /// The same gray in sRGB.
  fileprivate var sRGBEquivalent: StyleColor {
    StyleColor(red: components.x, green: components.x, blue: components.x)
  }
}
