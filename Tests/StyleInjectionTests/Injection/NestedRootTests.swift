import XCTest

@testable import StyleInjection

/// Live roots inside of what is live no more.
final class NestedRootTests: XCTestCase {
  func testALiveRootFollowsItsPlaceWhereItsContainerLeaves() throws {
    let manager = try StyleManager.sample([
      "#outer @TestLabel": ["count": 1], "#container @TestLabel": ["opacity": 0.5],
    ])
    let inner = TestView("inner", [TestLabel()])
    let container = TestView("container", [TestView(nil, [inner])])
    let outer = TestView("outer", [container])
    manager.addRoot(outer)
    manager.addRoot(inner)
    XCTAssertEqual(inner.children[0].count, 1)
    outer.remove(container)
    inner.add(TestLabel())
    XCTAssertEqual(inner.children.map(\.count), [0, 0])
    XCTAssertEqual(inner.children.map(\.opacity), [0.5, 0.5])
    XCTAssertEqual(manager.applyStyle().outline, [])
    outer.add(container)
    XCTAssertEqual(inner.children.map(\.count), [1, 1])
  }
}
