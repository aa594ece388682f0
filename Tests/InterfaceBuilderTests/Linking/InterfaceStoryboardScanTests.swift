import XCTest

@testable import InterfaceBuilder

final class InterfaceStoryboardScanTests: XCTestCase {
  func testNamesAreFoundInEitherQuotes() {
    let rows: [(text: String, names: Set<String>)] = [
      ("", []), ("<a storyboardName=\"One\"/>", ["One"]),
      ("<a storyboardName='One'/><b storyboardName=\"Two Three\" id='x'/>", ["One", "Two Three"]),
      ("storyboardName=", []), ("storyboardName=\"cut", ["cut"]), ("sstoryboardName=\"One\"", ["One"]),
      ("storyboardName=storyboardName='x'", ["x"]), ("storyboardNam=\"One\"", []),
    ]
    for row in rows {
      XCTAssertEqual(
        InterfaceStoryboardScan.referencedNames(in: Array(row.text.utf8)), row.names, row.text)
    }
  }
}
