import Foundation
import StyleDiagnostics
import StyleSyntax
import XCTest

final class OpenStepPropertyListReaderTests: XCTestCase {
  func testEventsComeInFileOrderWithTheirPlaces() throws {
    let text =
      "// a\n{ \"@UILabel\" = { layer.cornerRadius = 10; /* b */ a; }; c = (1, 'd',); a = <0a F>; e = (); }"
    let document = try PropertyListDocument(
      path: "a.plist", bytes: Array(text.replacing("F>", with: "FF>").utf8))
    var log = EventLog(document.file)
    try document.read(into: &log)
    XCTAssertEqual(document.format, .openStep)
    XCTAssertEqual(
      log.lines,
      [
        "{ @ {", #"key @UILabel @ "@UILabel""#, "{ @ {", "key layer.cornerRadius @ layer.cornerRadius",
        #"string("10") @ 10"#, "key a @ a", #"string("a") @ a"#, "} @ }", "key c @ c", "[ @ (",
        #"string("1") @ 1"#,
        #"string("d") @ 'd'"#, "] @ )", "key a @ a", "data(2 bytes) @ <0a FF>", "key e @ e", "[ @ (", "] @ )",
        "} @ }",
      ])
  }

  private static let values: [(text: String, value: SyntaxScalar)] = [
    ("bare", .string("bare")), ("/usr/bin", .string("/usr/bin")), ("<0001>", .data(Data([0, 1]))),
    ("<>", .data(Data())),
    (#""a\n\t\"\\\a\101\U00e9\ud83d\ude98\q""#, .string("a\n\t\"\\\u{7}Aé🚘q")),
    (#"'it"s'"#, .string("it\"s")),
    (#""\200\341\377""#, .string("\u{A0}\u{C6}\u{FFFD}")), ("\"a\r\nb\"", .string("a\r\nb")),
    ("\"é\"", .string("é")),
    ("\"a\\\nb\"", .string("a\nb")), ("schön", .string("schön")),
  ]

  func testValues() throws {
    for (text, value) in Self.values { XCTAssertEqual(try Reader.propertyList.scalars(text), [value], text) }
  }

  func testTheOutermostDictionaryNeedsNoBraces() throws {
    let rows: [(text: String, events: [String])] = [
      (
        "/* a */\n\"a-1.text\" = \"Hi\";\nb;\n",
        [
          "{ @ ", "key a-1.text @ \"a-1.text\"", "string(\"Hi\") @ \"Hi\"", "key b @ b", "string(\"b\") @ b",
          "} @ ",
        ]
      ),
      ("/* nothing */", ["{ @ ", "} @ "]),
      ("a = { b = c; };", ["{ @ ", "key a @ a", "{ @ {", "key b @ b", "string(\"c\") @ c", "} @ }", "} @ "]),
    ]
    for (text, events) in rows {
      let document = try PropertyListDocument(path: "a.strings", bytes: Array(text.utf8))
      var log = EventLog(document.file)
      try document.read(into: &log)
      XCTAssertEqual(log.lines, events, text)
    }
  }

  private static let refusals: [(text: String, position: String)] = [
    ("{", "1:2"), ("{ a = b }", "1:9"), ("{ a = ; }", "1:7"), ("{ a b; }", "1:5"), ("( a b )", "1:5"),
    ("(a", "1:3"), ("(,)", "1:2"),
    ("{ a = b;\n} x", "2:3"), ("\"a", "1:1"), ("<0>", "1:3"), ("(<0g>)", "1:4"), ("(<00", "1:2"),
    ("/* a", "1:1"), ("{ (a) = b; }", "1:3"),
    ("hello world", "1:7"), ("(a)b", "1:4"), (#"(")"#, "1:2"), (#""\ud800""#, "1:1"), (#""\u""#, "1:4"),
    ("{ \"a\": 1 }", "1:6"), ("a = b", "1:6"), ("a = b; }", "1:8"), ("a = b; c", "1:9"),
    ("a = b; c d", "1:10"),
  ]

  func testWhatIsNoPropertyListIsRefusedWhereItBreaks() {
    for (text, position) in Self.refusals {
      let diagnostic = failure(text) { () throws(SyntaxError) in _ = try Reader.propertyList.scalars(text) }
      XCTAssertEqual(
        diagnostic.map(summary), "openstep.syntax \(position)", "\(text): \(diagnostic?.message ?? "")")
    }
  }

  func testOtherLanguagesAreToldWhatTheyWereReadAs() {
    for text in [
      "{\"@UILabel\": {\"text\": \"x\"}}", "[1]", "@UILabel:\n  text: x\n", "@UILabel { text: x; }",
    ] {
      let diagnostic = failure(text) { () throws(SyntaxError) in _ = try Reader.propertyList.scalars(text) }
      XCTAssertEqual(
        diagnostic?.notes.map(\.message),
        ["read as an old-style property list, since it is neither XML nor binary"], text)
    }
  }
}
