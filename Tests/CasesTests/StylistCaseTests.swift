import StyleInjection
import UIKitModel
import XCTest

@testable import StyleTools

/// What people met with Stylist's themes, and with YAML.
final class StylistCaseTests: XCTestCase {
  func testCase22UnquotedDigitsAreTheWrittenColor() throws {
    let rows: [(String, StyleColor)] = [
      ("000033", StyleColor(bytes: 0, 0, 0x33)), ("1e2030", StyleColor(bytes: 0x1E, 0x20, 0x30)),
      ("000000", StyleColor(bytes: 0, 0, 0)), ("0x112233", StyleColor(bytes: 0x11, 0x22, 0x33)),
      ("112233", StyleColor(bytes: 0x11, 0x22, 0x33)), ("010101", StyleColor(bytes: 1, 1, 1)),
    ]
    for (text, color) in rows {
      let view = UIView()
      XCTAssertEqual(try CaseTheme.one("UIView", "backgroundColor", text).style(view).ids, [], text)
      XCTAssertEqual(view.backgroundColor, color, text)
    }
    let comment = try CaseTheme.one("UIView", "tintColor", "#FF0000").style(UIView())
    XCTAssertEqual(comment.ids, ["sheet.missing-value"])
    XCTAssertEqual(comment.diagnostics.first?.message.hasSuffix("quote it"), true)
  }

  func testCase23WordsAreTextOrBooleansByTheProperty() throws {
    for word in ["no", "off", "No"] {
      let label = UILabel()
      label.isHidden = true
      let report = try CaseTheme("styles: {UILabel: {text: \(word), isHidden: \(word)}}").style(label)
      XCTAssertEqual(report.ids, [])
      XCTAssertEqual(label.text, word)
      XCTAssertFalse(label.isHidden)
    }
  }

