import Foundation
import StyleDiagnostics
import TestSupport
import XCTest

@testable import StyleLanguage

final class StyleSheetWriterTests: XCTestCase {
  /// What a sheet says, without places.
  private func outline(_ sheet: StyleSheet) -> [String] {
    let variables = sheet.variables.map { "$\($0.key) = \($0.value.value)" }
    let rules = sheet.rules.flatMap { rule in
      ["\(rule.selector)"] + rule.declarations.map { "  \($0.key) = \($0.value.value)" }
    }
    return sheet.includes.map(\.path) + variables + rules
  }

  private func sheet(_ rules: [StyleRule], _ dialect: StyleDialect)
    -> StyleSheet
  {
    StyleSheet(
      file: SourceFile(path: "s", text: ""), dialect: dialect, rules: rules,
      includes: [StyleInclude("Base.plist")])
  }

  private let color = StyleDeclaration("textColor", LocatedStyleValue("#FFF"))

  func testAWriterForEachDialect() {
    XCTAssertEqual(StyleSheetWriters.all.map { $0.dialect }, StyleDialect.allCases)
  }

  func testAPropertyListReadsAsItWasWritten() throws {
    let text = """
      <!-- all labels & <more> -->
      <plist><dict>
      <key>$include</key><array><string>Base.plist</string></array>
      <key>$primary(appearance:dark)</key><string>#FFF</string>
      <!-- the price -->
      <key>@UILabel+#price</key><dict>
        <key>text</key><string>a &lt; b &amp; "c" é</string>
        <!-- a -- dash - -->
        <key>font(device:pad)</key><string>$"System":20</string>
        <key>tag</key><integer>1</integer><key>alpha</key><real>0.5</real><key>isHidden</key><true/>
        <key>titleTextAttributes</key><dict><key>kern</key><real>1</real></dict>
        <key>items</key><array><string>a</string><integer>2</integer></array>
      </dict>
      <!-- a layer -->
      <key>ListController</key><dict>
        <!-- in it -->
        <key>#card @UILabel</key><dict/>
      </dict>
      <key>@UIView</key><dict><key>tag</key><integer>2</integer></dict>
      <key>EmptyController</key><dict/>
      </dict></plist>
      """
    let sheet = try StyleSheet(path: "s", bytes: Array(text.utf8))
    XCTAssertEqual(sheet.diagnostics, [])
    let written = sheet.written()
    XCTAssertEqual(written.diagnostics, [])
    let again = try StyleSheet(path: "s", bytes: Array(written.text.utf8))
    XCTAssertEqual(outline(again), outline(sheet))
    XCTAssertEqual(again.controllers.map(\.name), sheet.controllers.map(\.name))
    for comment in ["all labels", "the price", "a - - dash - ", "a layer", "in it"] {
      XCTAssertTrue(written.text.contains("<!-- \(comment)"), comment)
    }
    XCTAssertEqual(again.written().text, written.text)
  }

