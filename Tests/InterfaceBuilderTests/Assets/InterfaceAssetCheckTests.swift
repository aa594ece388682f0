import StyleDiagnostics
import StyleInjection
import UIKitModel
import XCTest

@testable import InterfaceBuilder

final class InterfaceAssetCheckTests: XCTestCase {
  private func assets() throws -> AssetCatalog {
    try AssetFixture([
      "A.xcassets/brandBlue.colorset/Contents.json": AssetFixture.color(),
      "A.xcassets/home.imageset/Contents.json": AssetFixture.image,
    ]).assets(images: ["photo@2x.png"])
  }

  private static let rows: [(objects: String, outline: [String])] = [
    (#"<imageView image="home"/>"#, []), (#"<imageView image="home.png"/>"#, []),
    (#"<imageView image="photo"/>"#, []),
    (
      #"<imageView image="hoem"/>"#,
      ["warning: there is no image named 'hoem' among the assets (home) [interface.missing-image]"]
    ),
    (
      #"<imageView image="Home"/>"#,
      [
        "warning: there is no image named 'Home' among the assets (home) [interface.missing-image]",
        "  only the letter case differs from 'home'",
      ]
    ),
    (
      #"<imageView image="nothing.near"/>"#,
      ["warning: there is no image named 'nothing.near' among the assets [interface.missing-image]"]
    ),
    (#"<imageView image="chevron.right" catalog="system"/>"#, []),
    (#"<button><state key="normal" image="chevron.right" catalog="system"/></button>"#, []),
    (
      #"<button><state key="normal" image="gone"/></button>"#,
      ["warning: there is no image named 'gone' among the assets [interface.missing-image]"]
    ),
    (
      #"<tabBarController><tabBarItem key="tabBarItem" image="house" selectedImage="listed"/></tabBarController>"#,
      [
        "warning: there is no image named 'house' among the assets [interface.missing-image]"
      ]
    ),
    (#"<view><color key="backgroundColor" name="brandBlue"/></view>"#, []),
    (
      #"<view><color key="backgroundColor" name="BrandBlue"/></view>"#,
      [
        "warning: there is no colour named 'BrandBlue' among the assets (brandBlue) [interface.missing-color]",
        "  only the letter case differs from 'brandBlue'",
      ]
    ),
    (
      #"<view><color key="backgroundColor" name="copied"/></view>"#,
      ["warning: there is no colour named 'copied' among the assets [interface.missing-color]"]
    ),
    (
      #"<view><color key="backgroundColor" catalog="System" name="gridColor" colorSpace="catalog"/></view>"#,
      []
    ),
    (#"<view><color key="backgroundColor" systemColor="systemOrangeColor"/></view>"#, []),
    (#"<view><color key="backgroundColor" red="1" green="0" blue="0"/></view>"#, []),
    (
      """
      <view><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="image" keyPath="picture" value="hoem"/>
      <userDefinedRuntimeAttribute type="color" keyPath="paint"><color key="value" name="brandBleu"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """,
      [
        "warning: there is no image named 'hoem' among the assets (home) [interface.missing-image]",
        "warning: there is no colour named 'brandBleu' among the assets (brandBlue) [interface.missing-color]",
      ]
    ),
  ]

  private static let resources = """
    <resources><image name="listed" catalog="system" width="1" height="1"/><image name="gone" width="1" height="1"/>
    <namedColor name="copied"><color red="0" green="1" blue="0"/></namedColor>
    <systemColor name="systemOrangeColor"><color red="1" green="0" blue="0"/></systemColor></resources>
    """

  private func load(_ objects: String, _ loader: InterfaceLoader) -> InterfaceDocument {
    let text =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>"# + objects
      + "</objects>" + Self.resources + "</document>"
    return loader.load(path: "A.xib", bytes: Array(text.utf8))
  }

  func testWhatIsMissingIsToldWhereItIsNamed() throws {
    let loader = InterfaceLoader(assets: try assets())
    for row in Self.rows {
      let document = load(row.objects, loader)
      XCTAssertEqual(document.diagnostics.flatMap(Self.outline), row.outline, row.objects)
      for diagnostic in document.diagnostics {
        let named = document.file.bytes[
          Int(diagnostic.range.span.lowerBound)..<Int(diagnostic.range.span.upperBound)]
        XCTAssertTrue(diagnostic.message.contains("'\(String(decoding: named, as: UTF8.self))'"), row.objects)
      }
    }
  }

  func testNothingIsMissingWithoutAssets() {
    for assets in [AssetCatalog(), StyleResourceList([AssetCatalog()])] as [any StyleResources] {
      let loader = InterfaceLoader(assets: assets)
      for row in Self.rows { XCTAssertEqual(load(row.objects, loader).diagnostics, [], row.objects) }
    }
  }

  func testTheDocumentsCopyStandsInForAMissingColor() throws {
    let document = load(
      #"<view><color key="backgroundColor" name="copied"/></view>"#, InterfaceLoader(assets: try assets()))
    let view = try XCTUnwrap(document.scenes.first?.roots.first as? UIView)
    XCTAssertEqual(view.backgroundColor, StyleColor(red: 0, green: 1, blue: 0))
    XCTAssertEqual(view.backgroundColor?.name, "copied")
  }

  private static func outline(_ diagnostic: Diagnostic) -> [String] {
    let near = diagnostic.suggestion.map { " (\($0))" } ?? ""
    return ["\(diagnostic.severity): \(diagnostic.message)\(near) [\(diagnostic.id.rawValue)]"]
      + diagnostic.notes.map { "  \($0.message)" }
  }
}
