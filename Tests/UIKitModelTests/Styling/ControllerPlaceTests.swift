import StyleInjection
import XCTest

@testable import UIKitModel

/// A controller stands where its root view does: it moves with that, and its view's place is another one without it.
final class ControllerPlaceTests: XCTestCase {
  private func manager() throws -> StyleManager {
    StyleManager(
      registry: .uiKit, resources: IOSResources(),
      repository: try StyleDictionaryProvider([
        "@UIViewController": ["title": "plain"], "#inside @UIViewController": ["title": "inside"],
        "#inside @UILabel": ["tag": 5],
      ]))
  }

  private func view(_ identifier: String?, _ subviews: UIView...) -> UIView {
    let view = UIView()
    view.styleIdentifier = identifier
    for subview in subviews { view.addSubview(subview) }
    return view
  }

  func testAControllerMovesWithItsRootView() throws {
    let manager = try manager()
    let (root, child, holder, label) = (UIViewController(), UIViewController(), view("inside"), UILabel())
    root.view = view(nil, holder)
    child.view = view(nil, label)
    root.addChild(child)
    manager.addRoot(root)
    XCTAssertEqual(child.title, "plain")
    for _ in 0..<2 {
      holder.addSubview(try XCTUnwrap(child.view))
      XCTAssertEqual(child.title, "inside")
      XCTAssertEqual(label.tag, 5)
      XCTAssertEqual(manager.applyStyle().changes.count, 0)
      child.view?.removeFromSuperview()
      XCTAssertEqual(child.title, "plain")
      XCTAssertEqual(label.tag, 0)
      XCTAssertEqual(manager.applyStyle().changes.count, 0)
    }
  }

  func testAControllerJoinsByTheRootViewThatItIsGiven() throws {
    let manager = try manager()
    let shown = UIView()
    let root = view("inside", shown)
    manager.addRoot(root)
    let controller = UIViewController()
    controller.view = shown
    XCTAssertEqual(controller.title, "inside")
    XCTAssertEqual(manager.applyStyle().changes.count, 0)
  }

  func testARootViewOutlivesItsController() throws {
    let manager = try manager()
    let label = UILabel()
    let shown = view(nil, label)
    let root = view(nil, shown)
    var controller: UIViewController? = UIViewController()
    controller?.styleIdentifier = "inside"
    controller?.view = shown
    manager.addRoot(root)
    XCTAssertEqual(label.tag, 5)
    controller = nil
    XCTAssertEqual(label.tag, 0)
    let late = UILabel()
    shown.addSubview(late)
    XCTAssertEqual(late.tag, 0)
    XCTAssertEqual(manager.applyStyle().changes.count, 0)
  }

  func testAChildThatOutlivesItsControllerIsNoLongerLive() throws {
    let manager = try manager()
    let child = UIViewController()
    child.view = UIView()
    var root: UIViewController? = UIViewController()
    root?.addChild(child)
    manager.addRoot(try XCTUnwrap(root))
    XCTAssertEqual(child.title, "plain")
    root = nil
    let late = UIViewController()
    child.addChild(late)
    XCTAssertNil(late.title)
  }
}
