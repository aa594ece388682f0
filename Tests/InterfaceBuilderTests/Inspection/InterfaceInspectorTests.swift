import Foundation
import StyleInjection
import XCTest

@testable import InterfaceBuilder

final class InterfaceInspectorTests: XCTestCase {
  private func node(_ objects: String) throws -> InterfaceNode {
    let inspection = XIBFixture.inspect(objects)
    return try XCTUnwrap(inspection.root?.children.first)
  }

  func testAnObjectStatesItsClassPropertiesAndRoles() throws {
    let label = try node(
      #"<label text="Price" numberOfLines="0" id="a1" userLabel="The price" customClass="PriceLabel" "#
        + #"customModule="Shop" customModuleProvider="target">"#
        + #"<rect key="frame" x="1" y="2" width="3" height="4"/>"#
        + #"<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>"#
        + #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" "#
        + #"keyPath="styleIdentifier" value="base, price"/></userDefinedRuntimeAttributes></label>"#)
    XCTAssertEqual(label.kind, .object)
    XCTAssertEqual(label.className, StyleClassName("PriceLabel", module: "Shop"))
    XCTAssertEqual(label.modelClassName, "UILabel")
    XCTAssertEqual(label.id, "a1")
    XCTAssertEqual(label.identifiers, ["base", "price"])
    XCTAssertEqual(label.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    let stated = label.properties.filter { $0.range != nil }
    XCTAssertEqual(stated.map(\.keyPath), ["text", "numberOfLines", "frame", "textColor"])
    XCTAssertEqual(stated.map(\.value).prefix(2), [.string("Price"), .integer(0)])
    XCTAssertEqual(
      label.roles.map(\.name), ["id", "userLabel", "customClass", "customModule", "customModuleProvider"])
    XCTAssertEqual(
      label.roles.map(\.value),
      [
        .string("a1"), .string("The price"), .string("PriceLabel"), .string("Shop"), .enumeration("target"),
      ])
    XCTAssertEqual(label.values.map(\.element), ["rect", "color"])
    XCTAssertEqual(label.values.last?.roles.first?.name, "red")
    XCTAssertEqual(label.values.last?.roles.first?.value, .number(1))
  }

  func testPartsGiveTheirPropertiesToTheObject() throws {
    let button = try node(
      #"<button id="b"><state key="highlighted" title="Go"><color key="titleColor" white="0" alpha="1" "#
        + #"colorSpace="calibratedWhite"/></state></button>"#)
    XCTAssertEqual(
      button.properties.filter { $0.range != nil }.map(\.keyPath),
      ["title:highlighted", "titleColor:highlighted"])
    XCTAssertEqual(button.values.map(\.kind), [.part])
  }

  func testConnectionsAreChildrenUnderTheirListsName() throws {
    let view = try node(
      #"<view id="v"><connections><outlet property="title" destination="v" id="o"/></connections></view>"#)
    XCTAssertEqual(view.children.map(\.place), ["connections"])
    XCTAssertEqual(
      view.children.first?.roles.map(\.name), ["property", "destination", "id"])
  }

  /// Each kind of what no table knows is told with its place, and counted.
  func testUnknownNamesAreTold() {
    let rows: [(xml: String, id: String, found: String, suggestion: String?)] = [
      (#"<lable id="a"/>"#, "interface.unknown-element", "lable", "label"),
      (#"<label txet="a"/>"#, "interface.unknown-attribute", "txet", "text"),
      (#"<label><color key="glow" white="1"/></label>"#, "interface.unknown-attribute", "glow", nil),
      (#"<label id="a b"/>"#, "interface.invalid-value", "a b", nil),
      (
        #"<label sceneMemberID="viewControler"/>"#, "interface.unknown-value", "viewControler",
        "viewController"
      ),
    ]
    for row in rows {
      let inspection = XIBFixture.inspect(row.xml)
      XCTAssertEqual(inspection.diagnostics.map(\.id.rawValue), [row.id], row.xml)
      XCTAssertEqual(
        inspection.diagnostics.first.map {
          $0.range.file.bytes[$0.range.offset..<$0.range.offset + $0.range.length]
        }.map { String(decoding: $0, as: UTF8.self) },
        row.found, row.xml)
      XCTAssertEqual(inspection.diagnostics.first?.suggestion, row.suggestion, row.xml)
    }
  }

  func testTextsOfValuesAreRoles() throws {
    let label = try node(
      "<label><string key='text'>Two\nlines</string><string key='userLabel'>L</string></label>")
    XCTAssertEqual(label.values.map { $0.roles.map(\.value) }, [[.string("Two\nlines")], [.string("L")]])
    XCTAssertEqual(label.roles.map(\.name), ["userLabel"])
  }

  func testWhatAnUnknownPlaceHoldsIsNotUnderstood() {
    let coverage = XIBFixture.inspect(#"<label><color key="glow" white="1" alpha="1"/></label>"#).coverage
    XCTAssertEqual(coverage.unknownAttributes, ["color@key": 1, "color@white": 1, "color@alpha": 1])
  }

  func testNamesAreOnlyTestedWhereThatIsAskedFor() {
    XCTAssertEqual(XIBFixture.load(#"<label txet="a"/>"#).diagnostics, [])
    XCTAssertEqual(
      XIBFixture.load(#"<label txet="a"/>"#, reportsUnknown: true).diagnostics.map(\.id),
      [.interfaceUnknownAttribute])
  }
}
