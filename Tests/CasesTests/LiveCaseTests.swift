import StyleInjection
import UIKitModel
import XCTest

private final class CountingView: UIView {
  private(set) var count = 0
  var level = 0 { didSet { count += 1 } }
}

/// What people met with themes that change while views are shown.
final class LiveCaseTests: XCTestCase {
  private let manager = StyleManager(registry: .uiKit, resources: IOSResources())
  private let root = UIView()
  private let label = UILabel()

  override func setUp() {
    root.addSubview(label)
    manager.addRoot(root)
  }

  @discardableResult
  private func swap(_ content: String) throws -> StyleReport {
    manager.setupStyleSourceRepository(StyleSheetSource([try CaseSheet(content).sheet]))
  }

  private func rule(_ selector: String, _ declarations: [(String, String)]) -> String {
    "<key>\(selector)</key><dict>"
      + declarations.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
  }

  /// All that sheets can say of an object, read back.
  private func snapshot(_ object: UIKitObject) -> [String: String] {
    let keyPaths = [
      "backgroundColor", "alpha", "frame", "layer.cornerRadius", "layer.borderColor", "text", "textColor",
      "font",
      "attributedText", "numberOfLines", "textAlignment", "tintColor", "isHidden", "clipsToBounds", "tag",
    ]
    let values = keyPaths.map { keyPath in
      manager.explanation(of: object, keyPath: keyPath).properties.first?.value.map { "\($0)" } ?? "absent"
    }
    return Dictionary(uniqueKeysWithValues: zip(keyPaths, values))
  }

  func testCase83WhatARemovedRuleSetGoesWithIt() throws {
    label.backgroundColor = StyleColor(white: 0.5)
    label.text = "before"
    label.frame.size.width = 120
    let first = snapshot(label)
    try swap(
      rule(
        "@UILabel",
        [
          ("backgroundColor", "#FF0000"), ("font", "$\"Avenir Next\""), ("textColor", "#00FF00"),
          ("text", "x"),
          ("frame.size.width", "50"), ("layer.cornerRadius", "4"), ("clipsToBounds", "true"),
          ("alpha", "0.5"),
        ]))
    XCTAssertEqual(label.backgroundColor, StyleColor(bytes: 255, 0, 0))
    let report = try swap(rule("@UILabel", [("textColor", "#00FF00")]))
    XCTAssertEqual(label.backgroundColor, StyleColor(white: 0.5))
    XCTAssertEqual(label.textColor, StyleColor(bytes: 0, 255, 0))
    XCTAssertEqual(report.changes.count, 7)
    XCTAssertTrue(report.changes.allSatisfy { $0.decision == nil })
    try swap("")
    XCTAssertEqual(snapshot(label), first)
  }

  func testCase85AnotherNameUndoesTheOldRuleAndAppliesTheNewAtOnce() throws {
    label.styleIdentifier = "selected"
    try swap(
      rule("#selected", [("backgroundColor", "#FF0000"), ("alpha", "0.5")])
        + rule("#normal", [("alpha", "0.8")]))
    XCTAssertEqual(label.alpha, 0.5)
    label.styleIdentifier = "normal"
    XCTAssertNil(label.backgroundColor)
    XCTAssertEqual(label.alpha, 0.8)
    label.styleIdentifier = nil
    XCTAssertEqual(label.alpha, 1)
  }

  func testCase86ACellThatIsUsedAHundredTimesIsAsAFreshOne() throws {
    let sheet =
      rule("#a", [("textColor", "#FF0000"), ("font", "$\"Avenir Next\""), ("frame.size.width", "50")])
      + rule("#b", [("textColor", "#00FF00"), ("text", "b"), ("frame.origin.x", "7")])
    try swap(sheet)
    for round in 1...100 {
      let name = round.isMultiple(of: 2) ? "b" : "a"
      label.styleIdentifier = name
      if round < 98 { continue }
      let fresh = UILabel()
      fresh.styleIdentifier = name
      try CaseSheet(sheet).style(fresh)
      XCTAssertEqual(snapshot(label), snapshot(fresh), "round \(round)")
    }
  }

  func testCase88ObjectsThatAreShownFollowASheetWithoutBeingAddedAgain() throws {
    try swap(rule("@UILabel", [("textColor", "#FF0000")]))
    try swap(rule("@UILabel", [("textColor", "#00FF00")]))
    XCTAssertEqual(label.textColor, StyleColor(bytes: 0, 255, 0))
    XCTAssertTrue(root.subviews.first === label)
  }

  func testCase89ASecondPassSetsNothing() throws {
    try manager.registry.register(
      StyleClass(CountingView.self, inherits: "UIView", properties: [.property("level", \CountingView.level)])
    )
    let counting = CountingView()
    root.addSubview(counting)
    try swap(rule("@CountingView", [("level", "5")]))
    XCTAssertEqual(counting.level, 5)
    XCTAssertEqual(counting.count, 1)
    for _ in 0..<3 {
      XCTAssertEqual(manager.applyStyle().outline, [])
      root.addSubview(counting)
    }
    XCTAssertEqual(counting.count, 1)
  }

