import StyleInjection
import XCTest

@testable import UIKitModel

final class ViewTreeTests: XCTestCase {
  func testAViewStandsInOnePlace() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    XCTAssertTrue(view.superview === second)
    XCTAssertEqual(first.subviews.count, 0)
    view.removeFromSuperview()
    XCTAssertNil(view.superview)
    view.removeFromSuperview()
    XCTAssertEqual(second.subviews.count, 0)
  }

  func testPlacesOutsideTheListAreMovedToItsEnds() {
    let (root, first, second, third) = (UIView(), UIView(), UIView(), UIView())
    root.insertSubview(first, at: 99)
    root.insertSubview(second, at: -1)
    root.insertSubview(third, at: 1)
    XCTAssertEqual(
      root.subviews.map(ObjectIdentifier.init), [second, third, first].map(ObjectIdentifier.init))
    root.insertSubview(second, at: 2)
    XCTAssertEqual(
      root.subviews.map(ObjectIdentifier.init), [third, first, second].map(ObjectIdentifier.init))
  }

  func testNothingStandsInsideItself() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    XCTAssertNil(outer.superview)
    XCTAssertEqual(inner.subviews.count, 0)
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.addChild(parent)
    parent.addChild(parent)
    XCTAssertNil(parent.parent)
    XCTAssertEqual(child.children.count, 0)
  }

  func testAnArrangedViewThatLeavesIsNoLongerArranged() {
    let stack = UIStackView()
    let views = (0..<3).map { _ in UIView() }
    for view in views { stack.addArrangedSubview(view) }
    views[1].removeFromSuperview()
    stack.addArrangedSubview(views[0])
    XCTAssertEqual(
      stack.arrangedSubviews.map(ObjectIdentifier.init), [views[2], views[0]].map(ObjectIdentifier.init))
  }

  func testAReplacedViewLeavesItsPlaceToTheNewOne() {
    let cell = UITableViewCell()
    let (background, content) = (UIView(), UIView())
    cell.backgroundView = background
    let old = cell.contentView
    cell.contentView = content
    XCTAssertNil(old.superview)
    XCTAssertEqual(
      cell.subviews.map(ObjectIdentifier.init), [background, content].map(ObjectIdentifier.init))
    cell.backgroundView = nil
    XCTAssertEqual(cell.subviews.count, 1)
  }

  func testAViewOutlivesItsSuperview() {
    let view = UIView()
    do {
      let root = UIView()
      root.addSubview(view)
      XCTAssertTrue(view.superview === root)
    }
    XCTAssertNil(view.superview)
    XCTAssertNil(view.styleParent)
    view.setNeedsStyle()
  }

  func testATreeGoesWithItsRoot() {
    weak var gone: UIView?
    weak var controllerGone: UIViewController?
    do {
      let (controller, root, leaf) = (UINavigationController(), UIView(), UIButton())
      root.addSubview(leaf)
      controller.view = root
      controller.navigationItem.titleView = UILabel()
      controller.navigationBar.items = [UINavigationItem()]
      leaf.titleLabel.text = "x"
      (gone, controllerGone) = (leaf, controller)
    }
    XCTAssertNil(gone)
    XCTAssertNil(controllerGone)
  }
}
