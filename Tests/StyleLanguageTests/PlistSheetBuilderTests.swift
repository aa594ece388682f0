import StyleDiagnostics
import StyleLanguage
import XCTest

final class PlistSheetBuilderTests: XCTestCase {
  private func sheet(_ marked: MarkedSheet) throws -> StyleSheet {
    try StyleSheet(path: "s.plist", bytes: marked.bytes)
  }

  /// A sheet in short: each rule's selector with its key paths and values.
  private func outline(_ sheet: StyleSheet) -> [String] {
    sheet.rules.map { rule in
      "\(rule.selector): "
        + rule.declarations.map { "\($0.keyPath)=\($0.value.value)" }.joined(separator: " ")
    }
  }

  func testRulesStandInTheOrderOfTheFile() throws {
    let marked = MarkedSheet(
      content: """
        <key>@UILabel</key><dict><key>textColor</key><string>#FFF</string><key>alpha</key><real>0.5</real></dict>
        <key>#demo1</key><dict/>
        <key>ListViewController</key><dict>
          <key>#demo1</key><dict><key>hidden</key><true/></dict>
          <key>@App.Cell</key><dict><key>a.b:c</key><array><integer>1</integer><string>x</string></array></dict>
        </dict>
        <key>@Z</key><dict><key>attributes</key><dict><key>kern</key><integer>1</integer></dict></dict>
        <key>Empty</key><dict/>
        """)
    let sheet = try sheet(marked)
    XCTAssertEqual(
      outline(sheet),
      [
        "@UILabel: textColor=#FFF alpha=0.5", "#demo1: ", "ListViewController/#demo1: hidden=true",
        "ListViewController/@App.Cell: a.b:c=[1, x]", "@Z: attributes={kern: 1}",
      ])
    XCTAssertEqual(sheet.dialect, .plist)
    marked.check(sheet.diagnostics)
  }

  func testSpansAreThoseOfKeysAndValues() throws {
    let marked = MarkedSheet(
      content: """

        ⟪selector|<key>@UILabel</key>⟫<dict>
          ⟪key|<key>text&#67;olor</key>⟫ ⟪value|<string>#FFF</string>⟫
          ⟪key|<key>insets</key>⟫ ⟪value|<array>⟪item|<integer>1</integer>⟫<!-- ] --></array>⟫
          ⟪key|<key>a</key>⟫ ⟪value|<dict>⟪entry|<key>k</key>⟫⟪item|<true/>⟫</dict>⟫
        </dict>
        """)
    let sheet = try sheet(marked)
    let rule = try XCTUnwrap(sheet.rules.first)
    var found: [(String, SourceSpan)] = [("selector", rule.selectorSpan)]
    for declaration in rule.declarations {
      found += [("key", declaration.keySpan), ("value", declaration.value.span)]
      switch declaration.value.value {
      case .array(let items): found += items.map { ("item", $0.span) }
      case .dictionary(let entries):
        found += entries.flatMap { [("entry", $0.keySpan), ("item", $0.value.span)] }
      default: break
      }
    }
    XCTAssertEqual(
      found.map { MarkedSheet.Expectation(id: $0.0, range: Int($0.1.lowerBound)..<Int($0.1.upperBound)) }
        .sorted(), marked.expectations)
    XCTAssertEqual(rule.declarations[0].keyPath, "textColor")
  }

