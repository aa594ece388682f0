import StyleInjection
import XCTest

@testable import UIKitModel

/// Who is next on the response path, and which controller is the nearest.
final class ResponsePathTests: XCTestCase {
  private func path(of object: UIKitObject) -> [ObjectIdentifier] {
    Array(sequence(first: object as any Styleable) { $0.styleParent }).map { ObjectIdentifier($0) }
  }

  private func ids(_ objects: [UIKitObject]) -> [ObjectIdentifier] { objects.map(ObjectIdentifier.init) }

  func testARootViewsNextIsItsController() {
    let controller = UIViewController()
    let (root, label) = (UIView(), UILabel())
    root.addSubview(label)
    controller.view = root
    XCTAssertEqual(path(of: label), ids([label, root, controller]))
    XCTAssertTrue(label.nearestViewController === controller)
    XCTAssertTrue(root.next === controller)
    let other = UIView()
    controller.view = other
    XCTAssertNil(root.next)
    XCTAssertNil(label.nearestViewController)
    XCTAssertTrue(other.nearestViewController === controller)
  }

  func testAChildsViewsBelongToTheChild() {
    let (parent, child) = (UIViewController(), UIViewController())
    let (parentView, container, childView) = (UIView(), UIView(), UIView())
    parent.view = parentView
    parentView.addSubview(container)
    child.view = childView
    parent.addChild(child)
    XCTAssertEqual(path(of: childView), ids([childView, child, parent]))
    container.addSubview(childView)
    XCTAssertEqual(path(of: childView), ids([childView, child, container, parentView, parent]))
    XCTAssertTrue(childView.nearestViewController === child)
    XCTAssertTrue(container.nearestViewController === parent)
    XCTAssertEqual(order(of: parent), ids([parent, parentView, container, child, childView]))
  }

  func testABarBelongsToItsController() {
    let (navigation, tabs, top) = (UINavigationController(), UITabBarController(), UIViewController())
    navigation.viewControllers = [top]
    tabs.viewControllers = [navigation]
    XCTAssertTrue(navigation.navigationBar.nearestViewController === navigation)
    XCTAssertTrue(navigation.toolbar.nearestViewController === navigation)
    XCTAssertTrue(tabs.tabBar.nearestViewController === tabs)
    XCTAssertTrue(top.nearestViewController === navigation)
    XCTAssertTrue(top.navigationController === navigation)
    XCTAssertTrue(top.tabBarController === tabs)
    XCTAssertNil(tabs.tabBarController)
  }

  func testAnItemBelongsToTheControllerOfItsBarOrItem() {
    let controller = UIViewController()
    let (left, custom) = (UIBarButtonItem(), UIButton())
    left.customView = custom
    controller.navigationItem.leftBarButtonItems = [left]
    XCTAssertEqual(path(of: custom), ids([custom, left, controller.navigationItem, controller]))
    let tool = UIBarButtonItem()
    controller.toolbarItems = [tool]
    XCTAssertTrue(tool.nearestViewController === controller)
    XCTAssertTrue(controller.tabBarItem.nearestViewController === controller)
    controller.navigationItem.leftBarButtonItem = nil
    XCTAssertNil(custom.nearestViewController)
    let (view, bar, item) = (UIView(), UINavigationBar(), UINavigationItem())
    controller.view = view
    view.addSubview(bar)
    bar.items = [item]
    XCTAssertEqual(path(of: item), ids([item, bar, view, controller]))
  }

  func testAViewThatMovesBelongsToItsNewPlace() {
    let (item, root, view) = (UIBarButtonItem(), UIView(), UIView())
    item.customView = view
    root.addSubview(view)
    XCTAssertTrue(view.styleParent === root)
    item.customView = view
    XCTAssertTrue(view.styleParent === item)
    XCTAssertEqual(root.subviews.count, 0)
  }

