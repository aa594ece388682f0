import XCTest

@testable import StyleInjection

private final class PrivateView {}
final class Box<Element> {}

final class StyleClassNameTests: XCTestCase {
  final class Nested {}

  func testNamesOfSwiftTypes() {
    final class Local {}
    let module = "StyleInjectionTests"
    let rows: [(AnyObject.Type, name: String)] = [
      (TestView.self, "TestView"), (PrivateView.self, "PrivateView"),
      (Nested.self, "StyleClassNameTests.Nested"),
      (Box<Int>.self, "Box<Swift.Int>"),
    ]
    for (type, name): (AnyObject.Type, String) in rows {
      XCTAssertEqual(StyleClassName(of: type), StyleClassName(name, module: module))
      XCTAssertEqual(StyleClassName(of: type).description, "\(module).\(name)")
    }
    XCTAssertEqual(StyleClassName(of: Local.self).module, module)
    XCTAssertEqual(StyleClassName("Cell").description, "Cell")
  }
}
