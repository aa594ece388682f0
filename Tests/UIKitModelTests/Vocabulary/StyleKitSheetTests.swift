import Foundation
import StyleInjection
import TestSupport
import XCTest

@testable import UIKitModel

/// StyleKit's own test sheet, with what that project expects of it.
final class StyleKitSheetTests: XCTestCase {
  private final class SKView: UIView {}
  private final class SKLabel: UILabel { var padding: [Double] = [] }
  private final class SKButton: UIButton {
    var transparency = 0.0 { didSet { alpha = transparency / 100 } }
    var backgrounds: [String: StyleColor] = [:]
  }

  private static func registry() throws -> StyleRegistry {
    let module = "StyleKitTests"
    var registry = StyleRegistry.uiKit
    try registry.register(
      StyleClass(SKView.self, name: "SKView", module: module, inherits: "UIView") { .init() })
    try registry.register(
      StyleClass(SKLabel.self, name: "SKLabel", module: module, inherits: "UILabel") {
        .init(properties: [
          StyleProperty(
            "padding",
            .value(
              StyleValueType(.array(.number)),
              .init(
                get: { .array((($0 as? SKLabel)?.padding ?? []).map { .number($0) }) },
                set: { object, value in
                  guard case .array(let items) = value else { return }
                  (object as? SKLabel)?.padding = items.compactMap { Double(styleValue: $0) }
                })))
        ])
      })
    try registry.register(
      StyleClass(SKButton.self, name: "SKButton", module: module, inherits: "UIButton") {
        .init(properties: [
          .property(
            "transparency", get: { (view: SKButton) in view.transparency }, set: { $0.transparency = $1 }),
          .stateful(
            "backgroundColor", states: ["normal", "highlighted"],
            get: { (view: SKButton, state) in view.backgrounds[state] }, set: { $0.backgrounds[$1] = $2 }),
        ])
      })
    return registry
  }

  private func font(_ name: String, _ size: Double) -> StyleFont { StyleFont(.named(name), size: size) }

  private func gray(_ byte: Int) -> StyleColor {
    StyleColor(red: Double(byte) / 255, green: Double(byte) / 255, blue: Double(byte) / 255)
  }

  func testTheProjectsOwnExpectationsHold() throws {
    let url = try SharedFolder.url("corpus/stylekit/146BC-StyleKit__StyleKitTests__Style__style.json")
    let sheet = try StyleSheet(path: url.path, bytes: [UInt8](try Data(contentsOf: url)))
    let (bar, label, button) = (UINavigationBar(), UILabel(), UIButton())
    let (view, ownButton, ownLabel) = (SKView(), SKButton(), SKLabel())
    let (scrollView, nestedLabel, nestedView, nestedOwnLabel) = (
      UIScrollView(), UILabel(), SKView(), SKLabel()
    )
    let root = UIView()
    for child in [view, ownButton, ownLabel, label, bar, button, scrollView] { root.addSubview(child) }
    nestedView.addSubview(nestedOwnLabel)
    scrollView.addSubview(nestedView)
    scrollView.addSubview(nestedLabel)
    let report = StyleManager(
      registry: try Self.registry(), resources: IOSResources(), repository: StyleSheetSource([sheet])
    ).applyStyle(in: root)
    XCTAssertEqual(report.diagnostics, [])

    let pink = StyleColor(red: 1, green: 170.0 / 255, blue: 170.0 / 255)
    XCTAssertEqual(bar.tintColor, gray(0))
    XCTAssertEqual(
      bar.titleTextAttributes?.values,
      [.foregroundColor: .color(gray(0)), .font: .font(font("HelveticaNeue-Light", 18))])
    XCTAssertEqual(label.font, font("HelveticaNeue-Bold", 15))
    XCTAssertEqual(label.textColor, gray(255))
    XCTAssertEqual(label.backgroundColor, gray(238))
    XCTAssertEqual(button.titleLabel.font, font("HelveticaNeue-Medium", 13))
    XCTAssertEqual(button.titleColor(for: .normal), pink)
    XCTAssertEqual(button.titleColor(for: .highlighted), gray(255))

    XCTAssertEqual(ownButton.titleLabel.font, font("HelveticaNeue-Light", 13))
    XCTAssertEqual(ownButton.titleColor(for: .normal), pink)
    XCTAssertEqual(ownButton.titleColor(for: .highlighted), gray(0))
    XCTAssertEqual(ownButton.backgrounds["normal"], StyleColor(red: 0, green: 1, blue: 0))
    XCTAssertEqual(ownButton.alpha, 0.7, accuracy: 1e-9)
    XCTAssertEqual(ownLabel.font, font("HelveticaNeue-Light", 17))
    XCTAssertEqual(ownLabel.textColor, gray(0))
    XCTAssertEqual(view.backgroundColor, gray(0))

    XCTAssertEqual(nestedLabel.font, font("HelveticaNeue-Medium", 20))
    XCTAssertEqual(nestedLabel.textColor, gray(153))
    XCTAssertEqual(nestedView.backgroundColor, gray(136))
    XCTAssertEqual(nestedOwnLabel.font, font("HelveticaNeue-Light", 40))
    XCTAssertEqual(nestedOwnLabel.textColor, gray(255))
    XCTAssertEqual(nestedOwnLabel.padding, [0, 30, 0, 0])
  }