  func testCase35AnAssetsColorTakesAnOpacity() throws {
    struct Asset: StyleResources {
      func color(named name: String) -> StyleColor? {
        name == "brandBlue" ? StyleColor(red: 0, green: 0, blue: 1) : nil
      }
      func hasColor(named name: String) -> Bool? { nil }
    }
    let view = UIView()
    try CaseTheme.one("UIView", "backgroundColor", "brandBlue:0.5").style(view, resources: [Asset()])
    XCTAssertEqual(view.backgroundColor, StyleColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    XCTAssertEqual(view.backgroundColor?.name, "brandBlue")
    try CaseTheme.one("UIView", "backgroundColor", "elsewhere:0.5").style(view, resources: [Asset()])
    XCTAssertEqual(view.backgroundColor, StyleColor(unresolvedName: "elsewhere", alpha: 0.5))
  }

  func testCase40AFamilyAloneKeepsTheSize() throws {
    let label = UILabel()
    label.font = .system(21)
    XCTAssertEqual(try CaseTheme.one("UILabel", "font", "Helvetica Neue").style(label).ids, [])
    XCTAssertEqual(label.font, .named("HelveticaNeue", 21))
  }

  func testCase56EqualRulesAreRankedByTheFile() throws {
    for _ in 0..<100 {
      let label = UILabel()
      label.setStyleNames("price", for: .style)
      try CaseTheme("styles: {zebra: {color: black}, UILabel: {color: black}, price: {color: red}}").style(
        label)
      XCTAssertEqual(label.textColor, StyleColor(red: 1, green: 0, blue: 0))
    }
    let label = UILabel()
    label.setStyleNames("price", for: .style)
    let report = try CaseTheme("styles: {price: {color: red}, UILabel: {color: blue}}").style(label)
    XCTAssertEqual(label.textColor, StyleColor(red: 0, green: 0, blue: 1))
    XCTAssertEqual(report.ids, ["dialect.ranking"])
  }

  func testCase59AnUnknownClassSpoilsNothing() throws {
    let theme = try CaseTheme("styles:\n  MyApp.Gone: {text: lost, alpha: 0}\n  UILabel: {text: good}\n")
    let label = UILabel()
    XCTAssertEqual(theme.style(label).ids, [])
    XCTAssertEqual(label.text, "good")
    XCTAssertEqual(label.alpha, 1)
    let warnings = UnknownClasses(registry: .uiKit, custom: []).diagnostics(of: theme.sheet)
    XCTAssertEqual(warnings.map(\.range.position?.line), [2])
    XCTAssertEqual(warnings.map(\.severity), [.warning])
  }

  func testCase65PropertiesFollowTheDevice() throws {
    let theme = try CaseTheme("styles: {UILabel: {font(device:iphone): 16, font(Device:iPad): 22}}")
    for (device, size) in [(StyleCondition.Device.phone, 16.0), (.pad, 22)] {
      let label = UILabel()
      theme.style(label, environment: StyleEnvironment(device: device))
      XCTAssertEqual(label.font, .system(size))
    }
    let label = UILabel()
    let manager = StyleManager(registry: .uiKit, repository: StyleSheetSource([theme.sheet]))
    manager.addRoot(label)
    XCTAssertEqual(label.font, .system(16))
    manager.environment.device = .pad
    XCTAssertEqual(label.font, .system(22))
  }

  func testCase68NotationsOfInsets() throws {
    let rows: [(String, StyleEdgeInsets)] = [
      ("[10,5]", StyleEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)),
      ("\"10,5\"", StyleEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)),
      ("6", StyleEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)),
      ("{top: 1, left: 2}", StyleEdgeInsets(top: 1, left: 2)),
      ("1,2,3,4", StyleEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    ]
    for (text, insets) in rows {
      let view = UIView()
      XCTAssertEqual(try CaseTheme.one("UIView", "layoutMargins", text).style(view).ids, [], text)
      XCTAssertEqual(view.layoutMargins, insets, text)
    }
    XCTAssertEqual(
      try CaseTheme.one("UIView", "layoutMargins", "[1,2,3]").style(UIView()).ids, ["value.geometry"])
  }

  func testCase70EnumsAreSpelledByTheirCases() throws {
    let label = UILabel()
    try CaseTheme.one("UILabel", "textAlignment", "Right").style(label)
    XCTAssertEqual(label.textAlignment, .right)
    let field = UITextField()
    try CaseTheme.one("UITextField", "autocapitalizationType", "words").style(field)
    XCTAssertEqual(field.autocapitalizationType, .words)
    let bar = UINavigationBar()
    try CaseTheme.one("UINavigationBar", "barStyle", "black").style(bar)
    XCTAssertEqual(bar.barStyle, .black)
    let report = try CaseTheme.one("UILabel", "textAlignment", "rihgt").style(label)
    XCTAssertEqual(report.ids, ["value.enumeration"])
    XCTAssertEqual(report.diagnostics.first?.message.contains("justified"), true)
  }

  func testCase74ChainsOfVariablesAreFollowed() throws {
    let view = UIView()
    let report = try CaseTheme(
      """
      variables: {a: $b, b: $c, c: FFF, one: 1}
      styles: {UIView: {backgroundColor: $a, layoutMargins: [$one, $one], superview: {tintColor: $a}}}
      """
    ).style(view)
    XCTAssertEqual(report.ids, ["dialect.variable-chain"])
    XCTAssertEqual(view.backgroundColor, StyleColor(bytes: 255, 255, 255))
    XCTAssertEqual(view.layoutMargins, StyleEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
  }

  func testCase76CirclesOfVariablesAreToldWithTheirChain() throws {
    let view = UIView()
    let report = try CaseTheme(
      "{\"variables\": {\"a\": \"$b\", \"b\": \"$a\"}, \"styles\": {\"UIView\": {\"tintColor\": \"$a\", \"alpha\": 0.5}}}"
    ).style(view)
    let circle = report.diagnostics.first { $0.id.rawValue == "value.variable-circle" }
    XCTAssertEqual(circle?.message, "variables lead back to themselves: $a → $b → $a")
    XCTAssertEqual(view.alpha, 0.5)
  }

  func testCase77StylesMayShareABase() throws {
    let theme = try CaseTheme(
      "styles: {a: {styles: [b, c]}, b: {styles: [d]}, c: {styles: [d]}, d: {alpha: 0.25}}")
    let view = UIView()
    view.setStyleNames("a", for: .style)
    XCTAssertEqual(theme.style(view).ids, [])
    XCTAssertEqual(view.alpha, 0.25)
    let circle = try CaseTheme("styles: {a: {styles: [b], alpha: 0.5}, b: {styles: [a]}}")
    XCTAssertEqual(circle.sheet.diagnostics.map(\.message), ["styles lead back to themselves: a → b → a"])
  }
}
