import XCTest

@testable import StyleInjection

final class StyleSelectorMatchingTests: XCTestCase {
  /// A price label named `price` and `big`, in a stack named `card`, in a scroll view.
  private let element = StyleElement(
    StyleClassName("PriceLabel", module: "Shop"),
    superclasses: ["UILabel", "UIView"].map { StyleClassName($0, module: "UIKit") },
    names: [.init("price"), .init("big")],
    path: [
      .init(StyleClassName("UIStackView"), superclasses: [StyleClassName("UIView")], names: [.init("card")]),
      .init(StyleClassName("UIView"), names: [.init("page")]),
      .init(StyleClassName("UIScrollView"), superclasses: [StyleClassName("UIView")]),
    ])

  private func winners(_ sheet: [String: RawStyleValue]) throws -> [String] {
    let entries = sheet.map { RawStyleEntry($0.key, LocatedStyleValue(["k": $0.value])) }
    let sheet = try StyleSheet(path: "s", .dictionary(entries.sorted { $0.key < $1.key }))
    return RuleIndex([sheet]).matches(for: element).sorted { $0.strength < $1.strength }.map(
      \.origin.selector)
  }

  func testWhatMatches() throws {
    let rows: [(selector: String, matches: Bool)] = [
      ("@PriceLabel", true), ("@Shop.PriceLabel", true), ("@Store.PriceLabel", false), ("@UILabel", false),
      ("@UILabel+", true), ("@UIView+", true), ("@PriceLabel+", true), ("@UIButton+", false),
      ("@UIKit.UILabel+", true), ("#price", true), ("#price#big", true), ("#price#small", false),
      ("@PriceLabel#price", true), ("@UILabel#price", false), ("@UILabel+#price", true),
      ("#card #price", true), ("#page #price", true), ("#card #page #price", false),
      ("@UIScrollView #card @UILabel+", true), ("@UIView+ @UIView+ @UIView+ #price", true),
      ("@UIView+ @UIView+ @UIView+ @UIView+ #price", false), ("@UIStackView @PriceLabel", true),
      ("@UIView @PriceLabel", true), ("@PriceLabel @PriceLabel", false), ("#card#page #price", false),
    ]
    for row in rows {
      XCTAssertEqual(try winners([row.selector: "x"]), row.matches ? [row.selector] : [], row.selector)
    }
  }

  /// The weakest first: identifiers, then types, exact before inherited, the nearer class before the farther.
  func testStrength() throws {
    let ascending = [
      "@UIView+", "@UILabel+", "@PriceLabel+", "@PriceLabel", "@UIView+ @UIView+",
      "@UIScrollView @PriceLabel", "#price", "@UIView+#price", "@PriceLabel+#price", "@PriceLabel#price",
      "#card #price",
    ]
    let sheet = Dictionary(uniqueKeysWithValues: ascending.map { ($0, RawStyleValue.string("x")) })
    XCTAssertEqual(try winners(sheet), ascending)
  }

  /// The same rules many times over take the way of the hash table.
  func testManyRulesMatchAsFewDo() throws {
    var sheet: [String: RawStyleValue] = ["@UILabel+": "x", "#card @UILabel+#big": "x", "@PriceLabel": "x"]
    for number in 0..<40 { sheet["#other\(number)"] = "x" }
    XCTAssertEqual(try winners(sheet), ["@UILabel+", "@PriceLabel", "#card @UILabel+#big"])
  }
}