  func testCase91AReleasedTreeIsFreed() throws {
    try swap(rule("@UILabel", [("textColor", "#FF0000"), ("font", "$\"Avenir Next\"")]))
    weak var weakView: UIView?
    weak var weakLabel: UILabel?
    weak var weakRecord: StyleRecord?
    try {
      let (view, inner) = (UIView(), UILabel())
      view.addSubview(inner)
      root.addSubview(view)
      try swap(rule("@UILabel", [("textColor", "#00FF00"), ("text", "x")]))
      (weakView, weakLabel, weakRecord) = (view, inner, inner.styleRecord)
      XCTAssertNotNil(weakRecord)
      view.removeFromSuperview()
    }()
    XCTAssertNil(weakView)
    XCTAssertNil(weakLabel)
    XCTAssertNil(weakRecord)
    XCTAssertEqual(manager.applyStyle().objectCount, 2)
  }

  func testCase92ABordersColorFollowsTheAppearance() throws {
    try swap(
      rule(
        "@UILabel",
        [
          ("layer.borderColor(appearance:light)", "CG#000000"),
          ("layer.borderColor(appearance:dark)", "CG#FFFFFF"),
        ]))
    XCTAssertEqual(label.layer.borderColor?.color, StyleColor(bytes: 0, 0, 0))
    manager.environment.appearance = .dark
    XCTAssertEqual(label.layer.borderColor?.color, StyleColor(bytes: 255, 255, 255))
    try swap(rule("@UILabel", [("layer.borderColor", "CG:COLOR(label)")]))
    let dark = label.layer.borderColor?.color
    XCTAssertNotNil(dark)
    manager.environment.appearance = .light
    XCTAssertNotEqual(label.layer.borderColor?.color, dark)
  }

  func testCase94ATitleThatCodeSetStays() throws {
    let button = UIButton()
    root.addSubview(button)
    try swap(
      rule("@UIButton", [("titleColor", "#FF0000")]) + rule("@UILabel", [("font", "$\"Avenir Next\"")]))
    button.setTitle("by code", for: .normal)
    label.text = "by code"
    try swap(
      rule("@UIButton", [("titleColor", "#00FF00")]) + rule("@UILabel", [("font", "$\"Helvetica Neue\"")]))
    manager.applyStyle()
    XCTAssertEqual(button.title(for: .normal), "by code")
    XCTAssertEqual(button.titleColor(for: .normal), StyleColor(bytes: 0, 255, 0))
    XCTAssertEqual(label.text, "by code")
    XCTAssertEqual(label.font, .named("HelveticaNeue", 17))
    try swap("")
    XCTAssertEqual(button.title(for: .normal), "by code")
    XCTAssertEqual(label.text, "by code")
  }

  /// A title that a sheet names is the app's once the app has set another one, until the app gives it back.
  func testCase94ATextThatCodeSetOverASheetsStaysAndIsTold() throws {
    try swap(rule("@UILabel", [("text", "sheet"), ("alpha", "0.5")]))
    label.text = "by code"
    let report = try swap(rule("@UILabel", [("text", "other sheet"), ("alpha", "0.25")]))
    XCTAssertEqual(report.outline, ["alpha = 0.25"])
    XCTAssertEqual(report.localChanges.map(\.keyPath), ["text"])
    XCTAssertEqual(report.localChanges.map(\.value), [.string("by code")])
    XCTAssertEqual(report.localChanges.first?.decision.winner.origin.selector, "@UILabel")
    XCTAssertEqual(label.text, "by code")
    try swap("")
    XCTAssertEqual(label.text, "by code")
    try swap(rule("@UILabel", [("text", "third sheet")]))
    XCTAssertEqual(label.text, "by code")
    XCTAssertEqual(manager.discardLocalChanges(of: label, keyPath: "textColor").outline, [])
    XCTAssertEqual(manager.discardLocalChanges(of: label, keyPath: "text").outline, ["text = third sheet"])
    try swap("")
    XCTAssertNil(label.text)
  }

  func testCase95AHostCanAnimateWhatAReportLists() throws {
    try swap(rule("@UILabel", [("alpha", "0.5"), ("tag", "1")]) + rule("@UIView", [("tag", "2")]))
    let report = try swap(
      rule("@UILabel", [("alpha", "0.25"), ("tag", "1")]) + rule("@UIView", [("tag", "2")]))
    XCTAssertEqual(report.changes.count, 1)
    let change = try XCTUnwrap(report.changes.first)
    XCTAssertTrue(change.object === label)
    XCTAssertEqual([change.old, change.new], [.number(0.5), .number(0.25)])
    XCTAssertEqual(change.keyPath, "alpha")
  }
}
