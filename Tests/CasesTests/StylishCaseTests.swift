import StyleInjection
import UIKitModel
import XCTest

/// What people met with Stylish's sheets, and with sheets that stand side by side.
final class StylishCaseTests: XCTestCase {
  private func sheet(_ properties: String) throws -> StyleSheet {
    try StyleSheet(
      path: "stylesheet.json",
      bytes: Array(#"{"styles": [{"styleName": "A", "styleProperties": {\#(properties)}}]}"#.utf8))
  }

  private func style(_ view: UIView, _ sheets: [StyleSheet]) -> StyleReport {
    view.setStyleNames("A", for: .styles)
    view.styleIdentifier = "A"
    return StyleManager(registry: .uiKit, resources: IOSResources(), repository: StyleSheetSource(sheets))
      .applyStyle(in: view)
  }

  func testCase20NumbersWithAndWithoutAFraction() throws {
    for number in ["8", "8.0"] {
      let view = UIView()
      XCTAssertEqual(style(view, [try sheet(#""cornerRadius": \#(number)"#)]).ids, [])
      XCTAssertEqual(view.layer.cornerRadius, 8)
    }
  }

  func testCase43CalloutIsCallout() throws {
    let label = UILabel()
    let report = style(label, [try sheet(#""font": {"textStyle": "callout"}"#)])
    XCTAssertEqual(label.font?.textStyle, "callout")
    XCTAssertEqual(label.font?.size, 16)
    XCTAssertEqual(report.ids, ["dialect.text-style"])
    XCTAssertEqual(report.diagnostics.map(\.severity), [.note])
  }

  func testCase79ASmallSheetOverALargeOne() throws {
    let label = UILabel()
    let base = try sheet(#""text": "base", "alpha": 0.5"#)
    let brand = try CaseSheet("<key>#A</key><dict><key>text</key><string>brand</string></dict>").sheet
    let report = style(label, [base, brand])
    XCTAssertEqual(label.text, "brand")
    XCTAssertEqual(label.alpha, 0.5)
    let files = report.changes.map { "\($0.keyPath) \($0.decision?.winner.origin.range.file.path ?? "")" }
    XCTAssertEqual(Set(files), ["alpha stylesheet.json", "text StyleSheet.plist"])
    XCTAssertEqual(report.changes.first { $0.keyPath == "text" }?.decision?.beaten.count, 1)
  }

  func testCase80WhatCannotBeResolvedStays() throws {
    for value in [##""$gone""##, ##""#12""##, ##""teal""##, "{}"] {
      let label = UILabel()
      label.textColor = StyleColor(red: 0, green: 0, blue: 1)
      let report = style(label, [try sheet(#""textColor": \#(value), "alpha": 0.5"#)])
      XCTAssertEqual(label.textColor, StyleColor(red: 0, green: 0, blue: 1), value)
      XCTAssertEqual(report.diagnostics.map(\.severity), [.error], value)
      XCTAssertEqual(label.alpha, 0.5, value)
    }
  }

  func testCase82AValueReadInCode() throws {
    let sheet = try StyleSheet(
      path: "stylesheet.json",
      bytes: Array(##"{"constants": {"Global.primary": "#FF0000"}, "styles": []}"##.utf8))
    XCTAssertEqual(
      try sheet.value("Global.primary", as: StyleColor.self), StyleColor(red: 1, green: 0, blue: 0))
    XCTAssertThrowsError(try sheet.value("Global.primry", as: StyleColor.self)) { error in
      XCTAssertEqual((error as? StyleVariableError)?.diagnostic.suggestion, "Global.primary")
    }
    XCTAssertThrowsError(try sheet.value("Global.primary", as: Bool.self))
  }
}
