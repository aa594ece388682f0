import Foundation
import StyleDiagnostics
import StyleSyntax
import TestSupport
import XCTest

final class JSONReaderTests: XCTestCase {
  func testEventsComeInFileOrderWithTheirPlaces() throws {
    let file = SourceFile(path: "a.json", text: #" {"a" : [1, -2.5e1,true], "a":null, "":{}} "#)
    var log = EventLog(file)
    try JSONReader.read(file, into: &log)
    XCTAssertEqual(
      log.lines,
      [
        "{ @ {", #"key a @ "a""#, "[ @ [", "integer(1) @ 1", "real(-25.0) @ -2.5e1", "bool(true) @ true",
        "] @ ]",
        #"key a @ "a""#, "null @ null", #"key  @ """#, "{ @ {", "} @ }", "} @ }",
      ])
  }

  private static let values: [(text: String, value: SyntaxScalar)] = [
    ("0", .integer(0)), ("-0", .integer(0)), ("9223372036854775807", .integer(.max)),
    ("9223372036854775808", .unsigned(1 << 63)), ("18446744073709551616", .real(18_446_744_073_709_551_616)),
    ("1.0", .real(1)), ("1E+2", .real(100)), ("0.5e-1", .real(0.05)), (#""""#, .string("")),
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")), (#""a\u00e9\ud83d\ude98z""#, .string("aé🚘z")),
    ("\u{FEFF}true", .bool(true)), (#""é🚘""#, .string("é🚘")), (#""\u0000""#, .string("\0")),
  ]

  func testValues() throws {
    for (text, value) in Self.values { XCTAssertEqual(try Reader.json.scalars(text), [value], text) }
  }

  private static let refusals: [(text: String, position: String)] = [
    ("", "1:1"), (" \n", "2:1"), ("{", "1:2"), ("[1,]", "1:4"), (#"{"a":1,}"#, "1:8"), (#"{"a" 1}"#, "1:6"),
    ("[1 2]", "1:4"),
    ("{a:1}", "1:2"), ("['a']", "1:2"), ("01", "1:1"), ("-01", "1:1"), ("1.", "1:3"), ("+1", "1:1"),
    (".5", "1:1"),
    ("1e", "1:3"), ("-", "1:2"), ("NaN", "1:1"), ("1e400", "1:1"), ("true false", "1:6"), ("[]\n]", "2:1"),
    ("tru", "1:1"),
    (#""a"#, "1:1"), ("\"a\tb\"", "1:3"), (#""\x""#, "1:2"), (#""\u12g4""#, "1:2"), (#""\ud800""#, "1:2"),
    (#""\ud800\u0041""#, "1:2"), (#""\udc00""#, "1:2"), (#"{"é":}"#, "1:7"), ("[1}", "1:3"),
    ("// a\n1", "1:1"),
  ]

  func testWhatIsNoJSONIsRefusedWhereItBreaks() {
    for (text, position) in Self.refusals {
      let diagnostic = failure(text) { () throws(SyntaxError) in _ = try Reader.json.scalars(text) }
      XCTAssertEqual(
        diagnostic.map(summary), "json.syntax \(position)", "\(text): \(diagnostic?.message ?? "")")
    }
  }

  func testTheTreeKeepsRepeatedKeysAndPlaces() throws {
    let file = SourceFile(path: "a.json", text: #"{"a":[1],"a":2}"#)
    let tree = try JSONReader.tree(of: file)
    let one = SyntaxNode(.scalar(.integer(1)), at: SourceSpan(6, 7))
    XCTAssertEqual(
      tree,
      SyntaxNode(
        .dictionary([
          SyntaxEntry("a", at: SourceSpan(1, 4), SyntaxNode(.array([one]), at: SourceSpan(5, 8))),
          SyntaxEntry("a", at: SourceSpan(9, 12), SyntaxNode(.scalar(.integer(2)), at: SourceSpan(13, 14))),
        ]), at: SourceSpan(0, 15)))
  }

  private static let lenient: [(text: String, warnings: [String])] = [
    ("[1,]", ["json.trailing-comma 1:3"]), ("[ 1 , \n ]", ["json.trailing-comma 1:5"]),
    (#"{"a":1,"b":[2,],}"#, ["json.trailing-comma 1:14", "json.trailing-comma 1:16"]),
    ("// a\n1 // b", ["json.comment 1:1", "json.comment 2:3"]),
    (#"{/**/"a"/* : */:/*x*/1}"#, ["json.comment 1:2", "json.comment 1:9", "json.comment 1:17"]),
    ("[1,/* * */]", ["json.comment 1:4", "json.trailing-comma 1:3"]), ("\"// a\"", []), ("[]", []),
  ]

  func testLenientReadingTellsWhatItLetsPass() throws {
    for (text, warnings) in Self.lenient {
      let file = SourceFile(path: "a.json", text: text)
      var found: [Diagnostic] = []
      _ = try JSONReader.lenientTree(of: file, warnings: &found)
      XCTAssertEqual(found.map(summary), warnings, text)
      XCTAssertTrue(found.allSatisfy { $0.severity == .warning })
      guard !warnings.isEmpty else { continue }
      XCTAssertThrowsError(try JSONReader.tree(of: file), text)
    }
  }

  func testLenientReadingRefusesAllElse() {
    let rows = [
      ("[,]", "1:2"), ("[1,,]", "1:4"), ("{,}", "1:2"), ("1,", "1:2"), (#"{"a":,}"#, "1:6"), ("/* a", "1:1"),
      ("/", "1:1"), ("[/]", "1:2"), ("/*/", "1:1"), ("", "1:1"), ("[1}", "1:3"),
    ]
    for (text, position) in rows {
      let diagnostic = failure(text) { () throws(SyntaxError) in
        var warnings: [Diagnostic] = []
        _ = try JSONReader.lenientTree(of: SourceFile(path: "a.json", text: text), warnings: &warnings)
      }
      XCTAssertEqual(diagnostic.map(summary), "json.syntax \(position)", text)
    }
  }

  func testLenientReadingTellsNoMoreThanAHundredPlaces() throws {
    var found: [Diagnostic] = []
    let text = String(repeating: "/**/", count: 1000) + "1"
    _ = try JSONReader.lenientTree(of: SourceFile(path: "a.json", text: text), warnings: &found)
    XCTAssertEqual(found.count, 101)
    XCTAssertEqual(found.last?.message, "JSON has no comments; further places are not told")
  }

  /// The first letter of a file's name says what must come of it: yes, no or whatever the reader likes.
  func testTheCorpusIsReadAsItsNamesSay() throws {
    let files = try SharedFolder.contents(of: "corpus/json-parsing")
    XCTAssertGreaterThan(files.count, 300)
    for file in files {
      let name = file.lastPathComponent
      let bytes = [UInt8](try Data(contentsOf: file))
      var log = ScalarLog()
      do throws(SyntaxError) {
        try Reader.json.read(bytes, into: &log)
        XCTAssertFalse(name.hasPrefix("n_"), name)
      } catch {
        XCTAssertFalse(name.hasPrefix("y_"), "\(name): \(error.diagnostic.message)")
        assertHasPlace(error.diagnostic, name)
      }
    }
  }
}
