import Foundation
import StyleInjection
import TestSupport
import UIKitModel
import XCTest

@testable import InterfaceBuilder

/// A storyboard with the two sheets that it was made for: the tree is right when every rule finds its views.
final class DemoPairTests: XCTestCase {
  func testTheSheetsFindTheirViews() throws {
    let rows: [(sheet: String, documents: [String], matched: Int, resolved: Int)] = [
      ("StyleSheet", ["Main"], 19, 37), ("StyleSheet", ["Main", "LaunchScreen"], 20, 38),
      ("NewStyleSheet", ["Main"], 17, 35), ("NewStyleSheet", ["Main", "LaunchScreen"], 18, 36),
    ]
    for row in rows {
      let manager = StyleManager(registry: .uiKit, resources: IOSResources())
      let folder = try SharedFolder.url(SharedFolder.exampleProject)
      manager.setupStyleSourceRepository(try StylePlistProvider(row.sheet, in: folder))
      var matched = 0
      var resolved = 0
      for document in try row.documents.map(load) {
        for root in document.scenes.flatMap(\.roots) where root.styleParent == nil {
          let report = manager.applyStyle(in: root)
          matched += report.matchedObjects.count
          resolved += report.resolvedCount
        }
      }
      XCTAssertEqual(matched, row.matched, "\(row.sheet) over \(row.documents)")
      XCTAssertEqual(resolved, row.resolved, "\(row.sheet) over \(row.documents)")
    }
  }

  func testScenesHaveTheirControllers() throws {
    let document = try load("Main")
    XCTAssertEqual(
      document.scenes.map { $0.controller?.customStyleClassName?.name },
      [
        "ListViewController", "SimpleButtonDemoController", "StyleChangeDemoController",
        "CollectionViewDemoController", "TableViewDemoController", nil,
      ])
    XCTAssertEqual(document.scenes.map(\.id).last, "OpJ-Wk-kYs")
    let navigation = try XCTUnwrap(document.scenes.last?.controller as? UINavigationController)
    XCTAssertTrue(navigation.children.first === document.scenes.first?.controller)
    XCTAssertEqual(document.id(of: navigation.navigationBar), "Q8Q-gK-FuU")
    XCTAssertEqual(document.diagnostics, [])
  }

  private func load(_ name: String) throws -> InterfaceDocument {
    let folder = try SharedFolder.url(SharedFolder.exampleProject)
    let url = folder.appending(path: "Base.lproj/\(name).storyboard")
    return InterfaceLoader().load(path: url.path, bytes: Array(try Data(contentsOf: url)))
  }
}
