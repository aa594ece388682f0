import Foundation
import StyleDiagnostics
import StyleSyntax
import UIKitModel
import XCTest

@testable import InterfaceBuilder

final class InterfaceStringsTests: XCTestCase {
  private func strings(_ text: String) throws -> InterfaceStrings {
    try InterfaceStrings(path: "de.lproj/Main.strings", bytes: Array(text.utf8))
  }

  private let objects = #"""
    <label text="Price" id="lab-el-001"/><button id="but-to-002"><state key="normal" title="Go"/></button>
    <tableView id="tab-le-003"><sections><tableViewSection headerTitle="A" id="sec-ti-004"/></sections></tableView>
    """#

  func testAnObjectsTextsAreFoundByItsID() throws {
    let strings = try strings(
      #"""
      /* Class = "UILabel"; text = "Price"; ObjectID = "lab-el-001"; */
      "lab-el-001.text" = "Preis\n€";
      "but-to-002.normalTitle" = "Los";
      "but-to-002.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[1]" = "Zwei";
      "sec-ti-004.headerTitle" = "Ä";
      """#)
    let document = XIBFixture.load(objects)
    XCTAssertEqual(strings.diagnostics + strings.unknownIDs(in: document), [])
    let label = try XCTUnwrap(document.scenes[0].roots.first { $0 is UILabel } as? UILabel)
    XCTAssertEqual(label.text, "Price", "the document's own text")
    XCTAssertEqual(strings.entries(of: label, in: document).map(\.text), ["Preis\n€"])
    XCTAssertEqual(strings.entries(of: label, in: document).map(\.key.property), ["text"])
    let button = strings.entries(ofObjectID: "but-to-002")
    XCTAssertEqual(button.map(\.key.index), [nil, 1])
    XCTAssertEqual(button.map(\.text), ["Los", "Zwei"])
    XCTAssertEqual(strings.entries(ofObjectID: "sec-ti-004").first?.range.position?.line, 5)
    XCTAssertEqual(strings.entries(of: UILabel(), in: document), [])
  }

  func testAllFormatsOfPropertyListsAreRead() throws {
    let xml = #"<plist version="1.0"><dict><key>a-1.text</key><string>Hi</string></dict></plist>"#
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["a-1.text": "Hi"], format: .binary, options: 0)
    var utf16: [UInt8] = [0xFF, 0xFE]
    for unit in "\"a-1.text\" = \"Hi\";".utf16 { utf16 += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    for bytes in [Array(xml.utf8), Array(list), utf16, Array("{\"a-1.text\" = Hi;}".utf8)] {
      let strings = try InterfaceStrings(path: "a.strings", bytes: bytes)
      XCTAssertEqual(strings.entries.map(\.text), ["Hi"])
      XCTAssertEqual(strings.entries.map(\.key.description), ["a-1.text"])
    }
    XCTAssertEqual(try strings("/* No texts */").entries, [])
  }

  func testKeysAreReadAndSpelledAlike() {
    for key in ["abc-12-def.text", "a.segmentTitles[0]", "a.ibShadowedText", "a.headerTitle"] {
      XCTAssertEqual(InterfaceStringKey(key)?.description, key)
    }
    for key in [
      "text", "abc.", ".text", "a.segmentTitles[x]", "a.segmentTitles[-1]", "a b.text", "a.te xt", "",
    ] {
      XCTAssertNil(InterfaceStringKey(key), key)
    }
  }

  func testEachFaultIsToldAtItsPlace() throws {
    let rows = [
      ("\"greeting\" = \"Hi\";", "interface.string-key", 1),
      ("\"a-1.text\" = \"x\";\n\"a-1.text\" = \"y\";", "interface.string-key", 2),
      ("\"a-1.text\" = (x, {b = c;});", "interface.invalid-value", 1),
      ("\"a-1.text\" = <00>;", "interface.invalid-value", 1), ("(a)", "interface.invalid-value", 1),
      ("\"text\"", "interface.invalid-value", 1),
    ]
    for (text, id, line) in rows {
      let strings = try strings(text)
      XCTAssertEqual(strings.diagnostics.map(\.id.rawValue), [id], text)
      XCTAssertEqual(strings.diagnostics.first?.range.position?.line, line, text)
    }
    XCTAssertEqual(try strings("\"a-1.text\" = x;\"a-1.text\" = y;").entries.map(\.text), ["y"])
    XCTAssertThrowsError(try strings("\"a-1.text\" = "))
    XCTAssertThrowsError(try strings(""))
  }

  func testTextsForMissingObjectsAreTold() throws {
    let strings = try strings("\"lab-el-01.text\" = \"x\";\n\"but-to-002.normalTitle\" = \"y\";")
    let diagnostics = strings.unknownIDs(in: XIBFixture.load(objects))
    XCTAssertEqual(diagnostics.map(\.id), [.interfaceUnknownStringID])
    XCTAssertEqual(diagnostics.first?.range.position, SourcePosition(line: 1, column: 1))
    XCTAssertEqual(diagnostics.first?.suggestion, "lab-el-001")
  }
}
