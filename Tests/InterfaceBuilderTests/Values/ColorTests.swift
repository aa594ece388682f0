import StyleInjection
import UIKitModel
import XCTest

@testable import InterfaceBuilder

final class ColorTests: XCTestCase {
  func testComponentsInEachSpace() throws {
    let rows: [(attributes: String, expected: StyleColor)] = [
      (
        #"red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" customColorSpace="sRGB""#,
        StyleColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
      ),
      (
        #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
        StyleColor(colorSpace: .displayP3, 1, 0, 0)
      ),
      (
        #"red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="calibratedRGB""#,
        StyleColor(colorSpace: .genericRGB, 0.2, 0.4, 0.6)
      ),
      (
        #"red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="calibratedRGB""#,
        StyleColor(colorSpace: .genericRGB, 0.2, 0.4, 0.6)
      ),
      (
        #"red="0.2" green="0.4" blue="0.6" colorSpace="deviceRGB""#,
        StyleColor(red: 0.2, green: 0.4, blue: 0.6)
      ),
      (#"white="0.3" alpha="0.5" colorSpace="calibratedWhite""#, StyleColor(white: 0.3, alpha: 0.5)),
      (
        #"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
        StyleColor(white: 1)
      ),
      (
        #"cyan="1" magenta="0" yellow="0" black="0.5" alpha="1" colorSpace="deviceCMYK""#,
        StyleColor(red: 0, green: 0.5, blue: 0.5)
      ),
      (#"white="0.5""#, StyleColor(white: 0.5)),
      (#"red="0.5""#, StyleColor(red: 0.5, green: 0, blue: 0)),
    ]
    for row in rows {
      var reader = ValueFixture.reader()
      XCTAssertEqual(
        reader.color(try XMLFixture.element("<color \(row.attributes)/>")), row.expected, row.attributes)
      XCTAssertEqual(reader.diagnostics, [], row.attributes)
    }
  }

  func testAdobeRGBIsWiderThanSRGB() throws {
    var reader = ValueFixture.reader()
    let green = try XCTUnwrap(
      reader.color(
        try XMLFixture.element(
          #"<color red="0" green="1" blue="0" colorSpace="custom" customColorSpace="adobeRGB1998"/>"#)))
    XCTAssertLessThan(green.sRGB.x, 0)
    let white = try XMLFixture.element(
      #"<color red="1" green="1" blue="1" colorSpace="custom" customColorSpace="adobeRGB1998"/>"#)
    XCTAssertEqual(reader.color(white)?.bytes, SIMD4(255, 255, 255, 255))
  }

  func testSystemColorsKeepTheirNames() throws {
    let rows = [
      (#"systemColor="systemOrangeColor" red="1" green="0" blue="0" colorSpace="custom""#, "systemOrange"),
      (#"cocoaTouchSystemColor="darkTextColor" white="0" colorSpace="calibratedWhite""#, "darkText"),
      (
        #"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#,
        "systemBackground"
      ),
      (#"systemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#, "systemBackground"),
      (#"catalog="System" name="gridColor" colorSpace="catalog""#, "grid"),
    ]
    for (attributes, name) in rows {
      var reader = ValueFixture.reader()
      let color = try XCTUnwrap(reader.color(try XMLFixture.element("<color \(attributes)/>")))
      XCTAssertEqual(color.name, name)
      XCTAssertEqual(reader.diagnostics, [])
    }
    var reader = ValueFixture.reader()
    let orange = try XMLFixture.element(
      #"<color systemColor="systemOrangeColor" red="0" green="0" blue="1"/>"#)
    XCTAssertEqual(
      reader.color(orange)?.bytes, SIMD4(255, 149, 0, 255), "the system's colour, not the copy of it")
  }

  func testNamedColorsComeFromTheAssetsBeforeTheDocument() throws {
    let document = try XMLFixture.element(
      """
      <document><resources>
        <namedColor name="brand"><color red="1" green="0" blue="0" colorSpace="custom" customColorSpace="sRGB"/>
        </namedColor>
        <namedColor name="other"><color white="0.5" colorSpace="calibratedWhite"/></namedColor>
      </resources></document>
      """)
    let assets = FixtureResources(colors: ["brand": StyleColor(red: 0, green: 1, blue: 0, name: "brand")])
    var reader = ValueFixture.reader(assets: assets)
    reader.readDocumentColors(of: document)
    XCTAssertEqual(reader.color(try XMLFixture.element(#"<color name="brand"/>"#))?.bytes.y, 255)
    let other = try XCTUnwrap(reader.color(try XMLFixture.element(#"<color name="other"/>"#)))
    XCTAssertEqual(other, StyleColor(white: 0.5))
    XCTAssertEqual(other.name, "other")
    let missing = reader.color(try XMLFixture.element(#"<color name="missing"/>"#))
    XCTAssertEqual(missing, StyleColor(unresolvedName: "missing"))
  }

  func testUnreadableColorsAreReported() throws {
    let rows = [
      (
        #"red="x" green="0" blue="0" colorSpace="deviceRGB""#, "interface.invalid-value",
        "'red' of 'color' must be a number, found 'x'"
      ),
      (
        #"red="0" green="0" blue="0" colorSpace="custom" customColorSpace="rainbow""#,
        "interface.unknown-value", "'customColorSpace' of 'color' must be a colour space, found 'rainbow'"
      ),
      (
        #"red="0" green="0" blue="0" colorSpace="deviceRGV""#, "interface.unknown-value",
        "'colorSpace' of 'color' must be a colour space, found 'deviceRGV'"
      ),
      (
        #"red="0" green="0" colorSpace="custom" customColorSpace="sRGB""#, "interface.invalid-value",
        "'blue' of 'color' must be a number, found nothing"
      ),
      (
        #"red="0" green="0" blue="0" colorSpace="custom""#, "interface.invalid-value",
        "'customColorSpace' of 'color' must be a colour space, found nothing"
      ),
      (
        #"systemColor="systemOrangeColor" red="1" green="x" blue="0""#, "interface.invalid-value",
        "'green' of 'color' must be a number, found 'x'"
      ),
      (
        #"systemColor="systemOrangColor""#, "interface.unknown-value",
        "'systemColor' of 'color' must be a system colour, found 'systemOrangColor'"
      ),
      (
        #"name="brand" catalog="Mine""#, "interface.unknown-value",
        "'catalog' of 'color' must be System, found 'Mine'"
      ),
    ]
    for (attributes, id, message) in rows {
      var reader = ValueFixture.reader()
      _ = reader.color(try XMLFixture.element("<color \(attributes)/>"))
      XCTAssertEqual(reader.diagnostics.map(\.message), [message])
      XCTAssertEqual(reader.diagnostics.map(\.id.rawValue), [id])
    }
  }

  func testANearNameIsSuggested() throws {
    let rows = [
      (#"systemColor="systemOrangColor""#, "systemOrangeColor"),
      (#"red="0" green="0" blue="0" colorSpace="deviceRGV""#, "deviceRGB"),
    ]
    for (attributes, suggestion) in rows {
      var reader = ValueFixture.reader()
      _ = reader.color(try XMLFixture.element("<color \(attributes)/>"))
      XCTAssertEqual(reader.diagnostics.first?.suggestion, suggestion)
    }
  }

  func testANamedColorKeepsTheComponentsBesideIt() throws {
    var reader = ValueFixture.reader()
    let color = reader.color(
      try XMLFixture.element(#"<color name="brand" red="1" green="0" blue="0" colorSpace="deviceRGB"/>"#))
    XCTAssertEqual(color, StyleColor(red: 1, green: 0, blue: 0))
    XCTAssertEqual(color?.name, "brand")
    XCTAssertEqual(
      reader.color(try XMLFixture.element(#"<color colorSpace="pattern" image="stripes"/>"#)),
      StyleColor(unresolvedName: "stripes"))
  }
}