  func testEachMistakeIsReportedAtItsPlaceAndTheRestCounts() throws {
    let rows: [(name: String, content: String)] = [
      ("empty root key", "⟪sheet.empty-key|<key></key>⟫<dict><key>a</key><true/></dict>"),
      ("empty root key of an array", "⟪sheet.empty-key|<key></key>⟫<array><dict/></array>"),
      ("empty root key of text", "⟪sheet.empty-key|<key></key>⟫<string>x</string>"),
      ("empty key in a layer", "<key>C</key><dict>⟪sheet.empty-key|<key></key>⟫<dict/></dict>"),
      ("empty key path", "<key>@X</key><dict>⟪sheet.empty-key|<key></key>⟫<string>x</string></dict>"),
      (
        "empty key path of a value with parts",
        "<key>@X</key><dict>⟪sheet.empty-key|<key></key>⟫<dict><key>a</key><array/></dict></dict>"
      ),
      ("type without a name", "⟪sheet.empty-name|<key>@</key>⟫<dict><key>a</key><true/></dict>"),
      ("identifier without a name", "⟪sheet.empty-name|<key>#</key>⟫<string>x</string>"),
      (
        "type without a name in a layer", "<key>C</key><dict>⟪sheet.empty-name|<key>@</key>⟫<dict/></dict>"
      ),
      ("style set that is text", "⟪sheet.not-a-dictionary|<key>@UILabel</key>⟫<string>#fff</string>"),
      ("style set that is an array", "⟪sheet.not-a-dictionary|<key>#a</key>⟫<array><dict/></array>"),
      ("style set that is a boolean", "⟪sheet.not-a-dictionary|<key>#a</key>⟫<true/>"),
      (
        "style set in a layer that is a number",
        "<key>C</key><dict>⟪sheet.not-a-dictionary|<key>#a</key>⟫<integer>1</integer></dict>"
      ),
      ("layer that is text", "⟪sheet.not-a-dictionary|<key>UILabel</key>⟫<string>x</string>"),
      ("layer that is an array", "⟪sheet.not-a-dictionary|<key>C</key>⟫<array><array/></array>"),
      (
        "controller in a controller",
        "<key>C</key><dict>⟪sheet.nested-controller|<key>D</key>⟫<dict><key>@X</key><dict/></dict></dict>"
      ),
      (
        "key path in a layer",
        "<key>C</key><dict>⟪sheet.misplaced-key|<key>textColor</key>⟫<string>#fff</string></dict>"
      ),
      (
        "key path in a layer with parts",
        "<key>C</key><dict>⟪sheet.misplaced-key|<key>size</key>⟫<array><integer>1</integer></array></dict>"
      ),
    ]
    for row in rows {
      let marked = MarkedSheet(
        content: "<key>@First</key><dict><key>a</key><true/></dict>\n\(row.content)\n"
          + "<key>Last</key><dict><key>#b</key><dict><key>c</key><true/></dict></dict>")
      let sheet = try sheet(marked)
      marked.check(sheet.diagnostics)
      let outline = outline(sheet)
      XCTAssertEqual(outline.first, "@First: a=true", row.name)
      XCTAssertEqual(outline.last, "Last/#b: c=true", row.name)
      XCTAssertFalse(outline.contains { $0.contains("x") && $0.contains("=") }, row.name)
      let isWarning = sheet.diagnostics.first?.id.rawValue == "sheet.empty-key"
      XCTAssertEqual(sheet.diagnostics.first?.severity, isWarning ? .warning : .error, row.name)
    }
  }

