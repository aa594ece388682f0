import Foundation
import InterfaceBuilder
import StyleInjection
import TestSupport
import XCTest

@testable import StyleTools

/// What is understood of a document is in its JSON, element by element.
final class InterfaceNodeJSONTests: XCTestCase {
  func testEveryElementPropertyAndRoleOfOurOwnDocumentsIsThere() throws {
    for path in [
      "StyleSheets/Demo.storyboard", "Tests/InjectCLITests/Fixtures/inspect/Main.storyboard",
      "Tests/InterfaceBuilderTests/Fixtures/storyboard/input.storyboard",
      "Tests/InterfaceBuilderTests/Fixtures/xib/input.xib",
    ] {
      let counts = try check(Repository.root.appending(path: path))
      XCTAssertGreaterThan(counts.elements, 10, path)
      XCTAssertGreaterThan(counts.properties, 10, path)
      XCTAssertGreaterThan(counts.roles, 10, path)
    }
  }

  /// Some of them, since all are inspected elsewhere.
  func testEveryElementPropertyAndRoleOfRealDocumentsIsThere() throws {
    for (index, url) in try SharedFolder.contents(of: "corpus/interface").enumerated() where index % 16 == 0 {
      try check(url)
    }
  }

  func testWhatAnElementDoesNotHaveIsLeftOut() throws {
    let root = try XCTUnwrap(inspect(#"<view/>"#).root)
    XCTAssertEqual(
      try XCTUnwrap(root.children.first).json.text,
      #"{"element":"view","kind":"object","class":"UIView","model":"UIView","line":1,"column":101,"#
        + #""frame":{"x":0,"y":0,"width":0,"height":0}}"#)
  }

  func testARoleThatIsStatedTwiceHasAListOfItsValues() throws {
    let userLabels = #"<string key="userLabel">a</string><string key="userLabel">b</string>"#
    let view = try XCTUnwrap(inspect("<view id=\"v\">\(userLabels)</view>").root?.children.first)
    let roles = try XCTUnwrap(object(view.json.text)["roles"] as? [String: Any])
    XCTAssertEqual(roles["userLabel"] as? [String], ["a", "b"])
    XCTAssertEqual(roles["id"] as? String, "v")
  }

  func testValuesAreTyped() {
    let expected: [(StyleValue, String)] = [
      (.none, "null"), (.bool(true), "true"), (.integer(-3), "-3"), (.number(0.5), "0.5"),
      (.number(20), "20"),
      (.string("a\"b"), #""a\"b""#), (.enumeration("right"), #""right""#),
      (.options(["link", "address"]), #"["link","address"]"#),
      (.array([.integer(1), .array([.bool(false)])]), "[1,[false]]"),
      (.point(CGPoint(x: 1, y: 2.5)), #""1,2.5""#),
      (.color(StyleColor(red: 1, green: 0, blue: 0)), ##""#FF0000""##),
    ]
    for (value, text) in expected { XCTAssertEqual(value.json.text, text) }
    // JSON has no such number; a text says more than nothing.
    XCTAssertEqual(StyleValue.number(.infinity).json.text.first, "\"")
  }

  private func inspect(_ objects: String) -> InterfaceInspection {
    let text =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>"#
      + objects + "</objects></document>"
    return InterfaceLoader().inspect(path: "a.xib", bytes: Array(text.utf8))
  }

  private func object(_ json: String) throws -> [String: Any] {
    try XCTUnwrap(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private struct Counts {
    var elements = 0
    var properties = 0
    var roles = 0
  }

  @discardableResult
  private func check(_ url: URL) throws -> Counts {
    let inspection = InterfaceLoader().inspect(path: url.path, bytes: Array(try Data(contentsOf: url)))
    guard let root = inspection.root else { return Counts() }
    var counts = Counts()
    var open = [(node: root, json: try object(root.json.text))]
    while let (node, json) = open.popLast() {
      let place = "\(url.lastPathComponent):\(node.range.position?.line ?? 0) \(node.element)"
      counts.elements += 1
      counts.properties += node.properties.count
      counts.roles += node.roles.count
      XCTAssertEqual(json["element"] as? String, node.element, place)
      XCTAssertEqual(json["kind"] as? String, node.kind.rawValue, place)
      XCTAssertEqual(json["place"] as? String, node.place, place)
      XCTAssertEqual(json["class"] as? String, node.className?.name, place)
      XCTAssertEqual(json["module"] as? String, node.className?.module, place)
      XCTAssertEqual(json["model"] as? String, node.modelClassName, place)
      XCTAssertEqual(json["id"] as? String, node.id, place)
      XCTAssertEqual(json["line"] as? Int, node.range.position?.line, place)
      XCTAssertEqual(json["column"] as? Int, node.range.position?.column, place)
      XCTAssertEqual(json["identifiers"] as? [String] ?? [], node.identifiers, place)
      XCTAssertEqual(json["frame"] == nil, node.frame == nil, place)
      if let frame = node.frame {
        let sides = json["frame"] as? [String: Any]
        XCTAssertTrue(isEqual(sides?["x"], .number(frame.origin.x)), place)
        XCTAssertTrue(isEqual(sides?["y"], .number(frame.origin.y)), place)
        XCTAssertTrue(isEqual(sides?["width"], .number(frame.size.width)), place)
        XCTAssertTrue(isEqual(sides?["height"], .number(frame.size.height)), place)
      }
      let properties = json["properties"] as? [[String: Any]] ?? []
      XCTAssertEqual(properties.map { $0["keyPath"] as? String }, node.properties.map(\.keyPath), place)
      XCTAssertEqual(properties.map { $0["stated"] as? Bool }, node.properties.map { $0.range != nil }, place)
      for (property, json) in zip(node.properties, properties) {
        XCTAssertTrue(isEqual(json["value"], property.value), "\(place) \(property.keyPath)")
      }
      let roles = json["roles"] as? [String: Any] ?? [:]
      XCTAssertEqual(Set(roles.keys), Set(node.roles.map(\.name)), place)
      for (name, stated) in Dictionary(grouping: node.roles, by: \.name) {
        let values: [Any?] = stated.count == 1 ? [roles[name]] : roles[name] as? [Any] ?? []
        XCTAssertEqual(values.count, stated.count, "\(place) \(name)")
        for (role, json) in zip(stated, values) {
          XCTAssertTrue(isEqual(json, role.value), "\(place) \(name)")
        }
      }
      for (key, inner) in [("values", node.values), ("children", node.children)] {
        let objects = json[key] as? [[String: Any]] ?? []
        XCTAssertEqual(objects.count, inner.count, place)
        open += zip(inner, objects).map { (node: $0, json: $1) }
      }
    }
    return counts
  }

  private func isEqual(_ json: Any?, _ value: StyleValue) -> Bool {
    switch value {
    case .none: json is NSNull
    case .bool(let flag): json as? Bool == flag
    case .integer(let number): json as? Int == number
    // Foundation's own reader of JSON is off by the last bits.
    case .number(let number): (json as? Double).map { abs($0 - number) <= abs(number) * 1e-15 * 8 } ?? false
    case .options(let names): json as? [String] == names
    case .array(let values):
      (json as? [Any])?.count == values.count
        && zip(json as? [Any] ?? [], values).allSatisfy { isEqual($0, $1) }
    default: json as? String == value.spelling(in: .plist)
    }
  }
}
