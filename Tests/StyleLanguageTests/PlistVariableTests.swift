import StyleLanguage
import XCTest

final class PlistVariableTests: XCTestCase {
  private func sheet(_ marked: MarkedSheet) throws -> StyleSheet {
    let sheet = try StyleSheet(path: "s.plist", bytes: marked.bytes)
    marked.check(sheet.diagnostics)
    return sheet
  }

  func testVariablesHaveNamesConditionsAndValues() throws {
    let sheet = try sheet(
      MarkedSheet(
        content: "<key>$primary</key><string>#fff</string>"
          + "<key>$primary(appearance:dark)</key><string>#000</string>"
          + "<key>$insets</key><array><integer>1</integer></array>"
          + "<key>@UILabel</key><dict><key>textColor(device:pad)</key><string>$primary</string></dict>"))
    XCTAssertEqual(sheet.variables.map(\.name), ["primary", "primary", "insets"])
    XCTAssertEqual(sheet.variables.map(\.conditions), [[], [.appearance(.dark)], []])
    XCTAssertEqual(sheet.variables.map(\.value.value), ["#fff", "#000", [1]])
    XCTAssertEqual(sheet.rules.map { $0.declarations.map(\.keyPath) }, [["textColor"]])
    XCTAssertEqual(sheet.rules.first?.declarations.first?.conditions, [.device(.pad)])
  }

  func testIncludesAreOnePathOrSeveral() throws {
    let one = try sheet(MarkedSheet(content: "<key>$include</key><string>base.plist</string>"))
    XCTAssertEqual(one.includes.map(\.path), ["base.plist"])
    let several = try sheet(
      MarkedSheet(content: "<key>$include</key><array><string>a</string><string>b</string></array>"))
    XCTAssertEqual(several.includes.map(\.path), ["a", "b"])
  }

  func testMistakesAreToldAndTheRestCounts() throws {
    let contents = [
      "⟪sheet.empty-name|<key>$</key>⟫<string>x</string>",
      "<key>$a(⟪sheet.condition|devise⟫:pad)</key><string>x</string>",
      "<key>$include</key>⟪sheet.include|<integer>1</integer>⟫",
      "<key>$a</key><string>x</string>⟪sheet.repeated-key|<key>$a</key>⟫<string>y</string>",
      "<key>C</key><dict>⟪sheet.misplaced-key|<key>$a</key>⟫<string>x</string></dict>",
      "⟪sheet.selector|<key>@UILabel+x</key>⟫<dict/>",
      "<key>@A</key><dict><key>b(⟪sheet.condition|x⟫:y)</key><string>x</string></dict>",
    ]
    for content in contents {
      let sheet = try sheet(MarkedSheet(content: content + "<key>#rest</key><dict/>"))
      XCTAssertEqual(sheet.rules.last?.selector.description, "#rest", content)
    }
  }
}
