import Foundation
import InterfaceBuilder
import TestSupport
import UIKitModel
import XCTest

@testable import StyleInjection

/// Swapping sheets while a storyboard is live gives, each time, what a fresh document gets.
final class SourceSwapTests: XCTestCase {
  func testTheShippedDemo() throws {
    let folder = Repository.root.appending(path: "StyleSheets")
    try check(folder.appendingPathComponent("Demo.storyboard"), sheetsIn: folder)
  }

  func testAProjectOfTheCorpus() throws {
    let folder = try SharedFolder.url(SharedFolder.exampleProject)
    try check(folder.appendingPathComponent("Base.lproj/Main.storyboard"), sheetsIn: folder)
  }

  private func check(_ storyboard: URL, sheetsIn folder: URL) throws {
    let sheets = try ["StyleSheet", "NewStyleSheet"].map { try StylePlistProvider($0, in: folder) }
    let bytes = Array(try Data(contentsOf: storyboard))
    let assets = AssetCatalog(catalogs: [folder.appendingPathComponent("Demo.xcassets").path])
    let resources = StyleResourceList([assets, IOSResources()])
    let loader = InterfaceLoader(assets: assets)
    let live = loader.load(path: "live", bytes: bytes)
    let manager = StyleManager(registry: .uiKit, resources: resources)
    for root in Self.topmost(live) { manager.addRoot(root) }
    for index in [0, 1, 0, 1, 0] {
      let report = manager.setupStyleSourceRepository(sheets[index])
      XCTAssertFalse(report.changes.isEmpty)

      let fresh = loader.load(path: "fresh", bytes: bytes)
      let other = StyleManager(registry: .uiKit, resources: resources, repository: sheets[index])
      for root in Self.topmost(fresh) { other.applyStyle(in: root) }
      let expected = Self.namedValues(fresh, sheets[index])
      XCTAssertGreaterThan(expected.count, 10)
      XCTAssertEqual(Self.namedValues(live, sheets[index]), expected, "swap to sheet \(index)")
      XCTAssertEqual(manager.applyStyle().changes.count, 0)
    }
  }

  private static func topmost(_ document: InterfaceDocument) -> [UIKitObject] {
    document.scenes.flatMap(\.roots).filter { $0.styleParent == nil }
  }

  /// The values of all properties that the sheet names, object by object in the order of the document.
  private static func namedValues(_ document: InterfaceDocument, _ sheet: StylePlistProvider) -> [String] {
    let registry = StyleRegistry.uiKit
    var finder = StyleTargetFinder(registry: registry)
    var lines: [String] = []
    var count = 0
    for root in topmost(document) {
      var walk = StyleWalk(root)
      while let place = walk.next() {
        let object = place.object
        count += 1
        let names = StyleNameAttribute.allCases.flatMap { attribute in
          object.styleNames(attribute).map { StyleElement.Name.list($0, attribute) } ?? []
        }
        let element = StyleElement(
          name(of: object, registry), names: names,
          controller: place.surroundings.scope.map { name(of: $0, registry) })
        let rowsName = registry.nearestClass(of: object)?.name ?? ""
        for keyPath in Set(sheet.matches(for: element).map(\.declaration.keyPath)).sorted() {
          guard let target = try? finder.target(of: StyleKeyPath(keyPath), inClass: rowsName),
            let owner = target.owner(from: object)
          else { continue }
          let value = target.read(target.accessor.get(owner)).spelling(in: .plist)
          lines.append("\(count) \(element.className) \(keyPath) = \(value)")
        }
      }
    }
    return lines
  }

  private static func name(of object: any Styleable, _ registry: StyleRegistry) -> StyleClassName {
    object.customStyleClassName ?? registry.className(of: type(of: object))
  }
}
