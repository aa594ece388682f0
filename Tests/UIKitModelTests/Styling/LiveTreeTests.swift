import StyleInjection
import XCTest

@testable import UIKitModel

/// What joins a live tree, or changes its names there, is styled at once.
final class LiveTreeTests: XCTestCase {
  private let red = StyleColor(red: 1, green: 0, blue: 0)
  private let blue = StyleColor(red: 0, green: 0, blue: 1)
  private let plain = StyleColor(red: 0, green: 1, blue: 0)

  private func manager() throws -> StyleManager {
    StyleManager(
      registry: .uiKit, resources: IOSResources(),
      repository: try StyleDictionaryProvider([
        "@UILabel": ["textColor": "#00FF00"], "#red": ["textColor": "#FF0000"],
        "#tinted": ["tintColor": "#FF0000"],
        "UINavigationController": ["@UILabel": ["textColor": "#0000FF"]],
      ]))
  }

  func testAViewIsStyledWhenItJoins() throws {
    let manager = try manager()
    let (root, container, label) = (UIView(), UIView(), UILabel())
    manager.addRoot(root)
    container.addSubview(label)
    XCTAssertEqual(label.textColor, .label, "not in the tree yet")
    root.addSubview(container)
    XCTAssertEqual(label.textColor, plain)
    let late = UILabel()
    container.insertSubview(late, at: 0)
    XCTAssertEqual(late.textColor, plain)
  }

  func testEveryWayIntoALiveTreeStyles() throws {
    let manager = try manager()
    let joins: [(name: String, join: (UINavigationController, UILabel) -> Void)] = [
      ("view", { $0.view = $1 }),
      ("subview", { $0.view?.addSubview($1) }),
      ("title view", { $0.navigationItem.titleView = $1 }),
      (
        "child's view",
        { controller, label in
          let child = UIViewController()
          child.view = label
          controller.addChild(child)
        }
      ),
      (
        "stack",
        { controller, label in
          let child = UIViewController()
          child.view = label
          controller.viewControllers = [child]
        }
      ),
      ("bar's subview", { $0.navigationBar.addSubview($1) }),
      (
        "bar's item",
        { controller, label in
          let item = UINavigationItem()
          item.titleView = label
          controller.navigationBar.items = [item]
        }
      ),
      (
        "toolbar's item",
        { controller, label in
          let item = UIBarButtonItem()
          item.customView = label
          controller.toolbarItems = [item]
        }
      ),
    ]
    for (name, join) in joins {
      let (controller, label) = (UINavigationController(), UILabel())
      controller.view = UIView()
      manager.addRoot(controller)
      join(controller, label)
      XCTAssertNotEqual(label.textColor, .label, name)
    }
  }

  func testAnIdentifierStylesAtOnce() throws {
    let manager = try manager()
    let (root, label) = (UIView(), UILabel())
    root.addSubview(label)
    manager.addRoot(root)
    XCTAssertEqual(label.textColor, plain)
    label.styleIdentifier = "red"
    XCTAssertEqual(label.textColor, red)
    let item = UIBarButtonItem()
    let bar = UIToolbar()
    root.addSubview(bar)
    bar.items = [item]
    item.setStyleNames("tinted", for: .style)
    XCTAssertEqual(item.tintColor, red)
  }

  func testTheNearestControllersLayerHolds() throws {
    let manager = try manager()
    let (navigation, inside, outside) = (UINavigationController(), UILabel(), UILabel())
    let child = UIViewController()
    child.view = outside
    navigation.view = inside
    navigation.addChild(child)
    manager.applyStyle(in: navigation)
    XCTAssertEqual(inside.textColor, blue)
    XCTAssertEqual(outside.textColor, plain)
  }

  func testAClassOfADocumentIsStyledByItsOwnName() throws {
    let manager = StyleManager(
      registry: .uiKit, resources: IOSResources(),
      repository: try StyleDictionaryProvider([
        "@PriceLabel": ["textColor": "#FF0000"], "@UIButton.Configuration": ["title": "x"],
      ]))
    let label = UILabel()
    label.customStyleClassName = StyleClassName("PriceLabel", module: "App")
    manager.applyStyle(in: label)
    XCTAssertEqual(label.textColor, red)
  }

  /// A view that moves takes what its rules say of its superview along, be it to the tree of another root.
  func testWhatAViewsRulesSayOfItsSuperviewMovesWithIt() throws {
    let theme = try StyleSheet(
      path: "theme.yaml", bytes: Array("styles: {a: {superview: {alpha: 0.5}}}".utf8))
    let manager = StyleManager(
      registry: .uiKit, resources: IOSResources(), repository: StyleSheetSource([theme]))
    let (first, second, view) = (UIView(), UIView(), UIView())
    view.setStyleNames("a", for: .style)
    for root in [first, second] { manager.addRoot(root) }
    first.addSubview(view)
    XCTAssertEqual([first.alpha, second.alpha], [0.5, 1])
    second.addSubview(view)
    XCTAssertEqual([first.alpha, second.alpha], [1, 0.5])
    view.removeFromSuperview()
    XCTAssertEqual([first.alpha, second.alpha], [1, 1])
  }
}
