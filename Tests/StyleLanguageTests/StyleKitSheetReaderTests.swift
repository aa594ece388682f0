import StyleDiagnostics
import StyleLanguage
import XCTest

final class StyleKitSheetReaderTests: XCTestCase {
  private func read(_ text: String, dialect: StyleDialect? = .stylekit) throws -> StyleSheet {
    try StyleSheet(path: "style.json", bytes: Array(text.utf8), dialect: dialect)
  }

  func testEveryBlockAroundAClassIsAnAncestorTheOutermostFirst() throws {
    let sheet = try read(
      #"""
      {"@main": "#fff",
       "UIScrollView": {"alpha": 1,
         "App.Card": {"UILabel": {"font:highlighted": "Menlo:1", "font": "@main"}}, "tag": 2}}
      """#)
    XCTAssertEqual(sheet.diagnostics, [])
    XCTAssertEqual(sheet.variables.map(\.name), ["main"])
    XCTAssertEqual(
      sheet.rules.map(\.selector.description),
      ["UIScrollView", "UIScrollView App.Card", "UIScrollView App.Card UILabel"])
    XCTAssertEqual(
      sheet.rules.map { $0.declarations.map(\.keyPath) },
      [["alpha", "tag"], [], ["font:highlighted", "font"]])
    let innermost = try XCTUnwrap(sheet.rules.last?.selector)
    XCTAssertEqual(
      innermost.ancestors,
      [.subtype(StyleTypeName("UIScrollView")), .subtype(StyleTypeName("App.Card"))])
    XCTAssertEqual(innermost.subject, .subtype(StyleTypeName("UILabel")))
    let span = sheet.rules[2].selectorSpan
    XCTAssertEqual(
      String(decoding: sheet.file.bytes[Int(span.lowerBound)..<Int(span.upperBound)], as: UTF8.self),
      #""UILabel""#)
  }

  func testBlocksAreReadAtAnyDepth() throws {
    let depth = 200
    let text =
      String(repeating: #"{"UIView": "#, count: depth) + #"{"tag": 1}"# + String(repeating: "}", count: depth)
    let rules = try read(text).rules
    XCTAssertEqual(rules.count, depth)
    XCTAssertEqual(rules.last?.selector.ancestors.count, depth - 1)
  }

  /// A key with a dictionary is a class, or a property whose value the dictionary is.
  func testWhichKeysAreClasses() throws {
    let rows: [(key: String, isClass: Bool)] = [
      ("UILabel", true), ("App.Card", true), ("app.card", true), ("Card", true), ("_UIBar", true),
      ("titleTextAttributes", false), ("titleTextAttributes:normal", false), ("attributes", false),
      ("_private", false), ("Ärmel", true),
    ]
    for row in rows {
      let sheet = try read(
        #"{"UIView": {"\#(row.key)": {"NSKern": 1, "NSParagraphStyle": {"headIndent": 2}}}}"#)
      XCTAssertEqual(sheet.rules.count > 1, row.isClass, row.key)
      XCTAssertEqual(sheet.rules[0].declarations.map(\.keyPath), row.isClass ? [] : [row.key])
    }
  }

  func testKeysMayCarryConditions() throws {
    let sheet = try read(
      ##"{"@c(appearance:dark)": "#000", "UILabel": {"font:highlighted(h:regular, device:pad)": "A:1"}}"##)
    XCTAssertEqual(sheet.variables.first?.conditions, [.appearance(.dark)])
    let declaration = try XCTUnwrap(sheet.rules.first?.declarations.first)
    XCTAssertEqual(declaration.keyPath, "font:highlighted")
    XCTAssertEqual(declaration.conditions, [.horizontal(.regular), .device(.pad)])
  }

  func testAllStatesAreKnown() throws {
    for state in ["normal", "highlighted", "disabled", "selected", "focused", "application", "reserved"] {
      XCTAssertEqual(try read(##"{"UIButton": {"titleColor:\##(state)": "#fff"}}"##).diagnostics, [], state)
    }
  }

  private static let mistakes = [
    #"{⟪sheet.misplaced-key|"alpha"⟫: 1, "UILabel": {"tag": 1}}"#,
    #"{⟪sheet.misplaced-key|"attributes"⟫: {"NSKern": 1}, "UILabel": {"tag": 1}}"#,
    #"{⟪sheet.not-a-dictionary|"UIView"⟫: "x", "UILabel": {"tag": 1}}"#,
    #"{⟪sheet.empty-key|""⟫: {}, "UILabel": {⟪sheet.empty-key|""⟫: 2, "tag": 1}}"#,
    #"{⟪sheet.empty-name|"@"⟫: 1, "UILabel": {"tag": 1, ⟪sheet.misplaced-key|"@a"⟫: 2}}"#,
    #"{"UILabel": {"tag": 2}, ⟪sheet.repeated-key|"UILabel"⟫: {"tag": 1}}"#,
    #"{"UILabel": {"tag": 2, "alpha": 1, ⟪sheet.repeated-key|"tag"⟫: 1}}"#,
    #"{"@a": 2, ⟪sheet.repeated-key|"@a"⟫: 1, "UILabel": {"tag": 1}}"#,
    ##"{"UILabel": {"tag": 1, "titleColor:⟪sheet.unknown-state|hilighted⟫": "#fff"}}"##,
    #"{"UILabel": {"tag": 1, "tag(⟪sheet.condition|devise⟫:pad)": 2}}"#,
    #"{"UILabel": {"tag": 1, "a": {"b": 1, ⟪sheet.repeated-key|"b"⟫: 2}}}"#,
    #"{"UILabel": {"tag": 1⟪json.trailing-comma|,⟫}⟪json.trailing-comma|,⟫}"#,
    #"⟪json.comment|// look⟫"# + "\n" + #"{"UILabel": {⟪json.comment|/* x */⟫"tag": 1}}"#,
    ##"{"@a": ⟪dialect.alias-chain|"@b"⟫, "@b": "#fff", "UILabel": {"tag": 1}}"##,
    #"{"@b": 1, "UILabel": {"tag": 1, "padding": [0, ⟪dialect.alias-chain|"@b"⟫]}}"#,
    #"{"@b": 1, "UILabel": {"tag": 1, "a": {"b": "@b", "c": {"d": ⟪dialect.alias-chain|"@b"⟫}}}}"#,
    #"{"@b": 1, "UILabel": {"tag": 1, "text": "@c"}}"#,
  ]

  func testWhatIsWrongIsToldWhereItStandsAndTheRestCounts() throws {
    for text in Self.mistakes {
      let marked = MarkedSheet(text)
      let sheet = try read(marked.text)
      marked.check(sheet.diagnostics)
      let tags = sheet.rules.flatMap(\.declarations).filter { $0.keyPath == "tag" }
      XCTAssertEqual(tags.map(\.value.value), [1], text)
    }
  }

  func testAnUnknownStateIsNotTakenForTheNormalOne() throws {
    let diagnostic = try XCTUnwrap(
      try read(##"{"UIButton": {"titleColor:hilighted": "#fff"}}"##).diagnostics.first)
    XCTAssertEqual(diagnostic.severity, .error)
    XCTAssertEqual(diagnostic.suggestion, "highlighted")
    XCTAssertEqual(
      diagnostic.notes.map(\.message), ["StyleKit itself takes an unknown state for the normal one"])
  }

  func testARootThatIsNoDictionaryIsNoSheet() {
    for text in ["[]", "[{}]"] {
      XCTAssertThrowsError(try read(text)) { error in
        XCTAssertEqual((error as? StyleSheetError)?.diagnostic.id.rawValue, "sheet.root")
      }
    }
    XCTAssertEqual(try read("{}").dialect, .stylekit)
  }

  func testTheDialectIsKnownByItsContent() throws {
    let rows: [(String, StyleDialect)] = [
      (#"{"UILabel": {"tag": 1}}"#, .stylekit), (#"{"App.Card": {"tag": 1}, "x": 1}"#, .stylekit),
      (#"{"@a": 1, "UIView": {}}"#, .stylekit), (##"{"#card": {"tag": 1}}"##, .plist),
      (#"{"@UILabel": {"tag": 1}}"#, .plist), (##"{"@UILabel": {}, "@UIView": "#fff"}"##, .plist),
      (#"{"Card": {"tag": 1}}"#, .stylekit), (##"{"@main": "#fff", "_Card": {}, "Row": {}}"##, .stylekit),
      (##"{"@main": "#fff"}"##, .stylekit), (##"{"@title": {"NSKern": 1}, "@main": "#fff"}"##, .stylekit),
    ]
    for (text, dialect) in rows { XCTAssertEqual(try read(text, dialect: nil).dialect, dialect, text) }
  }

  /// Other tools' files, in short, and the word by which the reason tells them.
  private static let foreign = [
    (#"{"$schema": "x", "UILabel": {}}"#, "schema"),
    (#"{"Fonts": {"a": "b"}, "Labels": {"H1": {}}}"#, "dmgctrl"),
    (##"{"Colors": {"a": {"hex": "#fff"}}, "Buttons": {}}"##, "dmgctrl"),
    (#"{"INLThemeAlias": {}, "navbar": {}}"#, "INLThemes"),
    (##"{"tabbar": {"tintColor": "#fff"}, "tabbar.main": {"title": "x"}}"##, "INLThemes"),
    (##"{"Global": {"textColor": "#fff"}, "UIBar": {}}"##, "SwiftTheme"),
    (#"{"Cell": {"x": 1}, "UIStatusBarStyle": "LightContent"}"#, "SwiftTheme"),
    (#"{"Labels": {"H1": {}}, "Buttons": {}}"#, "dmgctrl"), (#"{"Default": {"x": 1}, "Dark": {}}"#, "DB5"),
    (#"{"normal": {"face": "Bold"}, "big": {"parent": "normal"}}"#, "DynamicStyles"),
    (#"{"CFBundleName": "x"}"#, "Info.plist"),
  ]

  func testOtherToolsFilesAreRefusedByName() {
    for (text, word) in Self.foreign {
      XCTAssertThrowsError(try read(text, dialect: nil), text) { error in
        let diagnostic = (error as? StyleSheetError)?.diagnostic
        XCTAssertEqual(diagnostic?.id.rawValue, "sheet.foreign")
        XCTAssertEqual(diagnostic?.message.contains(word), true, diagnostic?.message ?? "")
      }
    }
    for text in [#"{"Card": 1}"#, #"{"a": 1}"#, #"{"UILabel": 1}"#, ##"{"@UILabel": "#fff"}"##] {
      XCTAssertThrowsError(try read(text, dialect: nil), text) { error in
        XCTAssertEqual((error as? StyleSheetError)?.diagnostic.id.rawValue, "sheet.root", text)
      }
    }
  }
}
