import Foundation
import TestSupport
import XCTest

@testable import InterfaceBuilder

final class InterfaceCoverageTests: XCTestCase {
  /// The shares that the product promises of real documents.
  func testDocumentsOfRealProjectsAreUnderstood() throws {
    let loader = InterfaceLoader()
    var coverage = InterfaceCoverage()
    for url in try SharedFolder.contents(of: "corpus/interface") {
      coverage.add(loader.inspect(path: url.path, bytes: Array(try Data(contentsOf: url))).coverage)
    }
    XCTAssertEqual(coverage.unknownElements, [:])
    XCTAssertEqual(coverage.unknownAttributes, [:])
    XCTAssertGreaterThanOrEqual(coverage.attributes.fraction, 0.8)
    let share = Double(coverage.attributes.ignored) / Double(coverage.attributes.total)
    XCTAssertLessThanOrEqual(share, 0.03)
  }

  func testIgnoreRulesAreFewAndEachHasItsReason() {
    XCTAssertLessThanOrEqual(InterfaceIgnoreRule.all.count, 40)
    XCTAssertEqual(Set(InterfaceIgnoreRule.all.map(\.pattern)).count, InterfaceIgnoreRule.all.count)
    for rule in InterfaceIgnoreRule.all { XCTAssertFalse(rule.reason.isEmpty, rule.pattern) }
  }
}
