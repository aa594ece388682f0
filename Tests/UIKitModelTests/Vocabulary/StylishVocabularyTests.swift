import Foundation
import StyleInjection
import XCTest

@testable import UIKitModel

final class StylishVocabularyTests: XCTestCase {
  func testItHasAllKeysOfTheLibrary() {
    let names = Set(StylishVocabulary.rows.map(\.name))
    XCTAssertEqual(names.count, 99)
    let notSettable = StylishVocabulary.rows.filter { row in
      guard case .property(let property) = row.meaning, case .unsettable = property.access else {
        return false
      }
      return true
    }
    XCTAssertEqual(notSettable.map(\.name).sorted(), ["imageURL", "stripedSubview"])
  }

  /// Each row leads to a property that can be set: setting it is a change, or says only what is wrong with the value.
  func testEachRowLeadsToAPropertyOfItsClass() throws {
    for row in StylishVocabulary.rows where !["imageURL", "stripedSubview"].contains(row.name) {
      let object = try XCTUnwrap(UIKitCatalog().makeObject(ofClass: row.className), row.className)
      let report = try StylishStyle([row.name: .data(Data([1]))]).style(object)
      let ids = report.diagnostics.map(\.id.rawValue)
      XCTAssertEqual(ids.count, 1, "\(row.className) \(row.name)")
      XCTAssertFalse(ids.contains { $0.hasPrefix("key-path.") }, "\(row.className) \(row.name): \(ids)")
    }
  }

  func testKeysOfOtherClassesSayNothing() throws {
    let view = UIImageView()
    let report = try StylishStyle(["textColor": "#FF0000", "titleForNormalState": "A", "alpha": 0.5]).style(
      view)
    XCTAssertEqual(report.diagnostics, [])
    XCTAssertEqual(report.changes.map(\.keyPath), ["alpha"])
    // UIKit has the property, Stylish does not have it for search bars.
    XCTAssertEqual(try StylishStyle(["text": "A"]).style(UISearchBar()).changes.count, 0)
  }

  func testUnknownKeysAreTold() throws {
    let report = try StylishStyle(["txtColor": "#FF0000", "alpha": 0.5]).style(UILabel())
    XCTAssertEqual(report.diagnostics.map(\.id.rawValue), ["key-path.unknown-step"])
    XCTAssertEqual(report.diagnostics.first?.suggestion, "textColor")
    XCTAssertEqual(report.changes.map(\.keyPath), ["alpha"])
  }

  func testKeysPerState() throws {
    let button = UIButton()
    _ = try StylishStyle([
      "titleForNormalState": "A", "titleColorForHighlightedState": "#FF0000",
      "imageNameForDisabledState": "gear",
      "font": ["boldSize": 12], "borderColor": "#00FF00", "cornerRadius": 6,
    ]).style(button)
    XCTAssertEqual(button.title(for: .normal), "A")
    XCTAssertEqual(button.titleColor(for: .highlighted), StyleColor(red: 1, green: 0, blue: 0))
    XCTAssertEqual(button.image(for: .disabled), StyleImage("gear"))
    XCTAssertEqual(button.titleLabel.font, .system(12, weight: .bold))
    XCTAssertEqual(button.layer.borderColor, StyleCGColor(StyleColor(red: 0, green: 1, blue: 0)))
    XCTAssertEqual(button.layer.cornerRadius, 6)
  }

  func testARatioOfTheHeight() throws {
    let view = UIView()
    view.bounds.size.height = 40
    let style = StylishStyle(["cornerRadiusRatio": 0.35])
    try style.style(view)
    XCTAssertEqual(view.layer.cornerRadius, 14)
    XCTAssertEqual(try style.style(view).changes.count, 0)
  }

  /// A ratio and a radius are one place: whatever was there before any sheet comes back.
  func testARatioMakesWayForARadiusAndForWhatWasThere() throws {
    func sheet(_ text: String) throws -> StyleSheetSource {
      StyleSheetSource([try StyleSheet(path: "s", bytes: Array(text.utf8))])
    }
    let empty = StyleSheetSource([])
    let ratio = try sheet(
      #"{"styles": [{"styleName": "A", "styleProperties": {"cornerRadiusRatio": 0.5}}]}"#)
    let other = try sheet(
      #"{"styles": [{"styleName": "A", "styleProperties": {"cornerRadiusRatio": 0.25}}]}"#)
    let radius = try sheet(#"{"UIView": {"layer.cornerRadius": 6}}"#)
    let rows: [[(source: StyleSheetSource, radius: CGFloat)]] = [
      [(ratio, 20), (empty, 3)], [(ratio, 20), (other, 10), (empty, 3)],
      [(ratio, 20), (radius, 6), (empty, 3)], [(radius, 6), (ratio, 20), (empty, 3)],
      [(radius, 6), (ratio, 20), (radius, 6), (ratio, 20), (empty, 3)],
    ]
    for (index, row) in rows.enumerated() {
      let view = UIView()
      view.bounds.size.height = 40
      view.layer.cornerRadius = 3
      view.setStyleNames("A", for: .styles)
      let manager = StyleManager(registry: .uiKit)
      manager.addRoot(view)
      for step in row {
        XCTAssertEqual(manager.setupStyleSourceRepository(step.source).localChanges.count, 0)
        XCTAssertEqual(view.layer.cornerRadius, step.radius, "\(index)")
        XCTAssertEqual(manager.applyStyle().changes.count, 0, "\(index)")
      }
    }
  }

  func testNullClears() throws {
    let view = UIView()
    view.backgroundColor = StyleColor(red: 1, green: 0, blue: 0)
    view.alpha = 0.5
    let report = try StylishStyle(["backgroundColor": .null, "alpha": .null]).style(view)
    XCTAssertNil(view.backgroundColor)
    XCTAssertEqual(view.alpha, 0.5)
    XCTAssertEqual(report.diagnostics.map(\.severity), [.note])
  }
}

/// A sheet of Stylish's with one style.
private struct StylishStyle {
  private let properties: [(String, RawStyleValue)]

  init(_ properties: KeyValuePairs<String, RawStyleValue>) { self.properties = properties.map { ($0, $1) } }

  /// Styles an object that wears the style.
  @discardableResult
  func style(_ object: UIKitObject) throws -> StyleReport {
    let declarations = properties.map { StyleDeclaration($0, LocatedStyleValue($1)) }
    let sheet = StyleSheet(
      file: SourceFile(path: "stylesheet.json", bytes: [], kind: .memory), dialect: .stylish,
      rules: [StyleRule(StyleSelector(.identifier("A")), declarations)])
    object.setStyleNames("A", for: .styles)
    return StyleManager(registry: .uiKit, resources: IOSResources(), repository: StyleSheetSource([sheet]))
      .applyStyle(in: object)
  }
}
