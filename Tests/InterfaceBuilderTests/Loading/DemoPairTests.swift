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

  /// StyleKit's demo: values by the ids of views, as the sheet's nesting has them.
  func testStyleKitsDemoIsStyledAsItsSheetSays() throws {
    let folder = try SharedFolder.url("corpus/pairs/146BC+StyleKit/StyleKitDemo/StyleKitDemo")
    let (pink, violet) = ("#CD0073", "#8000C6")
    let expected: [(id: String, [String])] = [
      ("eP1-oS-KNS", ["font HelveticaNeue-Medium:13"]),
      (
        "Eso-nR-K6x",
        ["font HelveticaNeue-Light:13", "titleColor:highlighted #FFFFFF", "titleColor:normal #FFFFFF"]
      ),
      (
        "wkJ-zJ-6cx",
        ["font HelveticaNeue-Medium:13", "titleColor:highlighted #555555", "titleColor:normal #000000"]
      ),
      ("Oek-Qp-mvx", ["color \(pink)", "font HelveticaNeue-Light:17"]),
      ("rgr-UU-a38", ["color \(violet)", "font HelveticaNeue-Bold:15"]),
      ("EFI-pY-Idw", ["backgroundColor #EEEEEE", "color \(pink)", "font HelveticaNeue-Bold:15"]),
      ("Hvs-1e-emS", ["font HelveticaNeue-Light:15"]),
      ("vpU-Km-R6X", ["font HelveticaNeue-Light:15", "textColor \(pink)"]),
      ("Ltv-zj-FLu", ["font HelveticaNeue-Light:15"]),
      (
        "dXp-PE-Xvk",
        [
          "tintColor \(pink)",
          "titleTextAttributes:normal {NSFont: HelveticaNeue-Light:15, NSColor: #999999}",
          "titleTextAttributes:selected {NSFont: HelveticaNeue-Medium:15, NSColor: #000000}",
        ]
      ),
      ("o8Z-SD-vDd", ["color \(pink)"]),
      (
        "Nlx-Qn-Grn",
        ["tintColor \(violet)", "titleTextAttributes {NSFont: HelveticaNeue-Bold:20, NSColor: \(pink)}"]
      ),
    ]
    let manager = StyleManager(registry: .uiKit, resources: IOSResources())
    let sheet = folder.appending(path: "Style/style.json")
    manager.setupStyleSourceRepository(try StylePlistProvider(url: sheet))
    let url = folder.appending(path: "Base.lproj/Main.storyboard")
    let document = InterfaceLoader().load(path: url.path, bytes: Array(try Data(contentsOf: url)))
    var changes: [String: [String]] = [:]
    var unknown: Set<String> = []
    for root in document.scenes.flatMap(\.roots) where root.styleParent == nil {
      let report = manager.applyStyle(in: root)
      for change in report.changes {
        guard let object = change.object as? UIKitObject, let id = document.id(of: object) else { continue }
        changes[id, default: []].append("\(change.keyPath) \(change.new.spelling(in: .stylekit))")
      }
      unknown.formUnion(report.diagnostics.map(\.message))
    }
    for row in expected { XCTAssertEqual(changes[row.id]?.sorted(), row.1, row.id) }
    // What only the app's own classes have.
    XCTAssertEqual(
      unknown,
      [
        "'backgroundColor' of UIButton has no states, so ':normal' names none",
        "'backgroundColor' of UIButton has no states, so ':highlighted' names none",
        "UIButton has no property 'transparency'", "UILabel has no property 'padding'",
      ])
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
