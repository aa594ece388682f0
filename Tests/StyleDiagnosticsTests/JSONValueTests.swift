import Foundation
import StyleDiagnostics
import XCTest

final class JSONValueTests: XCTestCase {
  func testEveryKindAndTheOrderOfMembers() {
    let value: JSONValue = [
      "z": .integer(-1), "a": .array([.null, .boolean(true), .boolean(false)]), "m": [:], "e": .array([]),
      "s": .string(orNull: nil), "n": .integer(orNull: nil), "t": .string(orNull: "x"),
    ]
    XCTAssertEqual(
      value.text, #"{"z":-1,"a":[null,true,false],"m":{},"e":[],"s":null,"n":null,"t":"x"}"#)
  }

  func testNumbers() throws {
    let expected: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (20, "20"), (-1.5, "-1.5"), (0.1, "0.1"), (1e100, "1e+100"), (1e-7, "1e-07"),
      (.leastNonzeroMagnitude, "5e-324"), (.infinity, "null"), (.nan, "null"),
    ]
    for (number, text) in expected {
      XCTAssertEqual(JSONValue.number(number).text, text)
      guard number.isFinite else { continue }
      XCTAssertEqual(try JSONDecoder().decode([Double].self, from: Data("[\(text)]".utf8)), [number])
    }
  }

  func testDeferredValuesAreMadeWhenTheyAreWritten() {
    let value = JSONValue.array((1...3).map { number in .deferred { ["n": .integer(number)] } })
    XCTAssertEqual(value.text, #"[{"n":1},{"n":2},{"n":3}]"#)
  }

  func testEscapes() {
    let expected: [(String, String)] = [
      ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#), ("\0\u{1B}", #""\u0000\u001b""#),
      ("\u{7F}\u{9B}\u{2028}\u{202E}", #""\u007f\u009b\u2028\u202e""#), ("é標🚘", "\"é標🚘\""),
      ("\r\n", #""\r\n""#),
    ]
    for (string, text) in expected { XCTAssertEqual(JSONValue.string(string).text, text) }
  }

  func testFoundationReadsEveryCharacterBack() throws {
    let scalars = (0..<0x3000).compactMap(Unicode.Scalar.init) + ["\u{FFFF}", "\u{1F698}", "\u{10FFFF}"]
    let string = String(String.UnicodeScalarView(scalars))
    let text = JSONValue.array([["k\"\n": .string(string)]]).text
    let read = try JSONDecoder().decode([[String: String]].self, from: Data(text.utf8))
    XCTAssertEqual(read, [["k\"\n": string]])
  }

  func testDiagnosticsHaveTheirKeysInOrder() {
    let text = SourceFile(path: "a.plist", text: "one\ntwo")
    let binary = SourceFile(path: "b.plist", bytes: [1, 2, 3], kind: .binary)
    let memory = SourceFile(path: "c", bytes: [], kind: .memory)
    let list = DiagnosticList([
      Diagnostic(.init("a.b"), .note, "memory", at: SourceRange(memory)),
      Diagnostic(.init("a.b"), .warning, "binary", at: SourceRange(binary, SourceSpan(1, 3))),
      Diagnostic(
        .init("a.b"), .error, "text", at: SourceRange(text, SourceSpan(5, 7)), suggestion: "x",
        notes: [.init("here", at: SourceRange(text, SourceSpan(4, 4))), .init("placeless")]),
    ])
    XCTAssertEqual(
      list.json.text,
      #"[{"id":"a.b","severity":"error","message":"text","path":"a.plist","line":2,"column":2,"offset":5,"#
        + #""length":2,"suggestion":"x","notes":[{"message":"here","path":"a.plist","line":2,"column":1},"#
        + #"{"message":"placeless","path":null,"line":null,"column":null}]},"#
        + #"{"id":"a.b","severity":"warning","message":"binary","path":"b.plist","line":null,"column":null,"#
        + #""offset":1,"length":2,"suggestion":null,"notes":[]},"#
        + #"{"id":"a.b","severity":"note","message":"memory","path":"c","line":null,"column":null,"#
        + #""offset":null,"length":null,"suggestion":null,"notes":[]}]"#)
  }
}
