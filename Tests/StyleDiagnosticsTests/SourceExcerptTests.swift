import XCTest

@testable import StyleDiagnostics

final class SourceExcerptTests: XCTestCase {
  private struct Row {
    let name: String
    let text: String
    let marked: String
    var width = 80
    let line: String
    let under: String
  }

  private let rows = [
    Row(name: "plain", text: "font: red", marked: "red", line: "font: red", under: "      ^~~"),
    Row(name: "tabs stay", text: "\t\tkey\t= x", marked: "x", line: "\t\tkey\t= x", under: "\t\t   \t  ^"),
    Row(name: "two bytes, one column", text: "ö red", marked: "red", line: "ö red", under: "  ^~~"),
    Row(name: "wide characters", text: "標題 red", marked: "red", line: "標題 red", under: "     ^~~"),
    Row(name: "wide characters marked", text: "a 標題 b", marked: "標題", line: "a 標題 b", under: "  ^~~~"),
    Row(name: "emoji", text: "👩‍🚀 🚘 red", marked: "red", line: "👩‍🚀 🚘 red", under: "      ^~~"),
    Row(name: "combining mark", text: "e\u{301} red", marked: "red", line: "e\u{301} red", under: "  ^~~"),
    Row(name: "range over lines", text: "a <b\nc> d", marked: "<b\nc>", line: "a <b", under: "  ^~"),
    Row(name: "second line", text: "one\r\ntwo\r\n", marked: "two", line: "two", under: "^~~"),
    Row(
      name: "controls are shown", text: "a\u{1B}[2Jb red", marked: "red", line: "a␛[2Jb red",
      under: "       ^~~"),
    Row(
      name: "direction marks are shown", text: "a\u{202E}b red", marked: "red", line: "a\u{FFFD}b red",
      under: "    ^~~"),
    Row(
      name: "cut at the end", text: "red " + String(repeating: "x", count: 50), marked: "red", width: 12,
      line: "red xxxxxx…", under: "^~~"),
    Row(
      name: "cut at the start", text: String(repeating: "x", count: 50) + " red", marked: "red", width: 12,
      line: "…xxxxxx red", under: "        ^~~"),
    Row(
      name: "cut at both",
      text: String(repeating: "x", count: 50) + "red" + String(repeating: "y", count: 50),
      marked: "red", width: 12, line: "…xxxxredyyy…", under: "     ^~~"),
    Row(
      name: "a range longer than the line", text: "a " + String(repeating: "b", count: 50),
      marked: String(repeating: "b", count: 50), width: 12, line: "a bbbbbbbb…", under: "  ^~~~~~~~"),
  ]

  func testLineAndMarks() throws {
    for row in rows {
      let excerpt = try XCTUnwrap(excerpt(of: row.marked, in: row.text, width: row.width), row.name)
      XCTAssertEqual(excerpt.line, row.line, row.name)
      XCTAssertEqual(excerpt.indentation + excerpt.marks, row.under, row.name)
    }
  }

  func testALineOfMegabytesIsReadAroundThePlaceOnly() throws {
    let filler = String(repeating: "é", count: 2_000_000)
    let start = ContinuousClock.now
    let excerpt = try XCTUnwrap(excerpt(of: "HERE", in: filler + "HERE" + filler, width: 40))
    XCTAssertEqual(excerpt.line.filter { $0 != "é" }, "…HERE…")
    XCTAssertEqual(excerpt.indentation.count, excerpt.line.prefix { $0 != "H" }.count)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(20))
  }

  func testThereIsNoneWhereThereIsNothingToShow() {
    let text = SourceFile(path: "a", text: "one\n   \n")
    XCTAssertNil(SourceExcerpt(SourceRange(text, SourceSpan(5, 6)), width: 80))
    XCTAssertNil(SourceExcerpt(SourceRange(text, SourceSpan(99, 120)), width: 80))
    for kind in [SourceFile.Kind.binary, .memory] {
      let file = SourceFile(path: "a", bytes: Array("abc".utf8), kind: kind)
      XCTAssertNil(SourceExcerpt(SourceRange(file, SourceSpan(0, 1)), width: 80))
    }
  }

  func testAnyOffsetOfAnyTextHasAnExcerptOrNone() {
    let bytes: [UInt8] = [0x61, 0xC3, 0xA9, 0xFF, 0x0A, 0x80, 0xF0, 0x9F, 0x9A, 0x98, 0x09, 0x0D, 0x62, 0xE6]
    let file = SourceFile(path: "a", bytes: bytes)
    for start in 0...bytes.count + 1 {
      for end in start...bytes.count + 2 {
        for width in [0, 1, 3, 80] {
          let excerpt = SourceExcerpt(SourceRange(file, SourceSpan(start, end)), width: width)
          XCTAssertTrue(excerpt?.marks.hasPrefix("^") ?? true)
        }
      }
    }
  }

  private func excerpt(of marked: String, in text: String, width: Int) -> SourceExcerpt? {
    let bytes = Array(text.utf8)
    guard let found = bytes.firstRange(of: Array(marked.utf8)) else { return nil }
    let span = SourceSpan(found.lowerBound, found.upperBound)
    return SourceExcerpt(SourceRange(SourceFile(path: "a", bytes: bytes), span), width: width)
  }
}
