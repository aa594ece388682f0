import Foundation
import InterfaceBuilder
import StyleInjection
import UIKitModel
import XCTest

/// What people met with colours and images by name.
final class AssetCaseTests: XCTestCase {
  private func load(_ objects: String, assets: AssetCatalog) -> InterfaceDocument {
    InterfaceLoader(assets: assets).load(path: "A.xib", bytes: Array(CaseDocument.xibText(objects).utf8))
  }

  /// An app with the image `home`, and no colour.
  private let assets = AssetCatalog(catalogs: [], looseImages: ["home.png"])

  func testCase35TheAlphaOfAnAssetsColorIsKeptWhereTheAssetIsNotAtHand() throws {
    let view = UIView()
    let report = try CaseSheet.one("@UIView", "backgroundColor", "<string>COLOR(brandBlue):0.5</string>")
      .style(view, resources: [AssetCatalog(), IOSResources()])
    XCTAssertEqual(report.ids, [])
    XCTAssertEqual(view.backgroundColor?.name, "brandBlue")
    XCTAssertEqual(view.backgroundColor?.alpha, 0.5)
  }

  func testCase37ColorsOfTheSystemAreNoMissingAssets() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "AssetCaseTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "A.xcassets"), withIntermediateDirectories: true)
    defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: folder)) }
    let document = load(
      """
      <view><color key="backgroundColor" catalog="System" name="gridColor" colorSpace="catalog"/>
        <color key="tintColor" systemColor="systemOrangeColor" red="1" green="0.5" blue="0" colorSpace="custom"/></view>
      """, assets: AssetCatalog(catalogs: [folder.appending(path: "A.xcassets").path]))
    XCTAssertEqual(document.diagnostics, [])
    let view = try XCTUnwrap(document.scenes.first?.roots.first as? UIView)
    XCTAssertEqual(view.backgroundColor?.name, "grid")
    XCTAssertEqual(view.tintColor?.name, "systemOrange")
  }

  func testCase50SymbolsOfTheSystemAreNoMissingImages() {
    let document = load(
      #"<imageView image="chevron.right" catalog="system"/><imageView image="chevron.left"/>"#, assets: assets
    )
    XCTAssertEqual(document.diagnostics.map(\.id), [.interfaceMissingImage])
    XCTAssertEqual(
      document.diagnostics.map(\.message), ["there is no image named 'chevron.left' among the assets"])
  }

  func testCase118AMissingImageIsToldAndAWrongLetterCaseToo() throws {
    let document = load(#"<imageView image="Home"/><imageView image="home"/>"#, assets: assets)
    XCTAssertEqual(document.diagnostics.map(\.suggestion), ["home"])
    XCTAssertEqual(
      document.diagnostics.flatMap(\.notes).map(\.message), ["only the letter case differs from 'home'"])
    let report = try CaseSheet.one("@UIImageView", "image", "<string>IMG(HOME)</string>")
      .style(UIImageView(), resources: [assets, IOSResources()])
    XCTAssertEqual(report.ids, ["value.unknown-image"])
    XCTAssertEqual(report.diagnostics.first?.suggestion, "IMG(home)")
    XCTAssertEqual(
      report.diagnostics.first?.notes.map(\.message), ["only the letter case differs from 'home'"])
  }
}
