import TestSupport
import XCTest

final class SharedFolderTests: XCTestCase {
  func testWhatIsAbsentSkipsTheTest() {
    XCTAssertThrowsError(try SharedFolder.url("absent")) { XCTAssertTrue($0 is XCTSkip) }
    XCTAssertThrowsError(try SharedFolder.contents(of: "absent")) { XCTAssertTrue($0 is XCTSkip) }
  }

  func testContentsComeInOrder() throws {
    let names = try SharedFolder.contents(of: "facts").map(\.lastPathComponent)
    XCTAssertEqual(names, names.sorted())
    XCTAssertTrue(names.contains("uikit-classes.tsv"))
  }
}
