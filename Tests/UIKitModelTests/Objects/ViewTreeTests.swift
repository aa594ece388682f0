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

  func testADeepTreeGoesWithoutADeepStack() {
    weak var leaf: UIView?
    weak var last: UIViewController?
    do {
      var (root, controller) = (UIView(), UIViewController())
      (leaf, last) = (root, controller)
      for level in 0..<40_000 {
        let outer = level.isMultiple(of: 2) ? UIView() : UIVisualEffectView()
        (outer as? UIVisualEffectView)?.contentView = root
        if root.superview == nil { outer.addSubview(root) }
        root = outer
        let container = UIViewController()
        container.addChild(controller)
        controller = container
      }
    }
    XCTAssertNil(leaf)
    XCTAssertNil(last)
  }

  func testAPartOfADeepTreeThatIsHeldStays() {
    let kept = UIView()
    let leaf = UILabel()
    kept.addSubview(leaf)
    do {
      let (root, middle) = (UIView(), UIView())
      root.addSubview(middle)
      middle.addSubview(kept)
    }
    XCTAssertNil(kept.superview)
    XCTAssertTrue(leaf.superview === kept)
    XCTAssertEqual(kept.subviews.count, 1)
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
