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

  func testSpellingsAndOmittedValuesAreValuesOfTheirProperties() {
    for (rows, row, property) in attributeRows {
      let place = "\(rows.className).\(row.keyPath)"
      if case .enumeration(let type) = property.type.kind {
        for name in row.spellings.values {
          XCTAssertTrue(type.cases.contains(name), "\(place) has no \(name)")
        }
        if let omitted = row.omitted {
          XCTAssertTrue(type.cases.contains(row.spellings[omitted] ?? omitted), "\(place) has no \(omitted)")
        }
      } else {
        XCTAssertTrue(row.spellings.isEmpty || property.cases != nil, place)
      }
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
