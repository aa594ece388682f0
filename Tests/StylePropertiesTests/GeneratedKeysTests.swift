import Foundation
import TestSupport
import XCTest

/// The committed keys are what the facts give.
final class GeneratedKeysTests: XCTestCase {
  func testTheKeysAreThoseOfTheFacts() throws {
    for (name, source) in try GeneratedKeys().files {
      let url = Repository.root.appending(path: "Sources/StyleProperties/\(name).swift")
      if ProcessInfo.processInfo.environment["UPDATE_TABLES"] == "1" {
        try source.write(to: url, atomically: true, encoding: .utf8)
      }
      XCTAssertTrue(
        try String(contentsOf: url, encoding: .utf8) == source,
        "\(name) is not what the facts give: run the tests with UPDATE_TABLES=1")
    }
  }
}
