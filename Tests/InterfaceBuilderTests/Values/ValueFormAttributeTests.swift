import StyleDiagnostics
import StyleInjection
import XCTest

@testable import InterfaceBuilder

/// Every attribute of every form says something, and says it where it is malformed.
final class ValueFormAttributeTests: XCTestCase {
  /// Attributes that change no value, and why.
  private static let silent = [
    "paragraphStyle@tighteningFactorForTruncation": "UIKit's paragraph styles have no such factor"
  ]

  /// Attributes that may hold any text.
  private static let texts: Set<String> = [
    "color@name", "color@image", "font@name", "fontDescription@name", "fontDescription@family",
    "imageReference@image", "fragment@content", "url@string",
  ]

  private func read(_ text: String) throws -> (value: StyleValue?, diagnostics: [Diagnostic]) {
    var reader = ValueFixture.reader()
    reader.superviewSize = CGSize(width: 375, height: 44)
    let value = reader.value(of: try XMLFixture.element(text))
    return (value, reader.diagnostics)
  }

  func testEveryAttributeOfEveryFormHasASample() {
    for form in InterfaceValueForm.rows where InterfaceOptionSpelling.named[form.name] == nil {
      let changed = (ValueSample.samples[form.name] ?? []).flatMap(\.changes.keys)
      XCTAssertEqual(Set(changed).subtracting(form.attributes), [], form.name)
      XCTAssertEqual(Set(form.attributes).subtracting(changed), [], form.name)
    }
  }

  func testEveryAttributeOfEveryFormIsARole() {
    for form in InterfaceValueForm.rows where InterfaceOptionSpelling.named[form.name] == nil {
      let roles = InterfaceElementRoles.named[form.name]?.attributes ?? [:]
      XCTAssertEqual(form.attributes.filter { roles[$0] == nil }, [], form.name)
    }
  }

  func testAnotherValueOfAnAttributeIsAnotherValue() throws {
    for (name, samples) in ValueSample.samples {
      for sample in samples {
        let (value, diagnostics) = try read(sample.text)
        XCTAssertNotNil(value, sample.text)
        XCTAssertEqual(diagnostics, [], sample.text)
        for (attribute, other) in sample.changes {
          let text = sample.changing(attribute, to: other)
          let isSilent = Self.silent["\(name)@\(attribute)"] != nil
          // Colours that look the same are equal, whatever their names.
          XCTAssertEqual("\(try read(text).value as Any)" == "\(value as Any)", isSilent, text)
        }
      }
    }
  }

  func testAMalformedAttributeIsToldAtItsPlaceAndLeavesTheRestInForce() throws {
    for (name, samples) in ValueSample.samples {
      for sample in samples {
        for attribute in sample.changes.keys where !Self.texts.contains("\(name)@\(attribute)") {
          let text = sample.changing(attribute, to: "?!")
          let diagnostics = try read(text).diagnostics
          XCTAssertEqual(diagnostics.count, 1, text)
          let ids: [Diagnostic.ID] = [.interfaceInvalidValue, .interfaceUnknownValue]
          XCTAssertTrue(ids.contains(try XCTUnwrap(diagnostics.first?.id)), text)
          XCTAssertEqual(
            diagnostics.first?.range.offset, try XMLFixture.element(text).range(of: attribute).offset, text)
        }
      }
    }
  }

  func testEveryMemberOfAnOptionSetIsRead() throws {
    for spelling in InterfaceOptionSpelling.rows {
      for (attribute, member) in spelling.members {
        let (value, diagnostics) = try read("<\(spelling.element) key=\"k\" \(attribute)=\"YES\"/>")
        XCTAssertEqual(value, .options(member.isEmpty ? [] : [member]))
        XCTAssertEqual(diagnostics, [])
        XCTAssertEqual(try read("<\(spelling.element) \(attribute)=\"NO\"/>").value, .options([]))
        XCTAssertEqual(
          try read("<\(spelling.element) \(attribute)=\"1\"/>").diagnostics.map(\.id),
          [.interfaceInvalidValue])
      }
      let (value, diagnostics) = try read("<\(spelling.element) lunk=\"YES\"/>")
      XCTAssertEqual(value, .options([]))
      XCTAssertEqual(diagnostics.map(\.id), [.interfaceUnknownValue])
    }
  }

  func testNumbersThatAreNoneAreTold() throws {
    for text in ["NaN", "nan", "inf", "-infinity", "1e400", "0x10", "17,5", " 1", "", "1.2.3"] {
      XCTAssertEqual(
        try read("<real value=\"\(text)\"/>").diagnostics.map(\.id), [.interfaceInvalidValue], text)
    }
    for text in ["9223372036854775808", "1e19", "1.5", "-9223372036854775809", "0x10", "ten"] {
      XCTAssertEqual(
        try read("<integer value=\"\(text)\"/>").diagnostics.map(\.id), [.interfaceInvalidValue], text)
    }
  }

  func testNumbersThatXcodeWritesAreRead() throws {
    let rows: [(String, Double)] = [
      ("5e-324", 0), ("4.9406564584124654e-324", 0), ("2.2250738585072014e-308", 0), ("-5e-324", 0),
      ("0.40000000000000002", 0.4), ("-3199.1999999999998", -3199.2),
      ("1.7976931348623157e+308", .greatestFiniteMagnitude),
      ("0.0", 0), ("1E3", 1000),
    ]
    for (text, expected) in rows {
      XCTAssertEqual(try read("<real value=\"\(text)\"/>").value, .number(expected), text)
    }
    XCTAssertEqual(try read(#"<integer value="3.0"/>"#).value, .integer(3))
  }
}