  func testARootControllerBelongsToTheWindowBeforeItHasAView() {
    let (window, controller) = (UIWindow(), UIViewController())
    window.rootViewController = controller
    XCTAssertTrue(controller.styleParent === window)
    XCTAssertEqual(order(of: window), ids([window, controller]))
    controller.view = UIView()
    XCTAssertEqual(order(of: window).count, 3)
    window.rootViewController = UIViewController()
    XCTAssertNil(controller.styleParent)
  }

  func testEachChildsParentIsTheObjectThatNamesIt() {
    let tree = sampleTree()
    var open: [any Styleable] = [tree]
    var count = 0
    while let object = open.popLast() {
      count += 1
      for child in object.styleChildren {
        XCTAssertTrue(child.styleParent === object, "\(type(of: child)) in \(type(of: object))")
        open.append(child)
      }
    }
    XCTAssertGreaterThan(count, 25)
  }

  func testATableIsReadFromTheTop() {
    let table = UITableView()
    let (header, footer) = (UIView(), UIView())
    let cells = (0..<3).map { _ in UITableViewCell() }
    table.tableFooterView = footer
    table.sections = [.init(cells: [cells[0]]), .init(cells: [cells[1], cells[2]])]
    table.tableHeaderView = header
    XCTAssertEqual(
      order(of: table).filter { ids([header, footer] + cells).contains($0) },
      ids([header, cells[0], cells[1], cells[2], footer]))
    table.sections = [.init(cells: [cells[2]])]
    XCTAssertNil(cells[0].superview)
    table.prototypeCells = [cells[1]]
    XCTAssertTrue(cells[1].superview === table)
    XCTAssertEqual(UIKitTypeName.of(type(of: cells[0].contentView)), "UITableViewCellContentView")
    XCTAssertEqual(UIKitTypeName.of(type(of: UICollectionViewCell().contentView)), "UIView")
  }

  func testFreshObjectsShowNothingThatNobodyAskedFor() {
    for controller in [UIViewController(), UINavigationController(), UITabBarController()] {
      XCTAssertEqual(controller.styleChildren.count, 0)
    }
    XCTAssertEqual(UIButton().styleChildren.count, 0)
    let bar = UISearchBar()
    XCTAssertTrue(bar.searchTextField.next === bar)
    XCTAssertEqual(bar.styleChildren.count, 0)
  }

  /// The objects in reading order.
  private func order(of root: any Styleable) -> [ObjectIdentifier] {
    [ObjectIdentifier(root)] + root.styleChildren.flatMap { order(of: $0) }
  }

  private func sampleTree() -> UIKitObject {
    let (window, tabs, navigation) = (UIWindow(), UITabBarController(), UINavigationController())
    let (list, cell, child) = (UITableViewController(), UITableViewCell(), UIViewController())
    let (table, stack, field, effect) = (UITableView(), UIStackView(), UITextField(), UIVisualEffectView())
    table.tableHeaderView = UIView()
    table.prototypeCells = [cell]
    table.backgroundView = UIView()
    cell.contentView.addSubview(stack)
    stack.addArrangedSubview(field)
    stack.addArrangedSubview(effect)
    field.leftView = UIImageView()
    effect.contentView.addSubview(UILabel())
    child.view = UIView()
    cell.contentView.addSubview(child.view ?? UIView())
    list.addChild(child)
    list.view = table
    list.navigationItem.titleView = UILabel()
    list.navigationItem.backBarButtonItem = UIBarButtonItem()
    list.navigationItem.rightBarButtonItems = [UIBarButtonItem(), UIBarButtonItem()]
    list.toolbarItems = [UIBarButtonItem()]
    list.addChild(UIViewController())
    navigation.viewControllers = [list]
    navigation.tabBarItem.title = "List"
    navigation.navigationBar.isTranslucent = false
    tabs.tabBar.items = [UITabBarItem()]
    tabs.viewControllers = [navigation, UISplitViewController()]
    tabs.view = UIView()
    window.rootViewController = tabs
    return window
  }
}
