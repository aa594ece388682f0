import Foundation
import TestSupport
import XCTest

final class ExpectedFileTests: XCTestCase {
  private let url = FileManager.default.temporaryDirectory.appending(path: "ExpectedFile-\(UUID()).txt")

  override func setUpWithError() throws { try Data("old".utf8).write(to: url) }
  override func tearDownWithError() throws { try FileManager.default.removeItem(at: url) }

  func testTheFileStaysUnlessTheVariableIsThere() throws {
    try ExpectedFile.check("old", url, updatedBy: "NO_SUCH_VARIABLE")
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "old")
    // This one is in every environment.
    try ExpectedFile.check("new", url, updatedBy: "PATH")
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "new")
  }

  func testAnAbsentFileIsAnError() {
    XCTAssertThrowsError(
      try ExpectedFile.check("", url.appending(path: "absent"), updatedBy: "NO_SUCH_VARIABLE"))
  }
}
