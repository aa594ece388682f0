import StyleDiagnostics
import StyleInjection
import XCTest

@testable import StyleTools

final class BroadRulesTests: XCTestCase {
  /// Twelve views, of which four are no more than that.
  private let rules = BroadRules(views: [
    StyleClassName("UIView", module: "UIKit"): 4, StyleClassName("UILabel", module: "UIKit"): 6,
    StyleClassName("Card", module: "App"): 2,
  ])

  private func notes(_ dialect: StyleDialect, _ text: String) throws -> [String] {
    let sheet = try StyleSheet(path: "s", bytes: Array(text.utf8), dialect: dialect)
    let found = rules.diagnostics(of: sheet)
    XCTAssertTrue(found.allSatisfy { $0.id == .selectorBroad && $0.severity == .note })
    return found.map { "\($0.range.position?.line ?? 0) \($0.message)" }
  }

  func testRulesForWhateverViewsAreToldWithTheirCount() throws {
    let rows: [(dialect: StyleDialect, text: String, selector: String, count: Int)] = [
      (.plist, "<plist><dict><key>@UIView</key><dict/></dict></plist>", "@UIView", 4),
      (.plist, "<plist><dict><key>@UIView+</key><dict/></dict></plist>", "@UIView+", 12),
      (.plist, "<plist><dict><key>@UIKit.UIView+</key><dict/></dict></plist>", "@UIKit.UIView+", 12),
      (.plist, "<plist><dict><key>@NSObject+</key><dict/></dict></plist>", "@NSObject+", 12),
      (.stylekit, #"{"UIView": {"tag": 1}}"#, "UIView", 12),
      (.stylist, "styles: {UIView: {tag: 1}}", "UIView", 12),
    ]
    for row in rows {
      XCTAssertEqual(
        try notes(row.dialect, row.text),
        ["1 '\(row.selector)' is broad: \(row.count) of 12 views match it, whatever they are for"], row.text)
    }
  }

  func testRulesThatSayMoreOrReachFewAreNot() throws {
    for selector in [
      "@UILabel", "@UILabel+", "#card", "@UIView#card", "@UIStackView @UIView", "@UIResponder",
    ] {
      XCTAssertEqual(
        try notes(.plist, "<plist><dict><key>\(selector)</key><dict/></dict></plist>"), [], selector)
    }
    XCTAssertEqual(
      try notes(
        .plist, "<plist><dict><key>Main</key><dict><key>@UIView+</key><dict/></dict></dict></plist>"), [])
    let sheet = try StyleSheet(path: "s", ["@UIView+": ["tag": 1]])
    XCTAssertEqual(rules.diagnostics(of: sheet.named("Aqua")), [])
    XCTAssertEqual(BroadRules(views: [:]).diagnostics(of: sheet), [])
  }
}
