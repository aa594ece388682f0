import StyleDiagnostics
import XCTest

final class DiagnosticTextRendererTests: XCTestCase {
  private let sheet = SourceFile(path: "Look.plist", text: "<dict>\n\t<key>textColour</key>\n</dict>\n")

  func testMessagePlaceCaretSuggestionAndNotes() {
    let diagnostic = Diagnostic(
      .init("style.unknown-key-path"), .error, "UILabel has no property 'textColour'",
      at: SourceRange(sheet, SourceSpan(13, 23)), suggestion: "textColor",
      notes: [.init("the rule begins here", at: SourceRange(sheet, SourceSpan(0, 6))), .init("a remark")])
    XCTAssertEqual(
      DiagnosticTextRenderer().text(of: diagnostic),
      """
      Look.plist:2:7: error: UILabel has no property 'textColour' [style.unknown-key-path]
      \t<key>textColour</key>
      \t     ^~~~~~~~~~
      \t     did you mean 'textColor'?
      Look.plist:1:1: note: the rule begins here
      <dict>
      ^~~~~~
      Look.plist:2:7: note: a remark

      """)
    XCTAssertEqual(
      diagnostic.description,
      "Look.plist:2:7: error: UILabel has no property 'textColour' [style.unknown-key-path]")
  }

  func testABinaryFileHasAnOffsetAndMemoryHasNothing() {
    let span = SourceSpan(9, 12)
    let expected: [(SourceFile.Kind, String)] = [(.binary, "a.plist:byte 9"), (.memory, "a.plist")]
    for (kind, label) in expected {
      let file = SourceFile(path: "a.plist", bytes: Array(repeating: 65, count: 20), kind: kind)
      let diagnostic = Diagnostic(
        .init("a.b"), .warning, "odd", at: SourceRange(file, span), suggestion: "even")
      XCTAssertEqual(
        DiagnosticTextRenderer().text(of: diagnostic),
        "\(label): warning: odd [a.b]\n  did you mean 'even'?\n")
    }
  }

  func testTextFromFilesCannotDriveTheTerminal() {
    let file = SourceFile(path: "a\u{1B}[2J.plist", text: "x")
    let text = DiagnosticTextRenderer().text(
      of: Diagnostic(.init("a.b"), .note, "no '\n\u{9B}1m'", at: SourceRange(file), suggestion: "\r"))
    XCTAssertEqual(text, "a␛[2J.plist:1:1: note: no '␊\u{FFFD}1m' [a.b]\nx\n^\ndid you mean '␍'?\n")
  }

  func testColoursAreAroundTheSameText() {
    let diagnostic = Diagnostic(
      .init("a.b"), .warning, "odd", at: SourceRange(sheet, SourceSpan(0, 6)), suggestion: "even",
      notes: [.init("a remark", at: SourceRange(sheet))])
    let coloured = DiagnosticTextRenderer(palette: .ansi).text(of: diagnostic)
    XCTAssertTrue(coloured.contains("\u{1B}[1;35mwarning:\u{1B}[0m"))
    XCTAssertTrue(coloured.contains("\u{1B}[32m^~~~~~\u{1B}[0m"))
    XCTAssertEqual(
      coloured.replacing(/\u{1B}\[[0-9;]*m/, with: ""), DiagnosticTextRenderer().text(of: diagnostic))
  }

  func testALongMessageIsCutInTheMiddle() {
    for (count, expected) in [(1_900, 1_900), (1_000_000, 2_001)] {
      let message = "'" + String(repeating: "é", count: count - 2) + "'"
      let range = SourceRange(SourceFile(path: "a", bytes: [], kind: .memory))
      let text = DiagnosticTextRenderer().text(of: Diagnostic(.init("a.b"), .error, message, at: range))
      XCTAssertEqual(text.count, "a: error:  [a.b]\n".count + expected)
      XCTAssertTrue(text.hasPrefix("a: error: 'é"), "\(count)")
      XCTAssertTrue(text.hasSuffix("é' [a.b]\n"), "\(count)")
    }
  }

  func testAListIsItsDiagnosticsInOrder() {
    let list = DiagnosticList([
      Diagnostic(.init("a.b"), .note, "later", at: SourceRange(sheet, SourceSpan(7, 7))),
      Diagnostic(.init("a.b"), .note, "sooner", at: SourceRange(sheet)),
    ])
    let renderer = DiagnosticTextRenderer(palette: .plain, width: 40)
    XCTAssertEqual(
      renderer.text(of: list), list.diagnostics.map { renderer.text(of: $0) }.joined())
    XCTAssertEqual(list.diagnostics.map(\.message), ["sooner", "later"])
  }
}
