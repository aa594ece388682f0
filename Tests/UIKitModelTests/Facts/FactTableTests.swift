import XCTest

@testable import UIKitModel

final class FactTableTests: XCTestCase {
  private let small = FactTable(
    """
    Apple\tfruit\tred
     seed\t5
     stalk
    Apple.Core
    Bean\tvegetable
     pod\t\tgreen
    """)

  private let tables = [
    UIKitClassTable.table, UIKitPropertyTable.table, UIKitEnumTable.table, UIKitStateSetterTable.table,
    IOSFontTable.table, SystemColorTable.table, DynamicTypeTable.table,
  ]

  func testFindsBlocksByTheirWholeNames() {
    XCTAssertEqual(small.names, ["Apple", "Apple.Core", "Bean"])
    XCTAssertEqual(small.block(named: "Apple")?.columns, ["Apple", "fruit", "red"])
    XCTAssertEqual(small.block(named: "Apple")?.rows, [["seed", "5"], ["stalk"]])
    XCTAssertEqual(small.block(named: "Apple.Core")?.rows, [])
    XCTAssertEqual(small.block(named: "Bean")?.rows, [["pod", "", "green"]])
    for absent in ["", "A", "App", "Apples", "Apple.", "Apple.Cor", "Aardvark", "Zebra", "seed", " seed"] {
      XCTAssertNil(small.block(named: absent), absent)
    }
  }

  func testFindsRowsByTheirFirstColumn() {
    for present in ["seed", "stalk", "pod"] { XCTAssertTrue(small.hasRow(named: present), present) }
    for absent in ["see", "seeds", "5", "Apple", "", "green"] {
      XCTAssertFalse(small.hasRow(named: absent), absent)
    }
  }

  func testAnEmptyTableHasNoBlocks() {
    XCTAssertNil(FactTable("").block(named: "Apple"))
    XCTAssertEqual(FactTable("").names, [])
  }

  func testEachBlockOfEachTableIsFoundByItsName() {
    for table in tables {
      let blocks = table.blocks
      XCTAssertGreaterThan(blocks.count, 10)
      for block in blocks {
        let found = table.block(named: block.columns[0])
        XCTAssertEqual(found?.columns, block.columns)
        XCTAssertEqual(found?.rows, block.rows)
        XCTAssertNil(table.block(named: block.columns[0] + "\u{1}"))
      }
    }
  }

  func testTheTablesHaveTheFactsThatOthersBuildOn() {
    XCTAssertEqual(UIKitClassTable.table.block(named: "UILabel")?.columns, ["UILabel", "UIView", "UIKit"])
    XCTAssertEqual(
      UIKitPropertyTable.table.block(named: "UILabel")?.rows.first { $0[0] == "textAlignment" },
      ["textAlignment", "enum", "NSTextAlignment", "", "", ".natural"])
    XCTAssertNil(UIKitClassTable.table.block(named: "UILabell"))
    XCTAssertEqual(
      UIKitEnumTable.table.block(named: "NSLayoutConstraint.Axis")?.rows,
      [["horizontal", "0"], ["vertical", "1"]])
    XCTAssertEqual(SystemColorTable.table.block(named: "red")?.rows.first, ["light", "255", "0", "0", "1"])
  }
}
