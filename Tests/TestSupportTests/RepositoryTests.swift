import TestSupport
import XCTest

final class RepositoryTests: XCTestCase {
  func testTheRootHoldsThePackage() throws {
    XCTAssertTrue(try Repository.text("Package.swift").hasPrefix("// swift-tools-version:"))
    XCTAssertThrowsError(try Repository.text("absent"))
  }
}
