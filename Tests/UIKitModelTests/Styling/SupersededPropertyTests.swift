import StyleInjection
import XCTest

@testable import UIKitModel

/// What UIKit ignores of an object that has something newer in its place.
final class SupersededPropertyTests: XCTestCase {
  private func button(hasConfiguration: Bool) -> UIButton {
    let button = UIButton()
    button.configuration = hasConfiguration ? UIButton.Configuration() : nil
    return button
  }

  /// What a declaration of each superseded property would be.
  private func rows() throws -> [(keyPath: String, value: RawStyleValue, counterpart: String?)] {
    var values: [String: RawStyleValue] = [
      "titleShadowOffset": "1,2", "backgroundImage": "IMG(a)", "titleLabel.shadowOffset": "1,2",
      "titleLabel.kern": 2, "titleLabel.lineHeight": 20, "reversesTitleShadowWhenHighlighted": "true",
      "showsTouchWhenHighlighted": "true", "adjustsImageWhenHighlighted": "false",
      "adjustsImageWhenDisabled": "false", "titleLabel.text": "x", "titleLabel.attributedText": "x",
    ]
    for insets in ["content", "title", "image"] { values[insets + "EdgeInsets"] = "1,2,3,4" }
    let superseded = try XCTUnwrap(StyleRegistry.uiKit.styleClass(named: "UIButton")).rows.superseded
    XCTAssertGreaterThan(superseded.count, 20)
    return superseded.filter { !$0.isForwarded }.map {
      ($0.keyPath, values[$0.keyPath] ?? "#102030", $0.counterpart)
    }
  }

  func testAButtonWithAConfigurationShowsNothingOfThem() throws {
    for row in try rows() {
      let classic = try StyledObject(button(hasConfiguration: false), [(row.keyPath, row.value)]).apply()
      XCTAssertEqual(classic.changes.count, 1, row.keyPath)
      XCTAssertEqual(classic.problems, [], row.keyPath)
      let configured = try StyledObject(button(hasConfiguration: true), [(row.keyPath, row.value)]).apply()
      XCTAssertEqual(configured.changes, [], row.keyPath)
      XCTAssertEqual(configured.problems, ["key-path.superseded"], row.keyPath)
    }
  }

  func testACounterpartIsAPropertyThatTakesTheSameSpelling() throws {
    for row in try rows() {
      guard let counterpart = row.counterpart else { continue }
      let outcome = try StyledObject(button(hasConfiguration: true), [(counterpart, row.value)]).apply()
      XCTAssertEqual(outcome.changes.count, 1, counterpart)
      XCTAssertEqual(outcome.problems, [], counterpart)
    }
  }

  /// A style for buttons of both kinds names both; nothing is to be told then.
  func testWhoeverNamesBothMeansBothKindsOfButtons() throws {
    let both: [(String, RawStyleValue)] = [
      ("contentEdgeInsets", "1,2,3,4"), ("configuration.contentInsets", "5,6,7,8"),
    ]
    let classic = try StyledObject(button(hasConfiguration: false), both)
    XCTAssertEqual(classic.apply().problems, [])
    XCTAssertEqual(classic.object.contentEdgeInsets, StyleEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let configured = try StyledObject(button(hasConfiguration: true), both)
    XCTAssertEqual(configured.apply().problems, [])
    XCTAssertEqual(configured.object.contentEdgeInsets, StyleEdgeInsets())
    XCTAssertEqual(configured.object.configuration?.contentInsets.leading, 6)
  }

  /// What goes to the configuration does not fight with what is said of the configuration itself.
  func testTheConfigurationsOwnNameIsStronger() throws {
    let rows: [(keyPath: String, own: String, value: RawStyleValue)] = [
      ("titleColor", "configuration.baseForegroundColor", "#00FF00"),
      ("title", "configuration.title", "own"), ("title", "configuration.attributedTitle", "own"),
      ("image", "configuration.image", "IMG(own)"),
    ]
    for row in rows {
      let other: RawStyleValue = row.value == "#00FF00" ? "#FF0000" : row.value == "own" ? "no" : "IMG(no)"
      for declarations in [
        [(row.keyPath, other), (row.own, row.value)], [(row.own, row.value), (row.keyPath, other)],
      ] {
        let styled = try StyledObject(button(hasConfiguration: true), declarations)
        let first = styled.apply()
        XCTAssertEqual(first.changes.count, 1, row.keyPath)
        XCTAssertEqual(first.problems, [], row.keyPath)
        XCTAssertEqual(styled.apply().changes, [], row.keyPath)
      }
    }
  }

  func testACellWithAContentConfigurationShowsNothingOfItsStandardViews() throws {
    for keyPath in ["textLabel.textColor", "detailTextLabel.font", "imageView.tintColor"] {
      let cell = UITableViewCell()
      _ = (cell.textLabel, cell.detailTextLabel, cell.imageView)
      cell.contentConfiguration = UIListContentConfiguration()
      let value: RawStyleValue = keyPath.hasSuffix("font") ? "$\"Menlo\":12" : "#102030"
      let outcome = try StyledObject(cell, [(keyPath, value)]).apply()
      XCTAssertEqual(outcome.changes, [], keyPath)
      XCTAssertEqual(outcome.problems, ["key-path.superseded"], keyPath)
    }
  }

  func testThatNothingIsShownIsExplained() throws {
    let manager = StyleManager(
      registry: .uiKit,
      repository: StyleSheetSource([
        try StyleSheet(
          path: "s.json",
          bytes: Array(##"{"UIButton": {"titleColor:highlighted": "#f00", "tag": 1}}"##.utf8))
      ]))
    let told = manager.explanation(of: button(hasConfiguration: true))
    XCTAssertEqual(told.properties.map(\.value), [nil, .integer(1)])
    XCTAssertEqual(told.diagnostics.map(\.id.rawValue), ["key-path.superseded"])
  }
}
