import StyleDiagnostics
import StyleInjection
import UIKitModel
import XCTest

@testable import StyleTools

final class UnknownClassesTests: XCTestCase {
  private func findings(
    _ root: RawStyleValue, custom: Set<StyleClassName> = []
  ) throws -> [String: String?] {
    let sheet = try StyleSheet(path: "Look.plist", root)
    let found = UnknownClasses(registry: .uiKit, custom: custom).diagnostics(of: sheet)
    XCTAssertTrue(found.allSatisfy { $0.id.rawValue == "selector.unknown-class" && $0.severity == .warning })
    return Dictionary(found.map { ($0.message, $0.suggestion) }) { first, _ in first }
  }

  private func message(_ name: String) -> String {
    "there is no class '\(name)' in UIKit or in the documents"
  }

  func testClassesOfUIKitAreKnownWithAndWithoutTheirModule() throws {
    XCTAssertEqual(
      try findings([
        "@UILabel": ["alpha": 1], "@UIKit.UIButton": ["alpha": 1], "@MKMapView": ["alpha": 1],
        "UINavigationController": ["@UIView": ["alpha": 1]],
      ]), [:])
  }

  func testClassesOfDocumentsAreKnownInTheirModuleOnly() throws {
    let custom: Set = [
      StyleClassName("SensorCell", module: "HCP_App"), StyleClassName("PriceLabel"),
      StyleClassName("Outer.Inner", module: "App"),
    ]
    XCTAssertEqual(
      try findings(
        [
          "@SensorCell": ["alpha": 1], "@HCP-App.SensorCell": ["alpha": 1], "@Shop.PriceLabel": ["alpha": 1],
          "@Outer.Inner": ["alpha": 1], "@App.Outer.Inner": ["alpha": 1], "@Gone.SensorCell": ["alpha": 1],
        ], custom: custom),
      [message("Gone.SensorCell"): "@SensorCell"])
  }

  func testUnknownTypesAndControllersAreReportedWithTheNearestName() throws {
    XCTAssertEqual(
      try findings([
        "@MyApp.Gone": ["alpha": 1], "@UIVew": ["alpha": 1],
        "UINavigationControler": ["@UIView": ["alpha": 1]],
      ]),
      [
        message("MyApp.Gone"): nil, message("UIVew"): "@UIView",
        message("UINavigationControler"): "UINavigationController",
      ])
  }

  func testEveryPlaceIsReported() throws {
    let sheet = try StyleSheet(
      path: "Look.plist",
      bytes: Array(
        "<plist><dict><key>@Gone</key><dict/><key>A</key><dict><key>@Gone</key><dict/></dict></dict></plist>"
          .utf8))
    let found = UnknownClasses(registry: .uiKit, custom: []).diagnostics(of: sheet)
    XCTAssertEqual(found.map(\.range.position?.column), [14, 55, 37])
  }
}
