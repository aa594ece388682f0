import StyleDiagnostics
import XCTest

@testable import StyleLanguage

final class StylistSheetReaderTests: XCTestCase {
  private func sheet(_ marked: String, dialect: StyleDialect? = nil) throws -> StyleSheet {
    let marked = MarkedSheet(marked)
    let sheet = try StyleSheet(path: "theme.yaml", bytes: marked.bytes, dialect: dialect)
    marked.check(sheet.diagnostics)
    XCTAssertEqual(sheet.dialect, .stylist)
    return sheet
  }

  private func values(_ sheet: StyleSheet) -> [String] {
    sheet.rules.flatMap { rule in
      rule.declarations.map { declaration in
        let path = (declaration.relations.map(\.name) + [declaration.keyPath]).joined(separator: "/")
        return "\(rule.selector) \(path)\(declaration.conditions) = \(declaration.value.value)"
      }
    }
  }

  func testVariablesAndStylesAreRead() throws {
    let yaml = try sheet(
      """
      variables:
        primary: "DB3B3B"
      styles:
        UIButton.main:
          tintColor: $primary
          font:highlighted(h:regular, Device:iPad): 16
      """)
    let json = try sheet(
      """
      {"variables": {"primary": "DB3B3B"}, "styles": {"UIButton.main": {
        "tintColor": "$primary", "font:Highlighted( H:Regular , device:pad )": 16}}}
      """)
    for sheet in [yaml, json] {
      XCTAssertEqual(sheet.variables.map(\.name), ["primary"])
      XCTAssertEqual(sheet.variables.map(\.value.value), ["DB3B3B"])
      XCTAssertEqual(
        values(sheet),
        [
          "UIButton.main tintColor[] = $primary",
          "UIButton.main font:highlighted[h:regular, device:pad] = 16",
        ])
    }
  }

  func testScalarsKeepTheirText() throws {
    let sheet = try sheet(
      """
      styles:
        a:
          color: 000033
          text: no
          alpha: 1e2030
          ratio: 2:1
          cornerRadius: 0x10
          insets: [010, 1_0]
          image: null
          hint: ~
      """)
    XCTAssertEqual(
      sheet.rules.first?.declarations.map(\.value.value),
      ["000033", "no", "1e2030", "2:1", "0x10", ["010", "1_0"], .null, .null])
  }

  func testSubObjectsAreRelationsAndOtherDictionariesAreValues() throws {
    let sheet = try sheet(
      """
      styles:
        custom:
          parent:
            cornerRadius: 10
          viewController(device:pad):
            view:
              tintColor(h:compact): red
          contentEdgeInsets: {top: 1}
      """)
    XCTAssertEqual(
      values(sheet),
      [
        "custom parent/cornerRadius[] = 10",
        "custom viewController/view/tintColor[device:pad, h:compact] = red",
        "custom contentEdgeInsets[] = {top: 1}",
      ])
  }

  func testAValueThatIsAYAMLCommentIsAnErrorThatSaysToQuoteIt() throws {
    let sheet = try sheet(
      """
      variables:
        a: ⟪sheet.missing-value|#DB3B3B⟫
      styles:
        b:
          tintColor: ⟪sheet.missing-value|#FF0000⟫ # red
          ⟪sheet.missing-value|alpha⟫:
          hidden: yes # fine
      """)
    XCTAssertEqual(sheet.diagnostics.first?.suggestion, "\"#DB3B3B\"")
    XCTAssertEqual(
      sheet.diagnostics[1].message, "'#FF0000' is a comment in YAML, so 'tintColor' has no value: quote it")
    XCTAssertEqual(values(sheet), ["b hidden[] = yes"])
  }

  func testARepeatedStyleReplacesTheEarlierWhole() throws {
    let sheet = try sheet(
      """
      styles:
        a: {color: red, alpha: 1}
        b: {color: blue}
        ⟪sheet.repeated-key|a⟫: {color: green, ⟪sheet.repeated-key|color⟫: white}
      """)
    XCTAssertEqual(values(sheet), ["b color[] = blue", "a color[] = white"])
  }

  func testAMergedDictionaryGivesWhatIsNotThere() throws {
    let sheet = try sheet(
      """
      styles:
        a: &a {color: red, alpha: 1}
        b: {<<: *a, color: blue}
      """)
    XCTAssertEqual(
      values(sheet), ["a color[] = red", "a alpha[] = 1", "b alpha[] = 1", "b color[] = blue"])
  }

  func testMistakesAreToldAndTheRestCounts() throws {
    let rows = [
      "⟪sheet.selector|UI(Button)⟫: {}", "\"⟪sheet.selector|.A.b⟫\": {}", "UIView ⟪sheet.selector|a..b⟫: {}",
      "⟪sheet.not-a-dictionary|x⟫: 1", "x: {font(⟪sheet.condition|devise⟫:pad): 1}",
      "x: {styles: ⟪sheet.style-list|a⟫}", "x: {styles: [⟪sheet.style-list|[a]⟫]}",
      "x: {styles: [⟪sheet.unknown-style|rets⟫]}", "⟪sheet.selector|\"\"⟫: {}",
    ]
    for row in rows {
      let sheet = try sheet("styles:\n  \(row)\n  rest: {alpha: 1}\n")
      XCTAssertEqual(values(sheet), ["rest alpha[] = 1"], row)
    }
    let root = try sheet("styles: {rest: {alpha: 1}}\n⟪sheet.misplaced-key|style⟫: {}\n")
    XCTAssertEqual(root.diagnostics.first?.suggestion, "styles")
    _ = try sheet("⟪sheet.not-a-dictionary|variables⟫: [1]\nstyles: {}\n")
  }

  func testAUsedVariableOfAVariableIsNoted() throws {
    _ = try sheet(
      """
      variables: {a: ⟪dialect.variable-chain|$b⟫, b: red, c: $b}
      styles: {x: {color: $a:0.5}}
      """)
  }

  func testAThemeOfTheFirstVersionIsRead() throws {
    let sheet = try sheet("⟪sheet.missing-styles|header⟫:\n  textColor: red\nother:\n  alpha: 1\n")
    XCTAssertEqual(values(sheet), ["header textColor[] = red", "other alpha[] = 1"])
  }

  func testOtherDocumentsAreNoThemes() throws {
    let others = [
      "- a", "text", "", "# nothing\n", "a: 1", "styles: [a]", "styles: {a: red}", "variables: [a]",
      "variables: {a: 1}\nstages: [build]",
      "jobs: {build: {steps: 1}}",
      "Header: red",
    ]
    for text in others {
      XCTAssertThrowsError(try StyleSheet(path: "x.yaml", bytes: Array(text.utf8)), text) { error in
        XCTAssertEqual((error as? StyleSheetError)?.diagnostic.id.rawValue, "sheet.root", text)
      }
    }
    XCTAssertThrowsError(try StyleSheet(path: "x.yaml", bytes: Array("- a".utf8), dialect: .stylist))
  }
}
