import StyleInjection
import UIKitModel
import XCTest

/// What people met with key paths and the spellings of values.
final class ValueCaseTests: XCTestCase {
  func testCase67LayerColorsAreCGColors() throws {
    let view = UIView()
    let old = view.layer.borderColor
    let plain = try CaseSheet.one("@UIView", "layer.borderColor", "<string>#C169FF</string>").style(view)
    XCTAssertEqual(plain.ids, ["value.color-kind"])
    XCTAssertEqual(plain.diagnostics.first?.suggestion, "CG#C169FF")
    XCTAssertEqual(view.layer.borderColor, old)

    let unknown = try CaseSheet.one("@UIView", "layer.borderUIColor", "<string>#C169FF</string>").style(view)
    XCTAssertEqual(unknown.ids, ["key-path.unknown-step"])
    XCTAssertEqual(unknown.diagnostics.first?.suggestion, "borderColor")

    XCTAssertEqual(
      try CaseSheet.one("@UIView", "layer.borderColor", "<string>CG#C169FF</string>").style(view).ids, [])
    XCTAssertEqual(view.layer.borderColor, StyleCGColor(StyleColor(bytes: 0xC1, 0x69, 0xFF)))
  }

  func testCase68NotationsOfInsets() throws {
    func insets(_ value: String) throws -> (StyleEdgeInsets, [String]) {
      let view = UIView()
      let report = try CaseSheet.one("@UIView", "layoutMargins", value).style(view)
      return (view.layoutMargins, report.ids)
    }
    let rows: [(String, StyleEdgeInsets)] = [
      ("<string>[10,5]</string>", StyleEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)),
      ("<string>10,5</string>", StyleEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)),
      (
        "<array><integer>10</integer><integer>5</integer></array>",
        StyleEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
      ),
      ("<integer>6</integer>", StyleEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)),
      ("<string>1,2,3,4</string>", StyleEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      ("<dict><key>top</key><integer>1</integer></dict>", StyleEdgeInsets(top: 1)),
    ]
    for (value, expected) in rows {
      let (found, ids) = try insets(value)
      XCTAssertEqual(found, expected, value)
      XCTAssertEqual(ids, [], value)
    }
    let (found, ids) = try insets("<string>1,2,3</string>")
    XCTAssertEqual(found, UIView().layoutMargins)
    XCTAssertEqual(ids, ["value.geometry"])
  }

  func testCase70EnumsAreSpelledByTheirCases() throws {
    let label = UILabel()
    try CaseSheet.one("@UILabel", "textAlignment", "<string>right</string>").style(label)
    XCTAssertEqual(label.textAlignment, .right)
    let bar = UINavigationBar()
    try CaseSheet.one("@UINavigationBar", "barStyle", "<string>black</string>").style(bar)
    XCTAssertEqual(bar.barStyle, .black)
    let field = UITextField()
    try CaseSheet.one("@UITextField", "autocapitalizationType", "<string>words</string>").style(field)
    XCTAssertEqual(field.autocapitalizationType, .words)
    let report = try CaseSheet.one("@UILabel", "textAlignment", "<string>rihgt</string>").style(label)
    XCTAssertEqual(report.ids, ["value.enumeration"])
    XCTAssertEqual(report.diagnostics.first?.suggestion, "right")
    for name in ["left", "center", "right", "justified", "natural"] {
      XCTAssertEqual(report.diagnostics.first?.message.contains(name), true, name)
    }
  }

  func testCase71AStyleSetThatIsNoDictionaryIsAnErrorAtItsKey() throws {
    let sheet = try CaseSheet(
      """
      <key>@UILabel</key>
      <string>#fff</string>
      <key>#price</key><dict><key>text</key><string>x</string></dict>
      """)
    let label = UILabel()
    label.styleIdentifier = "price"
    let report = sheet.style(label)
    XCTAssertEqual(report.ids, ["sheet.not-a-dictionary"])
    XCTAssertEqual(report.diagnostics.first?.range.position.map { [$0.line, $0.column] }, [3, 1])
    XCTAssertEqual(label.text, "x")
  }

  func testCase73AppearancesOfBarsAndAttributesOfTitles() throws {
    let sheet = try CaseSheet(
      """
      <key>@UINavigationBar</key><dict>
        <key>standardAppearance.backgroundColor</key><string>#FF0000</string>
        <key>titleTextAttributes</key><dict>
          <key>foregroundColor</key><string>#00FF00</string><key>font</key><string>$"Helvetica Neue":17</string>
        </dict>
      </dict>
      """)
    let bar = UINavigationBar()
    XCTAssertEqual(sheet.style(bar).ids, [])
    XCTAssertEqual(bar.standardAppearance.backgroundColor, StyleColor(bytes: 255, 0, 0))
    XCTAssertEqual(
      bar.titleTextAttributes?.values,
      [.foregroundColor: .color(StyleColor(bytes: 0, 255, 0)), .font: .font(.named("HelveticaNeue", 17))])
  }

  func testCase73ThePlaceholderHasAColor() throws {
    let field = UITextField()
    field.placeholder = "Name"
    let report = try CaseSheet.one("@UITextField", "placeholderColor", "<string>#FF0000</string>").style(
      field)
    XCTAssertEqual(report.ids, [])
    XCTAssertEqual(report.outline, ["placeholderColor = #FF0000"])
    XCTAssertEqual(field.placeholder, "Name")
    field.placeholder = "Surname"
    XCTAssertEqual(
      field.attributedPlaceholder?.runs.map(\.attributes.values),
      [[.foregroundColor: .color(StyleColor(bytes: 255, 0, 0))]])
  }
}
