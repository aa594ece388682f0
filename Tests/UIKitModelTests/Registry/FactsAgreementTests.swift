import StyleInjection
import XCTest

@testable import UIKitModel

/// The typed rows say what the tables say.
final class FactsAgreementTests: XCTestCase {
  func testEveryPropertyOfTheTableIsKnownByBothNames() {
    var names = NamesByClass()
    for block in UIKitPropertyTable.table.blocks {
      let known = names.known(to: block.columns[0])
      for property in block.lines.map(TableProperty.init) {
        XCTAssertTrue(known.contains(property.name), "\(block.columns[0]).\(property.name)")
        XCTAssertTrue(known.contains(property.key), "\(block.columns[0]).\(property.key)")
      }
    }
  }

  func testEverySetterOfTheTableIsKnown() {
    var names = NamesByClass()
    for block in UIKitStateSetterTable.table.blocks {
      let known = names.known(to: block.columns[0])
      for setter in block.rows {
        XCTAssertTrue(known.contains(setter[0]), "\(block.columns[0]).\(setter[0])")
      }
    }
  }

  /// The names that a key path of a class can begin with, inherited ones too.
  private struct NamesByClass {
    private var names: [String: Set<String>] = [:]

    mutating func known(to name: String) -> Set<String> {
      if let known = names[name] { return known }
      guard let styleClass = UIKitCatalog().styleClass(named: name) else { return [] }
      let rows = styleClass.rows
      let own = Set(rows.properties.map(\.name) + rows.aliases.keys)
      let made = styleClass.superclassName.map { own.union(known(to: $0)) } ?? own
      names[name] = made
      return made
    }
  }

  func testTypedRowsHaveTheTypesOfTheTable() {
    for model in ModelClass.all {
      let facts = Dictionary(
        (UIKitPropertyTable.table.block(named: model.name)?.lines ?? []).map(TableProperty.init)
          .map { ($0.name, $0.row) },
        uniquingKeysWith: { first, _ in first })
      for property in model.typedRows().properties {
        guard let fact = facts[property.name], !isNilInTheModelOnly(property.name, of: model) else {
          continue
        }
        switch (property.access, fact.access) {
        case (.value(let type, _), .value(let wanted, _)):
          XCTAssertEqual(
            SampleValue.words(type), SampleValue.words(wanted), "\(model.name).\(property.name)")
        case (.object(let name, _), .object(let wanted, _)):
          XCTAssertEqual(name, wanted, "\(model.name).\(property.name)")
        case (.stateful, .value): break
        // A type whose values no sheet spells.
        case (.value(let type, _), .unsettable), (.value(let type, _), .object):
          guard case .custom = type.kind else {
            XCTFail("\(model.name).\(property.name): \(type) for \(fact.access)")
            continue
          }
        default: XCTFail("\(model.name).\(property.name): \(property.access) for \(fact.access)")
        }
      }
    }
  }

  /// UIKit's headers do not say whether these are ever nil; in fresh objects they are.
  private func isNilInTheModelOnly(_ name: String, of model: ModelClass) -> Bool {
    name == "textContentType" || model.name == "UIButton" && name == "font"
  }

  func testNoTableHidesATypedRow() {
    for name in UIKitCatalog().styleClassNames {
      let above = UIKitClass(named: name)?.superclasses.compactMap { ModelClass.named($0.name) } ?? []
      let typed = Set(above.flatMap { $0.typedRows().properties.map(\.name) })
      let own = Set(ModelClass.named(name)?.typedRows().properties.map(\.name) ?? [])
      let table = UIKitPropertyTable.table.block(named: name)?.rows.compactMap(\.first) ?? []
      let setters = UIKitStateSetterTable.table.block(named: name)?.rows.compactMap(\.first) ?? []
      for row in table + setters where !own.contains(row) {
        XCTAssertFalse(typed.contains(row), "\(name).\(row)")
      }
    }
  }

  func testTypedRowsAreNoInventions() {
    for model in ModelClass.all where UIKitClass(named: model.name) != nil {
      let properties = UIKitPropertyTable.table.block(named: model.name)?.rows.compactMap(\.first) ?? []
      let setters = UIKitStateSetterTable.table.block(named: model.name)?.rows.compactMap(\.first) ?? []
      for property in model.typedRows().properties {
        XCTAssertTrue((properties + setters).contains(property.name), "\(model.name).\(property.name)")
      }
    }
  }

  func testTypedEnumsHaveTheCasesOfTheTable() {
    var names: Set<String> = []
    for property in ModelClass.all.flatMap({ $0.typedRows().properties }) {
      guard case .value(let type, _) = property.access else { continue }
      switch type.kind {
      case .enumeration(let type), .optionSet(let type):
        names.insert(type.name)
        let facts = UIKitEnum(named: type.name)
        let wanted = facts?.kind == .optionSet ? facts?.members.map(\.name) : facts?.cases
        XCTAssertEqual(type.cases, wanted, type.name)
      default: continue
      }
    }
    XCTAssertGreaterThan(names.count, 50)
  }

  func testFreshObjectsHaveTheValuesOfTheTable() {
    for model in ModelClass.all {
      let object = model.make()
      let rows = Dictionary(
        model.typedRows().properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      for columns in UIKitPropertyTable.table.block(named: model.name)?.rows ?? [] where columns.count > 5 {
        guard case .value(let type, let accessor) = rows[columns[0]]?.access else { continue }
        let wanted = TableDefault.value(columns[5], of: type)
        guard wanted != TableDefault.value("", of: type) else { continue }
        XCTAssertEqual(accessor.get(object), wanted, "\(model.name).\(columns[0])")
      }
    }
  }
}