  func testYAMLQuotesWhatIsMoreThanAWord() throws {
    let values: [(RawStyleValue, String)] = [
      ("red", "red"), ("no", #""no""#), ("12:30", #""12:30""#), ("#FFF", ##""#FFF""##), ("", #""""#),
      ("$primary", "$primary"), (1.5, "1.5"), (true, "true"), (["a", 2], "[a, 2]"),
      (["k": 1], "\n      k: 1"),
      ("1e5", #""1e5""#), ("a\nb", #""a\nb""#),
    ]
    for (value, spelling) in values {
      let text = sheet(
        [
          StyleRule(
            StyleSelector(.subtype(StyleTypeName("UILabel"))),
            [StyleDeclaration("k", LocatedStyleValue(value))])
        ],
        .stylist
      ).written().text
      let expected = spelling.first == "\n" ? spelling : " " + spelling
      XCTAssertEqual(text, "styles:\n  UILabel:\n    k:\(expected)\n")
    }
  }

  /// Each kind of selector in each dialect: the key that it gets, or nil where it has no form.
  func testSelectors() throws {
    let type = StyleTypeName("UILabel")
    let rows:
      [(selector: StyleSelector, plist: String?, stylekit: String?, stylist: String?, stylish: String?)] = [
        (StyleSelector(.subtype(type)), "@UILabel+", "UILabel", "UILabel", nil),
        (StyleSelector(.identifier("price")), "#price", nil, "price", "price"),
        (StyleSelector(.identifier("Price")), "#Price", nil, ".Price", "Price"),
        (StyleSelector(.identifier("a, b")), "#a, b", nil, nil, nil),
        (StyleSelector(.identifier("a #b")), nil, nil, nil, "a #b"),
        (
          StyleSelector(.all([.subtype(type), .identifier("price")])), "@UILabel+#price", nil,
          "UILabel.price", nil
        ),
        (StyleSelector(.subtype(type), in: StyleTypeName("C")), "@UILabel+", nil, nil, nil),
        (
          StyleSelector(.subtype(type), inside: [.subtype(StyleTypeName("App.Card"))]),
          "@App.Card+ @UILabel+",
          "App.Card\": {\n    \"UILabel", "App.Card UILabel", nil
        ),
      ]
    for row in rows {
      let keys: [(StyleDialect, String?)] = [
        (.plist, row.plist.map { "<key>\($0)</key>" }), (.stylekit, row.stylekit.map { "\"\($0)\": {" }),
        (.stylist, row.stylist), (.stylish, row.stylish.map { "\"styleName\": \"\($0)\"" }),
      ]
      for (dialect, key) in keys {
        let written = sheet([StyleRule(row.selector, [color])], dialect).written()
        let losses = written.diagnostics.filter { !$0.message.contains("included") }
        XCTAssertEqual(losses.isEmpty, key != nil, "\(row.selector) \(dialect) \(losses.map(\.message))")
        XCTAssertTrue(
          key.map { written.text.contains($0) } ?? true, "\(row.selector) \(dialect) \(written.text)")
        XCTAssertEqual(written.text.contains("#FFF"), key != nil, "\(row.selector) \(dialect)")
      }
    }
  }

  func testWhatOnlySomeDialectsHaveIsToldWhereItIsLost() throws {
    let declarations = [
      StyleDeclaration("tintColor", of: [StyleRelation("superview")], LocatedStyleValue("#FFF")),
      StyleDeclaration("image", LocatedStyleValue(.null)),
    ]
    let rule = StyleRule(StyleSelector(.subtype(StyleTypeName("UIView"))), declarations)
    let named = StyleRule(StyleSelector(.identifier("a")), declarations)
    let exact = StyleRule(StyleSelector(.type(StyleTypeName("UIView"))), [])
    let rows: [(StyleDialect, StyleRule, [String])] = [
      (
        .plist, rule,
        [
          "'superview.tintColor' has no form in plist: it has no sub-objects",
          "'image': 'null' has no form in a property list",
        ]
      ),
      (
        .stylekit, rule,
        [
          "'Base.plist' is not included: stylekit has no includes",
          "'superview.tintColor' has no form in stylekit: it has no sub-objects",
        ]
      ),
      (.stylist, rule, ["'Base.plist' is not included: stylist has no includes"]),
      (
        .stylist, exact,
        [
          "'Base.plist' is not included: stylist has no includes",
          "'@UIView' matches subclasses in stylist, too",
        ]
      ),
      (
        .stylish, named,
        [
          "'Base.plist' is not included: stylish has no includes",
          "'superview.tintColor' has no form in stylish: it has no sub-objects",
        ]
      ),
    ]
    for (dialect, rule, messages) in rows {
      XCTAssertEqual(sheet([rule], dialect).written().diagnostics.map(\.message), messages, "\(dialect)")
    }
  }

  func testSheetsOfTheCorpusReadAsTheyWereWritten() throws {
    var count = 0
    for folder in ["corpus/plist", "corpus/stylish"] {
      for url in try SharedFolder.contents(of: folder) {
        guard let sheet = try? StyleSheet(path: url.lastPathComponent, bytes: Array(Data(contentsOf: url)))
        else { continue }
        let written = sheet.written()
        let again = try StyleSheet(path: "s", bytes: Array(written.text.utf8), dialect: sheet.dialect)
        let lost = Set(written.diagnostics.compactMap { $0.message.split(separator: "'").first })
        if lost.isEmpty {
          XCTAssertEqual(outline(again).sorted(), outline(sheet).sorted(), url.lastPathComponent)
        }
        count += 1
      }
    }
    XCTAssertGreaterThan(count, 5)
  }
}
