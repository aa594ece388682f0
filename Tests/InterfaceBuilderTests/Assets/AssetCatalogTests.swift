import Foundation
import StyleDiagnostics
import StyleInjection
import StyleSyntax
import TestSupport
import UIKitModel
import XCTest

@testable import InterfaceBuilder

final class AssetCatalogTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "AssetCatalogTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  func testAssetsHaveTheNamesOfTheirFolders() throws {
    try write("A.xcassets/Contents.json", "{}")
    try write("A.xcassets/brand.colorset/Contents.json", color("1.0"))
    try write("A.xcassets/Group/inner.colorset/Contents.json", color("0.5"))
    try write("A.xcassets/Space/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    try write("A.xcassets/Space/home.imageset/Contents.json", "{}")
    try write("A.xcassets/Space/Deep/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    try write("A.xcassets/Space/Deep/tab.symbolset/Contents.json", "{}")
    try write("A.xcassets/Group/photo.1.imageset/Contents.json", "{}")
    try write("A.xcassets/AppIcon.appiconset/Contents.json", "{}")
    try write("A.xcassets/poster.imagestack/front.imagestacklayer/Content.imageset/Contents.json", "{}")
    let catalog = AssetCatalog(catalogs: [path("A.xcassets")])
    XCTAssertEqual(catalog.colorNames, ["brand", "inner"])
    XCTAssertEqual(catalog.imageNames, ["Space/Deep/tab", "Space/home", "photo.1", "poster"])
    XCTAssertEqual(catalog.color(named: "brand"), StyleColor(red: 1, green: 0, blue: 0))
    XCTAssertEqual(catalog.color(named: "brand")?.name, "brand")
    XCTAssertNil(catalog.color(named: "Group/inner"))
    XCTAssertEqual(catalog.hasImage(named: "Space/home"), true)
    XCTAssertEqual(catalog.hasImage(named: "home"), false)
    XCTAssertEqual(catalog.diagnostics, [])
  }

  func testTheFirstOfTwoCatalogsCounts() throws {
    try write("A.xcassets/brand.colorset/Contents.json", color("1.0"))
    try write("B.xcassets/brand.colorset/Contents.json", color("0.0"))
    let catalog = AssetCatalog(catalogs: [path("A.xcassets"), path("B.xcassets")])
    XCTAssertEqual(catalog.color(named: "brand")?.components.x, 1)
  }

  func testImagesAreUnknownWithoutAnyCatalog() {
    XCTAssertNil(AssetCatalog().hasImage(named: "home"))
  }

  func testWhatIsBrokenIsReportedAndTheRestIsRead() throws {
    try write("A.xcassets/broken.colorset/Contents.json", #"{"colors": ["#)
    try write("A.xcassets/empty.colorset/Contents.json", #"{"colors": []}"#)
    try write("A.xcassets/good.colorset/Contents.json", color("1.0"))
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("A.xcassets/none.colorset"), withIntermediateDirectories: true)
    let catalog = AssetCatalog(catalogs: [path("A.xcassets"), path("Missing.xcassets")])
    XCTAssertEqual(catalog.colorNames, ["good"])
    XCTAssertEqual(catalog.diagnostics.map(\.id), [.init("json.syntax"), .assetUnreadable, .assetUnreadable])
  }

  func testALinkIsNotFollowed() throws {
    try write("A.xcassets/brand.colorset/Contents.json", color("1.0"))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("A.xcassets/again"),
      withDestinationURL: folder.appendingPathComponent("A.xcassets"))
    XCTAssertEqual(AssetCatalog(catalogs: [path("A.xcassets")]).colorNames, ["brand"])
  }

  func testAFileThatNeverEndsIsRefused() throws {
    try write("A.xcassets/brand.colorset/Other.json", "")
    try FileManager.default.createSymbolicLink(
      atPath: path("A.xcassets/brand.colorset/Contents.json"), withDestinationPath: "/dev/zero")
    let catalog = AssetCatalog(
      catalogs: [path("A.xcassets")], limits: SyntaxLimits(maximumByteCount: 1000))
    XCTAssertEqual(catalog.diagnostics.map(\.id), [.sizeLimit])
  }

  func testCatalogsOfRealProjectsAreRead() throws {
    let root = try SharedFolder.url("corpus/xcassets").path
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let catalogs = files.filter { $0.hasSuffix(".xcassets") }.sorted().map { root + "/" + $0 }
    let assets = AssetCatalog(catalogs: catalogs, system: IOSResources())
    XCTAssertEqual(assets.diagnostics, [])
    XCTAssertEqual(catalogs.count, 27)
    XCTAssertGreaterThan(assets.colorNames.count, 25)
    XCTAssertGreaterThan(assets.imageNames.count, 80)
  }

  private func color(_ red: String) -> String {
    #"{"colors":[{"idiom":"universal","color":{"components":{"red":"\#(red)","green":"0.0","blue":"0.0"}}}]}"#
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ name: String, _ text: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
