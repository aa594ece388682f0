import StyleInjection
import UIKitModel
import XCTest

/// What people met with moving sheets from one format to another.
final class ConversionCaseTests: XCTestCase {
  private func converted(_ sheet: StyleSheet, to dialect: StyleDialect) -> (text: String, messages: [String])
  {
    var conversion = StyleSheetConversion(registry: .uiKit, resources: IOSResources())
    let written = conversion.written([sheet], as: dialect)
    return (written.text, written.diagnostics.filter { $0.severity > .note }.map(\.message))
  }

  /// The rules and variables, without places.
  private func outline(_ sheet: StyleSheet) -> [String] {
    sheet.variables.map { "$\($0.name) = \($0.value.value)" }
      + sheet.rules.flatMap { rule in
        rule.declarations.map { "\(rule.selector) \($0.key) = \($0.value.value)" }
      }
  }

  private let named = """
    <key>$accent</key><string>#FF0080</string>
    <key>#price</key><dict>
      <key>textColor</key><string>$accent</string>
      <key>font</key><string>$"Futura-Medium":20</string>
      <key>backgroundColor</key><string>#11223380</string>
      <key>numberOfLines</key><integer>2</integer>
      <key>textAlignment</key><string>right</string>
    </dict>
    <key>#buy</key><dict><key>titleColor:highlighted</key><string>#00FF00</string></dict>
    """

  func testCase124ThereAndBackIsTheSameWhereBothCanSayIt() throws {
    let sheet = try CaseSheet(named).sheet
    let there = converted(sheet, to: .stylish)
    XCTAssertEqual(there.messages, [])
    let other = try StyleSheet(path: "s.json", bytes: Array(there.text.utf8))
    XCTAssertEqual(other.dialect, .stylish)
    XCTAssertEqual(other.diagnostics, [])
    let back = converted(other, to: .plist)
    XCTAssertEqual(back.messages, [])
    XCTAssertEqual(outline(try CaseSheet(bytes: Array(back.text.utf8)).sheet), outline(sheet))
  }

  func testCase124StyleKitAndStylistSayWhatTheyCan() throws {
    let content = """
      <key>$accent</key><string>#FF0080</string>
      <key>@UILabel+</key><dict>
        <key>textColor</key><string>$accent</string><key>font</key><string>$"Futura-Medium":20</string>
        <key>backgroundColor</key><string>#11223380</string>
      </dict>
      <key>@UIStackView+ @UIButton+</key><dict><key>titleColor:highlighted</key><string>#00FF00</string></dict>
      """
    let sheet = try CaseSheet(content).sheet
    for dialect in [StyleDialect.stylekit, .stylist] {
      let there = converted(sheet, to: dialect)
      XCTAssertEqual(there.messages, [], dialect.rawValue)
      let other = try StyleSheet(path: "s", bytes: Array(there.text.utf8))
      XCTAssertEqual(other.dialect, dialect, there.text)
      let back = converted(other, to: .plist)
      XCTAssertEqual(back.messages, [], dialect.rawValue)
      XCTAssertEqual(
        outline(try CaseSheet(bytes: Array(back.text.utf8)).sheet).sorted(), outline(sheet).sorted(),
        there.text)
    }
  }

  func testCase124WhatHasNoFormIsListed() throws {
    let sheet = try CaseSheet(
      named + "<key>@UILabel+</key><dict><key>textColor</key><string>#FF0000</string></dict>"
    ).sheet
    let stylekit = converted(sheet, to: .stylekit)
    XCTAssertEqual(
      stylekit.messages,
      ["#price", "#buy"].map {
        "'\($0)' has no form in stylekit: it selects by class alone, not by '\($0)'"
      })
    XCTAssertTrue(stylekit.text.contains(##""@accent": "#FF0080""##), stylekit.text)
    XCTAssertTrue(stylekit.text.contains(##""UILabel": {\##n    "textColor": "#FF0000""##), stylekit.text)
    XCTAssertEqual(
      converted(sheet, to: .stylish).messages,
      ["'@UILabel+' has no form in stylish: it selects by style name alone"])
  }

  /// What cannot be read as its property's type, and what no class has, stays as it is, with a warning.
  func testCase124WhatCannotBeTurnedIsKeptAndTold() throws {
    let sheet = try CaseSheet(
      """
      <key>#a</key><dict>
        <key>textColor</key><string>reddish</string><key>xyzzy</key><string>plugh</string>
        <key>alpha</key><string>0.5</string>
      </dict>
      """
    ).sheet
    var conversion = StyleSheetConversion(registry: .uiKit, resources: IOSResources())
    let written = conversion.written([sheet], as: .stylish)
    let warnings = written.diagnostics.filter { $0.severity > .note }
    XCTAssertEqual(warnings.map(\.id.rawValue), ["convert.kept-value", "convert.kept-value"])
    XCTAssertEqual(warnings.map(\.range.position?.line), [4, 4])
    let again = try StyleSheet(path: "s.json", bytes: Array(written.text.utf8))
    XCTAssertEqual(
      outline(again), ["#a textColor = reddish", "#a xyzzy = plugh", "#a alpha = 0.5"])
  }
}
