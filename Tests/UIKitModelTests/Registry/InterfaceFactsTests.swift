import StyleInjection
import XCTest

@testable import UIKitModel

/// What interface documents contain has a class in the model and rows in the registry.
final class InterfaceFactsTests: XCTestCase {
  private let roles: Set<String> = [
    "view", "control", "cell", "controller", "item", "appearance", "configuration", "gesture", "effect",
  ]

  /// What only initialisers and factories take: UIKit has no such properties.
  private let arguments: Set<String> = [
    "UIButton.Configuration.factory", "UIImage.SymbolConfiguration.scale",
    "UIImage.SymbolConfiguration.weight",
    "UIImage.SymbolConfiguration.font",
  ]

  /// The classes by the elements that stand for them, by their Swift names.
  private func classes() throws -> [String: String] {
    let renamed = try FactFile("uikit-classes.tsv").rows.map { ($0.cell("class"), $0.cell("swift_name")) }
    let swiftNames = Dictionary(renamed, uniquingKeysWith: { first, _ in first })
    let tags = try FactFile("ib-tags.tsv").rows.filter { roles.contains($0.cell("role")) }
    return Dictionary(
      tags.map { ($0.cell("tag"), swiftNames[$0.cell("class")] ?? $0.cell("class")) },
      uniquingKeysWith: { first, _ in first })
  }

  func testEachElementsClassIsInTheModel() throws {
    let classes = try classes()
    XCTAssertGreaterThan(classes.count, 60)
    for (tag, name) in classes { XCTAssertNotNil(ModelClass.named(name), "\(tag): \(name)") }
  }

  func testEachAttributesPropertyIsKnown() throws {
    let classes = try classes()
    let registry = StyleRegistry.uiKit
    var names: [String: Set<String>] = [:]
    var count = 0
    for row in try FactFile("ib-attributes.tsv").rows {
      guard let name = classes[row.cell("tag")],
        let property = row.cell("property").wholeMatch(of: #/([a-z]\w+)( \(is\w+\))?/#)?.1,
        !arguments.contains("\(name).\(property)")
      else { continue }
      if names[name] == nil {
        let rows = registry.chain(of: name).map(\.rows)
        names[name] = Set(rows.flatMap { $0.properties.map(\.name) + $0.aliases.keys })
      }
      XCTAssertTrue(names[name]?.contains(String(property)) ?? false, "\(name).\(property)")
      count += 1
    }
    XCTAssertGreaterThan(count, 250)
  }
}
