import StyleInjection
import UIKitModel
import XCTest

@testable import StyleTools

/// What people met with which views a rule is for, and which rule wins.
final class MatchingCaseTests: XCTestCase {
  private func cell(_ name: String, _ module: String?) -> UIView {
    let view = UIView()
    view.customStyleClassName = StyleClassName(name, module: module)
    return view
  }

  func testCase52ModulesMayBeNamedOrNot() throws {
    for selector in ["@SensorCell", "@HCP.SensorCell"] {
      let document = CaseDocument(
        xib: #"<tableViewCell id="c" customClass="SensorCell" customModule="HCP"/>"#)
      document.style(try .one(selector, "tag", "<integer>5</integer>"))
      let cell: UITableViewCell = try document.object("c")
      XCTAssertEqual(cell.tag, 5, selector)
    }
  }

  func testCase53DashesAndSpacesOfAModuleAreUnderscores() throws {
    for written in ["my-app", "my_app", "my app"] {
      for module in ["my-app", "my_app"] {
        let controller = UIViewController()
        controller.customStyleClassName = StyleClassName("LoginViewController", module: module)
        let label = UILabel()
        controller.view = label
        let sheet = try CaseSheet(
          "<key>\(written).LoginViewController</key><dict><key>@UILabel</key><dict><key>text</key><string>x</string></dict></dict>"
        )
        XCTAssertEqual(sheet.style(controller).ids, [])
        XCTAssertEqual(label.text, "x", "\(written) \(module)")
      }
    }
  }

  func testCase56StrengthDoesNotDependOnTheOrderOfTheFile() throws {
    func rule(_ selector: String, _ color: String) -> String {
      "<key>\(selector)</key><dict><key>textColor</key><string>\(color)</string></dict>"
    }
    let global = rule("@UILabel", "#000000")
    let nested = "<key>PriceController</key><dict>\(rule("@UILabel", "#0000FF"))</dict>"
    let price = rule("#price", "#FF0000")
    let nestedPrice =
      "<key>PriceController</key><dict>\(rule("@UILabel", "#0000FF"))\(rule("#price", "#FF0000"))</dict>"
    let rows: [([String], StyleColor)] = [
      ([global, nestedPrice], StyleColor(bytes: 255, 0, 0)),
      ([nestedPrice, global], StyleColor(bytes: 255, 0, 0)),
      ([global, nested], StyleColor(bytes: 0, 0, 255)), ([nested, global], StyleColor(bytes: 0, 0, 255)),
      ([global, price], StyleColor(bytes: 255, 0, 0)), ([price, global], StyleColor(bytes: 255, 0, 0)),
    ]
    for _ in 0..<100 {
      for (rules, color) in rows {
        let controller = UIViewController()
        controller.customStyleClassName = StyleClassName("PriceController")
        let label = UILabel()
        label.styleIdentifier = "price"
        controller.view = label
        try CaseSheet(rules.joined()).style(controller)
        XCTAssertEqual(label.textColor, color, "\(rules)")
      }
    }
  }

  func testCase58AnEmbeddedChildIsItsOwnController() throws {
    let document = CaseDocument(
      storyboard: """
        <viewController id="outer" customClass="LoginController"><view key="view" id="v"><subviews>
          <label id="mine"/>
          <containerView id="box"><connections>
            <segue destination="inner" kind="embed" id="s"/>
          </connections></containerView>
        </subviews></view></viewController>
        """,
      """
      <viewController id="inner" customClass="ChildController"><view key="view" id="w"><subviews>
        <label id="embedded"/>
      </subviews></view></viewController>
      """,
      #"<viewController id="other"><view key="view" id="x"><subviews><label id="far"/></subviews></view></viewController>"#
    )
    document.style(
      try CaseSheet(
        """
        <key>LoginController</key><dict><key>@UILabel</key><dict><key>text</key><string>login</string></dict></dict>
        <key>ChildController</key><dict><key>@UILabel</key><dict><key>text</key><string>child</string></dict></dict>
        """))
    for (id, text) in [("mine", "login"), ("embedded", "child"), ("far", nil)] {
      let label: UILabel = try document.object(id)
      XCTAssertEqual(label.text, text, id)
    }
  }

  func testCase59AnUnknownClassSpoilsNothing() throws {
    let sheet = try CaseSheet(
      """
      <key>@MyApp.Gone</key><dict><key>text</key><string>lost</string></dict>
      <key>@UILabel</key><dict><key>text</key><string>good</string></dict>
      """)
    let label = UILabel()
    XCTAssertEqual(sheet.style(label).ids, [])
    XCTAssertEqual(label.text, "good")
    let warnings = UnknownClasses(registry: .uiKit, custom: []).diagnostics(of: sheet.sheet)
    XCTAssertEqual(warnings.map(\.range.position?.line), [3])
    XCTAssertEqual(warnings.map(\.severity), [.warning])
  }

  func testCase61AStateDoesNotLeakIntoOthers() throws {
    let button = UIButton()
    let before = [UIControl.State.normal, .highlighted, .selected].map { button.titleColor(for: $0) }
    let sheet = try CaseSheet(
      """
      <key>@UIButton</key><dict>
        <key>titleColor:disabled</key><string>#FF0000</string>
        <key>titleColor:hilighted</key><string>#00FF00</string>
      </dict>
      """)
    let report = sheet.style(button)
    XCTAssertEqual(report.ids, ["key-path.state"])
    XCTAssertEqual(report.diagnostics.first?.range.position.map { [$0.line, $0.column] }, [5, 19])
    XCTAssertEqual(report.diagnostics.first?.suggestion, "highlighted")
    XCTAssertEqual(button.titleColor(for: .disabled), StyleColor(bytes: 255, 0, 0))
    XCTAssertEqual([.normal, .highlighted, .selected].map { button.titleColor(for: $0) }, before)
  }

  private var configuredButtons: CaseDocument {
    CaseDocument(
      xib: """
        <button id="b"><buttonConfiguration key="configuration" style="plain" title="Go"/></button>
        <button id="c"><buttonConfiguration key="configuration" style="filled" title="Stop"/></button>
        """)
  }

  func testCase62ColorAndFontOfATitleGoToTheConfiguration() throws {
    for keyPath in ["normalTitleColor", "titleColor", "configuration.baseForegroundColor"] {
      let document = configuredButtons
      let reports = document.style(try .one("@UIButton", keyPath, "<string>#FF0000</string>"))
      XCTAssertEqual(reports.flatMap(\.ids), [], keyPath)
      let button: UIButton = try document.object("b")
      XCTAssertEqual(button.configuration?.baseForegroundColor, StyleColor(bytes: 255, 0, 0), keyPath)
    }
    for keyPath in ["font", "titleLabel.font"] {
      let document = configuredButtons
      let reports = document.style(try .one("@UIButton", keyPath, #"<string>$"Menlo":20</string>"#))
      XCTAssertEqual(reports.flatMap(\.ids), [], keyPath)
      let button: UIButton = try document.object("b")
      XCTAssertEqual(button.configuration?.titleFont, .named("Menlo-Regular", 20), keyPath)
    }
  }

  func testCase62WhatAConfigurationIgnoresIsToldOnceWithItsPlace() throws {
    let sheet = try CaseSheet(
      """
      <key>@UIButton</key><dict>
        <key>contentEdgeInsets</key><string>1,2,3,4</string>
        <key>highlightedTitleColor</key><string>#FF0000</string>
      </dict>
      """)
    let root = UIView()
    let buttons: [UIButton] = try ["b", "c"].map { try configuredButtons.object($0) }
    for button in buttons { root.addSubview(button) }
    let report = sheet.style(root)
    XCTAssertEqual(report.ids, ["key-path.superseded", "key-path.superseded"])
    XCTAssertEqual(report.diagnostics.map(\.severity), [.warning, .warning])
    XCTAssertEqual(Set(report.diagnostics.map(\.range.position?.line)), [4, 5])
    XCTAssertEqual(
      Set(report.diagnostics.map(\.suggestion)), ["configuration.contentInsets", nil])
    XCTAssertEqual(report.changes.count, 0)
    XCTAssertEqual(buttons.map(\.contentEdgeInsets), [StyleEdgeInsets(), StyleEdgeInsets()])
  }

  func testCase64ABroadRuleIsForPlainViewsOnly() throws {
    let window = UIView()
    let views = [UIView(), UILabel(), UIButton(), UIImageView(), cell("Own", "App")]
    for view in views { window.addSubview(view) }
    let report = try CaseSheet.one("@UIView", "backgroundColor", "<string>#0000FF</string>").style(window)
    let blue = StyleColor(bytes: 0, 0, 255)
    XCTAssertEqual(views.map(\.backgroundColor), [blue, nil, nil, nil, nil])
    XCTAssertEqual(report.matchedObjects.count, 2)
  }
}