  /// A label in a cell in a table view, and which of two rules for it wins: UIAppearance's order.
  func testRulesAreAsStrongAsUIAppearancesAre() throws {
    let rows: [(weaker: [String], stronger: [String])] = [
      (["UIView"], ["UILabel"]), (["UILabel"], ["UITableView", "UIView"]),
      (["UITableViewCell", "UILabel"], ["UITableView", "UIView"]),
      (["UITableView", "UILabel"], ["UITableView", "UITableViewCell", "UIView"]),
      (["UITableViewCell", "UILabel"], ["UITableView", "UILabel"]),
      (["UITableView", "UIView"], ["UITableView", "UILabel"]),
      (["UITableViewCell", "UILabel"], ["UIScrollView", "UILabel"]),
    ]
    func block(_ classes: [String], _ tag: Int) -> String {
      classes.reversed().reduce(#""tag": \#(tag)"#) { #""\#($1)": {\#($0)}"# }
    }
    for row in rows {
      for texts in [[row.weaker, row.stronger], [row.stronger, row.weaker]] {
        let tags = texts.map { $0 == row.stronger ? 2 : 1 }
        let sheets = try zip(texts, tags).map { classes, tag in
          try StyleSheet(path: "s\(tag)", bytes: Array("{\(block(classes, tag))}".utf8), dialect: .stylekit)
        }
        let both = StyleSheet(file: sheets[0].file, dialect: .stylekit, rules: sheets.flatMap(\.rules))
        let label = UILabel()
        let (table, cell) = (UITableView(), UITableViewCell())
        table.addSubview(cell)
        cell.addSubview(label)
        StyleManager(registry: .uiKit, repository: StyleSheetSource([both])).applyStyle(in: table)
        XCTAssertEqual(label.tag, 2, "\(texts)")
      }
    }
  }

  func testWhereTheOutcomeDiffersFromStyleKitANoteSaysSo() throws {
    func style(_ texts: String...) throws -> (tag: Int, notes: [String]) {
      let sheets = try texts.enumerated().map {
        try StyleSheet(path: "s\($0.offset)", bytes: Array($0.element.utf8), dialect: .stylekit)
      }
      let (scrollView, label) = (UIScrollView(), UILabel())
      scrollView.addSubview(label)
      let report = StyleManager(registry: .uiKit, repository: StyleSheetSource(sheets))
        .applyStyle(in: scrollView)
      XCTAssertTrue(report.diagnostics.allSatisfy { $0.severity == .note })
      return (label.tag, report.diagnostics.map(\.id.rawValue))
    }
    let plain = #"{"UILabel": {"tag": 1}}"#
    let nested = #"{"UIScrollView": {"UILabel": {"tag": 2}}}"#
    let rows: [([String], tag: Int, notes: [String])] = [
      ([plain, nested], 2, []), ([nested, plain], 1, ["dialect.ranked-themes"]),
      ([#"{"UILabel": {"tag": 1}, "UIKit.UILabel": {"tag": 2}}"#], 2, ["dialect.tie"]),
      ([#"{"UILabel": {"tag": 2}, "UIKit.UILabel": {"tag": 2}}"#], 2, []),
      ([#"{"UIView": {"tag": 1}, "UILabel": {"tag": 2}}"#], 2, []),
    ]
    for row in rows {
      let found = try row.0.count == 2 ? style(row.0[0], row.0[1]) : style(row.0[0])
      XCTAssertEqual(found.tag, row.tag, "\(row.0)")
      XCTAssertEqual(found.notes, row.notes, "\(row.0)")
    }
  }
}
