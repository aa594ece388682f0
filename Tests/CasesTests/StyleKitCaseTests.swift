import StyleInjection
import UIKitModel
import XCTest

@testable import StyleTools

/// What people met with StyleKit, and with the same things elsewhere, in StyleKit's sheets.
final class StyleKitCaseTests: XCTestCase {
  private func sheet(_ text: String) throws -> CaseSheet { try CaseSheet(.stylekit, text) }

  private func color(_ spelling: String) throws -> StyleColor? {
    let label = UILabel()
    label.textColor = nil
    XCTAssertEqual(try sheet(#"{"UILabel": {"color": "\#(spelling)"}}"#).style(label).ids, [])
    return label.textColor
  }

  func testCase19BooleansAndNumbersAreNotConfused() throws {
    let label = UILabel()
    let report = try sheet(#"{"UILabel": {"clipsToBounds": true, "tag": 1, "numberOfLines": 0}}"#).style(
      label)
    XCTAssertEqual(report.ids, [])
    XCTAssertEqual(report.changes.map(\.new), [.bool(true), .integer(1), .integer(0)])
    let wrong = try sheet(#"{"UILabel": {"tag": true, "clipsToBounds": 2}}"#).style(UILabel())
    XCTAssertEqual(Set(wrong.ids), ["value.kind"])
    XCTAssertEqual(wrong.changes.count, 0)
  }

  func testCase26ThreeDigitHexIsDoubled() throws {
    XCTAssertEqual(try color("#f00")?.bytes, SIMD4(255, 0, 0, 255))
    XCTAssertEqual(try color("#a5F")?.bytes, SIMD4(170, 85, 255, 255))
  }

  func testCase29AnUnreadableColorIsAnErrorAndTheOldOneStays() throws {
    let label = UILabel()
    let old = label.textColor
    let report = try sheet("{\"UILabel\":\n{\"textColor\": \"#XYZ123\"}}").style(label)
    XCTAssertEqual(report.ids, ["value.color"])
    XCTAssertEqual(report.diagnostics.first?.range.position.map { [$0.line, $0.column] }, [2, 15])
    XCTAssertEqual(label.textColor, old)
  }

  func testCase31AWrongCountOfDigitsIsStated() throws {
    for (text, count) in [("#A0A0A0A", 7), ("#A0A0A0A0A", 9), ("#A0A0", 4)] {
      let report = try sheet(#"{"UILabel": {"textColor": "\#(text)"}}"#).style(UILabel())
      XCTAssertEqual(report.ids, ["value.color"])
      XCTAssertEqual(report.diagnostics.first?.message.contains("\(count) hex digits"), true)
    }
    let stray = try sheet(##"{"UILabel": {"textColor": "x #a0a0a0 y"}}"##).style(UILabel())
    XCTAssertEqual(stray.ids, ["value.color"])
  }

  func testCase34AlphaOfOneColorIsNotTheViews() throws {
    let view = UIView()
    try sheet(##"{"UIView": {"backgroundColor": "#4000A9A8"}}"##).style(view)
    XCTAssertEqual(view.backgroundColor, StyleColor(bytes: 0, 169, 168, 64))
    XCTAssertEqual(view.alpha, 1)
  }

  func testCase44NumbersAreReadAlikeInEveryLocale() throws {
    let label = UILabel()
    XCTAssertEqual(try sheet(#"{"UILabel": {"font": "HelveticaNeue:17.5"}}"#).style(label).ids, [])
    XCTAssertEqual(label.font, StyleFont(.named("HelveticaNeue"), size: 17.5))
    let wrong = try sheet(#"{"UILabel": {"font": "HelveticaNeue:17,5"}}"#).style(label)
    XCTAssertEqual(wrong.ids, ["value.font-size"])
    XCTAssertEqual(wrong.diagnostics.first?.suggestion, "HelveticaNeue:17.5")
  }

  func testCase46TextThatLooksLikeAFontStaysText() throws {
    for text in ["12:30", "HelveticaNeue:17", "#fff"] {
      let label = UILabel()
      XCTAssertEqual(try sheet(#"{"UILabel": {"text": "\#(text)"}}"#).style(label).ids, [])
      XCTAssertEqual(label.text, text)
    }
  }

  func testCase59AnUnknownClassSpoilsNothing() throws {
    let unknown = try sheet(
      """
      {"UILabel": {"text": "good"},
       "MyApp.Gone": {"text": "lost", "numberOfLines": 7},
       "UIButton": {"UILabell": {"alpha": 0}, "tag": 3}}
      """)
    let view = UIView()
    let (label, button) = (UILabel(), UIButton())
    view.addSubview(label)
    view.addSubview(button)
    XCTAssertEqual(unknown.style(view).ids, [])
    XCTAssertEqual(label.text, "good")
    XCTAssertEqual(label.numberOfLines, 1)
    XCTAssertEqual(button.tag, 3)
    let warnings = UnknownClasses(registry: .uiKit, custom: []).diagnostics(of: unknown.sheet)
    XCTAssertEqual(warnings.map(\.range.position?.line), [2, 3])
    XCTAssertEqual(warnings.map(\.suggestion), [nil, "UILabel"])
  }

  func testCase61AStateDoesNotLeakIntoOthersAndAMisspeltOneIsAnError() throws {
    let button = UIButton()
    let before = [UIControl.State.normal, .highlighted, .selected].map { button.titleColor(for: $0) }
    let states = try sheet(
      ##"{"UIButton": {"titleColor:disabled": "#f00", "titleColor:hilighted": "#0f0"}}"##)
    XCTAssertEqual(states.style(button).ids, ["sheet.unknown-state"])
    XCTAssertEqual(states.sheet.diagnostics.first?.severity, .error)
    XCTAssertEqual(button.titleColor(for: .disabled), StyleColor(bytes: 255, 0, 0))
    XCTAssertEqual([.normal, .highlighted, .selected].map { button.titleColor(for: $0) }, before)
  }

  func testCase74AliasesOfAliasesAreResolvedEverywhere() throws {
    let chains = try sheet(
      ##"""
      {"@a": "@b", "@b": "#fff", "@font": "Menlo:10", "@width": 3, "@all": {"NSColor": "@a", "NSFont": "@font"},
       "UILabel": {"color": "@a", "shadowOffset": ["@width", "@width"]},
       "UINavigationBar": {"titleTextAttributes": {"NSColor": "@a"}},
       "UISegmentedControl": {"titleTextAttributes:normal": "@all"}}
      """##)
    let (label, bar, control) = (UILabel(), UINavigationBar(), UISegmentedControl())
    for object in [label, bar, control] {
      XCTAssertEqual(Set(chains.style(object).ids), ["dialect.alias-chain"])
    }
    let white = StyleColor(bytes: 255, 255, 255)
    XCTAssertEqual(label.textColor, white)
    XCTAssertEqual(label.shadowOffset, CGSize(width: 3, height: 3))
    XCTAssertEqual(bar.titleTextAttributes?.values, [.foregroundColor: .color(white)])
    XCTAssertEqual(
      control.titleTextAttributes(for: .normal)?.values,
      [.foregroundColor: .color(white), .font: .font(StyleFont(.named("Menlo-Regular"), size: 10))])
    XCTAssertEqual(Set(chains.sheet.diagnostics.map(\.severity)), [.note])
  }

  func testCase76ACircleOfAliasesIsToldAndOtherValuesAreResolved() throws {
    let circle = try sheet(
      ##"{"@a": "@b", "@b": "@a", "@c": "#fff", "UILabel": {"color": "@a", "tag": 1, "shadowColor": "@c"}}"##)
    let label = UILabel()
    let old = label.textColor
    let errors = circle.style(label).diagnostics.filter { $0.severity == .error }
    XCTAssertEqual(errors.map(\.id.rawValue), ["value.variable-circle"])
    XCTAssertEqual(errors.first?.message.contains("@a → @b → @a"), true, errors.first?.message ?? "")
    XCTAssertEqual(label.textColor, old)
    XCTAssertEqual(label.tag, 1)
    XCTAssertEqual(label.shadowColor, StyleColor(bytes: 255, 255, 255))
  }

  func testCase73AppearancesOfBarsAndUIKitsUnlistedSetters() throws {
    let bar = UINavigationBar()
    let button = UIButton()
    let bars = try sheet(
      ##"{"UINavigationBar": {"standardAppearance.backgroundColor": "#102030"}, "UIButton": {"font": "Menlo:9"}}"##
    )
    XCTAssertEqual(bars.style(bar).ids, [])
    XCTAssertEqual(bars.style(button).ids, [])
    XCTAssertEqual(bar.standardAppearance.backgroundColor, StyleColor(bytes: 16, 32, 48))
    XCTAssertEqual(button.titleLabel.font, StyleFont(.named("Menlo-Regular"), size: 9))
  }
}
