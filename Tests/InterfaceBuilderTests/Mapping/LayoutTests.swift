import StyleDiagnostics
import StyleInjection
import UIKitModel
import XCTest

@testable import InterfaceBuilder

final class LayoutTests: XCTestCase {
  func testEveryAttributeOfAConstraintIsRead() throws {
    let rows: [(text: String, keyPath: KeyPath<NSLayoutConstraint, StyleValue>, value: StyleValue)] = [
      ("", \.firstAttribute.styleValue, .enumeration("notAnAttribute")),
      ("firstAttribute='top'", \.firstAttribute.styleValue, .enumeration("top")),
      ("firstAttribute='baseline'", \.firstAttribute.styleValue, .enumeration("lastBaseline")),
      ("firstAttribute='trailingMargin'", \.firstAttribute.styleValue, .enumeration("trailingMargin")),
      (
        "secondAttribute='centerXWithinMargins'", \.secondAttribute.styleValue,
        .enumeration("centerXWithinMargins")
      ),
      ("secondAttribute='baseline'", \.secondAttribute.styleValue, .enumeration("lastBaseline")),
      ("", \.secondAttribute.styleValue, .enumeration("notAnAttribute")),
      ("", \.relation.styleValue, .enumeration("equal")),
      ("relation='greaterThanOrEqual'", \.relation.styleValue, .enumeration("greaterThanOrEqual")),
      ("relation='lessThanOrEqual'", \.relation.styleValue, .enumeration("lessThanOrEqual")),
      ("", \.constant.styleValue, .number(0)), ("constant='-8.5'", \.constant.styleValue, .number(-8.5)),
      ("", \.priority.styleValue, .number(1000)), ("priority='750'", \.priority.styleValue, .number(750)),
      ("", \.multiplier.styleValue, .number(1)),
      ("multiplier='0.25'", \.multiplier.styleValue, .number(0.25)),
      ("multiplier='16:8'", \.multiplier.styleValue, .number(2)),
      ("multiplier='1/4'", \.multiplier.styleValue, .number(0.25)),
      ("", \.identifier.styleValue, .none),
      ("identifier='gap'", \.identifier.styleValue, .string("gap")),
      ("", \.isActive.styleValue, .bool(true)),
    ]
    for row in rows {
      let document = XIBFixture.load("<view><constraints><constraint \(row.text)/></constraints></view>")
      XCTAssertTrue(document.diagnostics.isEmpty, "\(row.text): \(document.diagnostics)")
      let constraint = try XCTUnwrap(Self.view(document).constraints.first)
      XCTAssertEqual(constraint[keyPath: row.keyPath], row.value, row.text)
    }
  }

  func testAMalformedAttributeOfAConstraintIsReported() throws {
    let words = ["firstAttribute='tops'", "secondAttribute='3'", "relation='equals'"]
    let numbers = [
      "multiplier='1:0'", "multiplier='1:2:3'", "multiplier='wide'", "multiplier=':'", "constant='8pt'",
      "priority='high'",
    ]
    for text in words + numbers {
      let document = XIBFixture.load("<view><constraints><constraint \(text)/></constraints></view>")
      let expected: Diagnostic.ID = words.contains(text) ? .interfaceUnknownValue : .interfaceInvalidValue
      XCTAssertEqual(document.diagnostics.map(\.id), [expected], text)
    }
  }

  func testConstraintsAreTheirViewsAndNeitherViewsNorRoots() throws {
    let document = XIBFixture.load(
      """
      <view id='v'><subviews><label id='l'><constraints><constraint id='c1' firstAttribute='width'/></constraints></label>
      </subviews><constraints><constraint id='c2'/><constraint id='c3'/></constraints></view>
      """)
    let view = try Self.view(document)
    XCTAssertEqual(view.constraints.map { document.id(of: $0) }, ["c2", "c3"])
    XCTAssertEqual(view.subviews.first?.constraints.map { document.id(of: $0) }, ["c1"])
    XCTAssertTrue(view.constraints.allSatisfy { $0.firstItem === view })
    XCTAssertEqual(document.scenes.map(\.viewCount), [2])
    XCTAssertEqual(document.scenes.map(\.roots.count), [1])
    XCTAssertEqual(view.styleChildren.count, 1)
  }

  func testGuidesAreTheirOwners() throws {
    let guides: [(text: String, guide: (UIScrollView) -> UILayoutGuide)] = [
      ("<viewLayoutGuide key='safeArea' id='g'/>", \.safeAreaLayoutGuide),
      ("<keyboardLayoutGuide key='keyboard' id='g'/>", \.keyboardLayoutGuide),
      ("<viewLayoutGuide key='contentLayoutGuide' id='g'/>", \.contentLayoutGuide),
      ("<viewLayoutGuide key='frameLayoutGuide' id='g'/>", \.frameLayoutGuide),
    ]
    for (text, guide) in guides {
      let document = XIBFixture.load("<scrollView>\(text)</scrollView>")
      XCTAssertTrue(document.diagnostics.isEmpty, "\(text): \(document.diagnostics)")
      let view = try XCTUnwrap(Self.view(document) as? UIScrollView)
      XCTAssertEqual(document.id(of: guide(view)), "g", text)
      XCTAssertTrue(guide(view).owningView === view, text)
      XCTAssertEqual(document.scenes.map(\.roots.count), [1], text)
    }
  }

  func testAControllersGuidesStandAtItsEdges() throws {
    let document = XIBFixture.storyboard([
      """
      <viewController><layoutGuides><viewControllerLayoutGuide type='top' id='t'/>
      <viewControllerLayoutGuide type='bottom' id='b'/></layoutGuides><view key='view'/></viewController>
      """
    ])
    XCTAssertTrue(document.diagnostics.isEmpty, "\(document.diagnostics)")
    let controller = try XCTUnwrap(document.scenes.first?.controller)
    XCTAssertEqual(document.id(of: controller.topLayoutGuide), "t")
    XCTAssertEqual(document.id(of: controller.bottomLayoutGuide), "b")
    XCTAssertEqual(controller.bottomLayoutGuide.edge, .bottom)
  }

  private static func view(_ document: InterfaceDocument) throws -> UIView {
    try XCTUnwrap(document.scenes.first?.roots.first as? UIView)
  }
}
