import Foundation
import StyleInjection
import UIKitModel
import XCTest

/// What people met when reading property lists.
final class PropertyListCaseTests: XCTestCase {
  func testCase1HexadecimalIntegersAreRead() throws {
    let view = UIView()
    try CaseSheet.one("@UIView", "layer.borderWidth", "<integer>0x02</integer>").style(view)
    XCTAssertEqual(view.layer.borderWidth, 2)
  }

  func testCase2DashesInCommentsAreRead() throws {
    for comment in ["<!-- ---- buttons ---- -->", "<!--- b --->", "<!------ b ------>", "<!---->"] {
      let label = UILabel()
      let sheet = try CaseSheet(
        "\(comment)<key>@UILabel</key><dict><key>text</key><string>a\(comment)b</string></dict>\(comment)")
      XCTAssertEqual(sheet.style(label).ids, [], comment)
      XCTAssertEqual(label.text, "ab", comment)
    }
  }

  func testCase4CharacterDataSectionsAreText() throws {
    let fonts = try [#"<![CDATA[$"Helvetica Neue":17]]>"#, "$&quot;Helvetica Neue&quot;:17"].map { text in
      let label = UILabel()
      XCTAssertEqual(try CaseSheet.one("@UILabel", "font", "<string>\(text)</string>").style(label).ids, [])
      return label.font
    }
    XCTAssertEqual(fonts, [.named("HelveticaNeue", 17), .named("HelveticaNeue", 17)])
  }

  func testCase5EncodingsGiveTheSameReport() throws {
    let plain = CaseSheet.text("<key>@UILabel</key><dict><key>text</key><string>ü🚘</string></dict>")
    let declared = plain.replacingOccurrences(of: "UTF-8", with: "UTF-16")
    let encodings: [(String, [UInt8])] = [
      ("UTF-8", Array(plain.utf8)), ("UTF-8 with a mark", [0xEF, 0xBB, 0xBF] + Array(plain.utf8)),
      ("UTF-16LE with a mark", [0xFF, 0xFE] + declared.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }),
      ("UTF-16BE with a mark", [0xFE, 0xFF] + declared.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }),
    ]
    for (name, bytes) in encodings {
      let label = UILabel()
      let report = try CaseSheet(bytes: bytes).style(label)
      XCTAssertEqual(report.outline, ["text = ü🚘"], name)
      XCTAssertEqual(report.ids, [], name)
      let origin = try XCTUnwrap(report.changes.first?.decision?.winner.origin.range.position)
      XCTAssertEqual([origin.line, origin.column], [3, 1], name)
    }
  }

  func testCase7CharacterReferencesBeyondSixteenBits() throws {
    let button = UIButton()
    try CaseSheet.one("@UIButton", "normalTitle", "<string>&#128664; &#169;</string>").style(button)
    XCTAssertEqual(button.title(for: .normal), "🚘 ©")
  }

  func testCase8OfRepeatedKeysTheLaterCountsWithBothLines() throws {
    let sheet = try CaseSheet(
      """
      <key>@UILabel</key><dict><key>text</key><string>first</string></dict>
      <key>@UILabel</key><dict><key>text</key><string>second</string></dict>
      """)
    let label = UILabel()
    let report = sheet.style(label)
    XCTAssertEqual(label.text, "second")
    let warning = try XCTUnwrap(report.diagnostics.first)
    XCTAssertEqual(warning.id.rawValue, "sheet.repeated-key")
    XCTAssertEqual(warning.severity, .warning)
    XCTAssertEqual([warning.range, warning.notes[0].range].map { $0?.position?.line }, [4, 3])
  }

  func testCase10AnEmptyKeyIsAWarningAndTheRestApplies() throws {
    let sheet = try CaseSheet(
      "<key></key><dict/><key>@UILabel</key><dict><key>text</key><string>x</string><key></key><true/></dict>")
    let label = UILabel()
    let report = sheet.style(label)
    XCTAssertEqual(label.text, "x")
    XCTAssertEqual(report.ids, ["sheet.empty-key", "sheet.empty-key"])
    XCTAssertEqual(Set(report.diagnostics.map(\.severity)), [.warning])
  }

  private func refusal(_ text: String) -> Diagnostic? {
    do {
      _ = try StyleSheet(path: "StyleSheet.plist", bytes: Array(text.utf8))
      return nil
    } catch {
      return error.diagnostic
    }
  }

  func testCase11StrayTextIsRefusedWithItsLine() {
    let text = "<?xml version=\"1.0\"?>\ntest\n<plist version=\"1.0\"><dict/></plist>"
    XCTAssertEqual(refusal(text)?.range.position?.line, 2)
  }

  func testCase13OldStylePropertyListsAreRead() throws {
    let view = UILabel()
    let sheet = try CaseSheet(bytes: Array("{ \"@UILabel\" = { \"layer.cornerRadius\" = 10; }; }".utf8))
    XCTAssertEqual(sheet.style(view).ids, [])
    XCTAssertEqual(view.layer.cornerRadius, 10)
  }

  func testCase14TheRootMustBeADictionary() {
    let rows = [("<plist><array/></plist>", "an array"), ("<plist><string>a</string></plist>", "text")]
    for (text, found) in rows {
      XCTAssertEqual(refusal(text)?.message, "the root must be a dictionary, found \(found)")
    }
    XCTAssertNotNil(refusal("bplist00"))
  }

  func testCase16LineEndsInsideValuesAreThoseOfXML() throws {
    let label = UILabel()
    try CaseSheet.one("@UILabel", "text", "<string>a\r\nb\rc&#13;&#10;d</string>").style(label)
    XCTAssertEqual(label.text, "a\nb\nc\r\nd")
  }

  func testCase17EntityDeclarationsAreRefusedAtOnce() throws {
    let entities = (1...9).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }
      .joined()
    let bomb =
      "<!DOCTYPE plist [<!ENTITY e0 \"ha\">\(entities)]><plist><dict><key>&e9;</key><dict/></dict></plist>"
    let start = ContinuousClock.now
    XCTAssertNotNil(refusal(bomb)?.range.position)
    XCTAssertNotNil(refusal("<plist><dict><key>a&undeclared;</key><dict/></dict></plist>")?.range.position)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(20))
  }
}
