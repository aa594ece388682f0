import StyleDiagnostics
import XCTest

final class SourceFileTests: XCTestCase {
  func testPositionsCountLinesAndUTF8Bytes() {
    let file = SourceFile(path: "a.plist", text: "one\ntwö x\r\nthree\rfour")
    let expected: [(offset: Int, line: Int, column: Int)] = [
      (0, 1, 1), (3, 1, 4), (4, 2, 1), (9, 2, 6), (12, 3, 1), (18, 4, 1), (22, 4, 5), (99, 4, 5), (-1, 1, 1),
    ]
    for (offset, line, column) in expected {
      XCTAssertEqual(
        file.position(at: offset), SourcePosition(line: line, column: column), "offset \(offset)")
    }
  }

  func testLinesComeWithoutTheirEnds() {
    let file = SourceFile(path: "a.plist", text: "one\r\ntwo\n\nlast")
    XCTAssertEqual((0...5).map(file.line), [nil, "one", "two", "", "last", nil])
  }

  func testFilesWithoutTextHaveNoPositions() {
    for kind in [SourceFile.Kind.binary, .memory] {
      let file = SourceFile(path: "a", bytes: [1, 10, 2], kind: kind)
      XCTAssertNil(file.position(at: 2))
      XCTAssertNil(file.line(1))
    }
  }

  func testSpansAreCutToWhatTheyHold() {
    let span = SourceSpan(-5, Int.max)
    XCTAssertEqual(span.lowerBound, 0)
    XCTAssertEqual(span.upperBound, UInt32.max)
    XCTAssertEqual(SourceSpan(7, 3), SourceSpan(7, 7))
  }
}
