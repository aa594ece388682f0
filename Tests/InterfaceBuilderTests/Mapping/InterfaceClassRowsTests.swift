import StyleInjection
import UIKitModel
import XCTest

@testable import InterfaceBuilder

final class InterfaceClassRowsTests: XCTestCase {
  private let mapping = InterfaceMapping(.uiKit)

  func testEveryRowHasAPropertyThatCanBeSet() {
    for rows in InterfaceClassRows.all {
      for row in rows.rows {
        XCTAssertNotNil(
          mapping.property(row, ofClass: rows.className, key: "normal"),
          "\(rows.className) has no '\(row.keyPath)'")
      }
    }
  }

  func testAttributesHaveTypesThatAttributesCanSpell() throws {
    for (rows, row, property) in attributeRows {
      switch property.type.kind {
      case .bool, .integer, .number, .string, .image, .attributedText, .enumeration, .optionSet: break
      default: XCTFail("\(rows.className).\(row.keyPath) is no property for an attribute")
      }
    }
  }

  func testEverySpellingIsACaseOfItsProperty() {
    for (rows, row, property) in attributeRows {
      let place = "\(rows.className).\(row.keyPath)"
      XCTAssertTrue(row.spellings.isEmpty || property.cases != nil, place)
      for (spelling, name) in row.spellings {
        XCTAssertEqual(property.cases?.name(of: spelling), name, "\(place) has no \(name)")
      }
    }
  }

  func testEveryOmittedValueIsOneOfItsProperty() {
    for (rows, row, property) in attributeRows {
      guard let omitted = row.omitted else { continue }
      let place = "\(rows.className).\(row.keyPath): \(omitted)"
      guard let value = property.omittedValue(omitted) else {
        XCTFail(place)
        continue
      }
      XCTAssertEqual(property.value(value), value, place)
    }
  }

  func testNoRowStandsTwice() {
    var seen: Set<String> = []
    for rows in InterfaceClassRows.all {
      for row in rows.rows {
        let place = "\(rows.className) \(rows.part ?? "") \(row.source)"
        XCTAssertTrue(seen.insert(place).inserted, place)
      }
    }
  }

  private var attributeRows: [(InterfaceClassRows, InterfacePropertyRow, InterfaceProperty)] {
    InterfaceClassRows.all.flatMap { rows in
      rows.rows.compactMap { row in
        guard case .attribute = row.source else { return nil }
        return mapping.property(row, ofClass: rows.className, key: "normal").map { (rows, row, $0) }
      }
    }
  }
}
