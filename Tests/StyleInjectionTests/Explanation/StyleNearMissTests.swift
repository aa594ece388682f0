import XCTest

@testable import StyleInjection

final class StyleNearMissTests: XCTestCase {
  /// A price label named `prcie`, in a stack named `card`, in a scroll view, in the controller of a child.
  private let element = StyleElement(
    StyleClassName("PriceLabel", module: "Shop"),
    superclasses: ["UILabel", "UIView"].map { StyleClassName($0, module: "UIKit") },
    names: [.init("prcie")], controller: StyleClassName("ChildController", module: "Shop"),
    path: [
      .init(StyleClassName("UIStackView"), superclasses: [StyleClassName("UIView")], names: [.init("card")]),
      .init(StyleClassName("UIScrollView"), superclasses: [StyleClassName("UIView")]),
      .init(StyleClassName("ChildController", module: "Shop")),
      .init(StyleClassName("OuterController", module: "Shop")),
    ])

  private func messages(_ sheet: RawStyleValue, _ element: StyleElement? = nil) throws -> [String] {
    RuleIndex([try StyleSheet(path: "s", sheet)]).nearMisses(for: element ?? self.element).map(\.message)
  }

  func testOneThingIsMissing() throws {
    let rows: [(selector: String, messages: [String])] = [
      ("@PriceLabel", []), ("@UILabel+", []), ("@UIButton", []), ("#other", []),
      ("@UILabel", ["'UILabel' does not match PriceLabel: exact type only"]),
      ("@Store.PriceLabel", ["'Store.PriceLabel' does not match Shop.PriceLabel: the module differs"]),
      ("@Store.PriceLabel+", ["'Store.PriceLabel' does not match Shop.PriceLabel: the module differs"]),
      ("#price", ["identifier 'price' is near to 'prcie'"]),
      ("@UILabel+#price", ["identifier 'price' is near to 'prcie'"]),
      ("@UILabel#price", []),
      ("#card @PriceLabel", []),
      ("#tray @PriceLabel", ["'#tray' is not on the response path"]),
      ("#crad @PriceLabel", ["identifier 'crad' is near to 'card'"]),
      ("@UIView @PriceLabel", ["'UIView' does not match UIStackView: exact type only"]),
      (
        "#card @UIScrollView @PriceLabel",
        ["'#card', '@UIScrollView' stand in another order on the response path"]
      ),
      ("#tray #dish @PriceLabel", []), ("#tray @UILabel", []),
    ]
    for row in rows {
      XCTAssertEqual(
        try messages(.dictionary([.init(row.selector, .init(["k": 1]))])), row.messages, row.selector)
    }
  }

  func testControllers() throws {
    let rows: [(controller: String, messages: [String])] = [
      ("ChildController", []), ("OtherController", []),
      (
        "Store.ChildController",
        ["'Store.ChildController' does not match Shop.ChildController: the module differs"]
      ),
      ("OuterController", ["'OuterController' is not the nearest controller: that is Shop.ChildController"]),
    ]
    for row in rows {
      let sheet = RawStyleValue.dictionary([.init(row.controller, .init(["@PriceLabel": ["k": 1]]))])
      XCTAssertEqual(try messages(sheet), row.messages, row.controller)
    }
    XCTAssertEqual(
      try messages(["OuterController": ["@UIView": ["k": 1]]], StyleElement(StyleClassName("UIView"))),
      ["the object stands in no controller, so not in 'OuterController'"])
  }

  func testAConditionThatDoesNotHoldIsToldAtItsKey() throws {
    let text = """
      <plist><dict>
      <key>@PriceLabel</key><dict>
      <key>a(device:pad)</key><string>1</string>
      <key>b(device:phone, h:regular)</key><string>1</string>
      <key>c(device:phone)</key><string>1</string>
      </dict></dict></plist>
      """
    let misses = RuleIndex([try StyleSheet(path: "s", bytes: Array(text.utf8))]).nearMisses(for: element)
    XCTAssertEqual(
      misses.map { "\($0.range.position?.line ?? 0) \($0.message)" },
      ["3 condition device:pad of 'a' does not hold", "4 condition h:regular of 'b' does not hold"])
    XCTAssertEqual(misses.map { $0.declarations.map(\.keyPath) }, [["a"], ["b"]])
  }

  func testSheetsThatAreNotChosen() throws {
    let sheet: RawStyleValue = ["@UIView": ["k": 1], "@UILabel": ["k": 1]]
    let index = RuleIndex([
      try StyleSheet(path: "s", sheet), try StyleSheet(path: "a", sheet).named("Aqua"),
      try StyleSheet(path: "b", sheet).named("Blue"),
    ])
    let rows: [(chosen: String?, messages: [String])] = [
      (nil, ["the object does not choose the sheet 'Aqua'", "the object does not choose the sheet 'Blue'"]),
      (
        "Gone",
        ["the object does not choose the sheet 'Aqua'", "the object does not choose the sheet 'Blue'"]
      ),
      (
        "Aqua",
        [
          "the object chooses the sheet 'Aqua' and no other",
          "the object chooses the sheet 'Aqua' and no other",
        ]
      ),
    ]
    for row in rows {
      let element = StyleElement(StyleClassName("UIView"), stylesheet: row.chosen)
      XCTAssertEqual(index.nearMisses(for: element).map(\.message), row.messages, row.chosen ?? "none")
    }
  }

  /// A name that a rule asks for is right: other rules are not for this object.
  func testAnIdentifierThatIsAskedForIsNotMisspelt() throws {
    XCTAssertEqual(try messages(["#price": ["k": 1], "#prcie": ["k": 1]]), [])
  }

  func testSuggestions() throws {
    let sheet: RawStyleValue = ["@UILabel": ["k": 1], "#price": ["k": 1], "@Store.PriceLabel": ["k": 1]]
    let misses = RuleIndex([try StyleSheet(path: "s", sheet)]).nearMisses(for: element)
    XCTAssertEqual(Set(misses.compactMap(\.suggestion)), ["@UILabel+", "prcie", "PriceLabel"])
  }
}