  func testTheLaterOfRepeatedKeysCountsAndBothPlacesAreNamed() throws {
    let rows: [(name: String, content: String, outline: [String])] = [
      (
        "style sets",
        "⟪earlier|<key>@X</key>⟫<dict><key>a</key><true/></dict>"
          + "⟪sheet.repeated-key|<key>@X</key>⟫<dict><key>b</key><true/></dict>", ["@X: b=true"]
      ),
      (
        "layers",
        "⟪earlier|<key>C</key>⟫<dict><key>@X</key><dict/><key>#x</key><dict/></dict>"
          + "⟪sheet.repeated-key|<key>C</key>⟫<dict><key>#y</key><dict/></dict>", ["C/#y: "]
      ),
      (
        "style sets of a layer",
        "<key>C</key><dict>⟪earlier|<key>#x</key>⟫<dict><key>a</key><true/></dict>"
          + "⟪sheet.repeated-key|<key>#x</key>⟫<dict/></dict>", ["C/#x: "]
      ),
      (
        "key paths",
        "<key>@X</key><dict>⟪earlier|<key>a</key>⟫<true/><key>b</key><true/>"
          + "⟪sheet.repeated-key|<key>a</key>⟫<false/></dict>", ["@X: b=true a=false"]
      ),
      (
        "key paths with parts",
        "<key>@X</key><dict>⟪earlier|<key>a</key>⟫<array><true/></array>"
          + "⟪sheet.repeated-key|<key>a</key>⟫<dict/></dict>", ["@X: a={}"]
      ),
      (
        "keys of a value",
        "<key>@X</key><dict><key>a</key><dict>⟪earlier|<key>k</key>⟫<integer>1</integer>"
          + "⟪sheet.repeated-key|<key>k</key>⟫<integer>2</integer></dict></dict>", ["@X: a={k: 2}"]
      ),
      (
        "keys deep in a value",
        "<key>@X</key><dict><key>a</key><array><dict>⟪earlier|<key>k</key>⟫<array/>"
          + "<key>l</key><true/>⟪sheet.repeated-key|<key>k</key>⟫<dict/></dict></array></dict>",
        ["@X: a=[{l: true, k: {}}]"]
      ),
    ]
    for row in rows {
      let marked = MarkedSheet(content: row.content)
      let sheet = try sheet(marked)
      XCTAssertEqual(outline(sheet), row.outline, row.name)
      XCTAssertEqual(sheet.diagnostics.map(\.severity), [.warning], row.name)
      let diagnostic = try XCTUnwrap(sheet.diagnostics.first, row.name)
      let note = try XCTUnwrap(diagnostic.notes.first?.range, row.name)
      XCTAssertEqual(
        [("earlier", note), (diagnostic.id.rawValue, diagnostic.range)].map {
          MarkedSheet.Expectation(id: $0.0, range: $0.1.offset..<$0.1.offset + $0.1.length)
        }, marked.expectations, row.name)
    }
  }

  func testTheSameKeyInDifferentDictionariesIsNotRepeated() throws {
    let marked = MarkedSheet(
      content: """
        <key>@X</key><dict><key>a</key><dict><key>a</key><true/></dict><key>b</key><true/></dict>
        <key>#X</key><dict><key>a</key><array>
          <dict><key>a</key><true/></dict><dict><key>a</key><true/></dict>
        </array></dict>
        <key>X</key><dict><key>@X</key><dict><key>a</key><true/></dict></dict>
        <key>Y</key><dict><key>@X</key><dict><key>a</key><true/></dict></dict>
        """)
    let sheet = try sheet(marked)
    marked.check(sheet.diagnostics)
    XCTAssertEqual(sheet.rules.count, 4)
  }

  func testOfThreeRepeatedKeysEachWarningNamesTheOneBefore() throws {
    let content = (1...3).map { "<key>@X</key><dict><key>a</key><integer>\($0)</integer></dict>\n" }.joined()
    let sheet = try sheet(MarkedSheet(content: content))
    XCTAssertEqual(outline(sheet), ["@X: a=3"])
    XCTAssertEqual(sheet.diagnostics.map { $0.range.position?.line }, [2, 3])
    XCTAssertEqual(sheet.diagnostics.map { $0.notes.first?.range?.position?.line }, [1, 2])
  }

  func testNamesAreKeptLetterForLetter() throws {
    let names = [
      "@UILabel", "@App.Größe", "@My App.Cell", "#🎨 1", "#\u{FE0F}\u{20E3}x", "#base, primary", "#@x",
    ]
    let content = names.map { "<key>\($0)</key><dict/>" }.joined()
    let sheet = try sheet(MarkedSheet(content: content))
    XCTAssertEqual(sheet.rules.map(\.selector.description), names)
    XCTAssertEqual(sheet.diagnostics, [])
  }
}
