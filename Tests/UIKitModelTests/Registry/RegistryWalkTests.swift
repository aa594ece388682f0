import StyleInjection
import XCTest

@testable import UIKitModel

/// Every row of every class: its type, its value in a fresh object, and what setting it does.
final class RegistryWalkTests: XCTestCase {
  private let catalog = UIKitCatalog()

  func testEveryClassOfTheTableIsKnownWithItsSuperclassAndFramework() throws {
    let registry = StyleRegistry.uiKit
    for columns in UIKitClassTable.table.blocks.map(\.columns) {
      let known = try XCTUnwrap(catalog.styleClass(named: columns[0]))
      XCTAssertEqual(known.name, columns[0])
      XCTAssertEqual(known.superclassName ?? "", columns[1], columns[0])
      XCTAssertEqual(known.module, columns[2], columns[0])
      XCTAssertEqual(registry.chain(of: columns[0]).last?.name, "NSObject", columns[0])
    }
    XCTAssertEqual(Set(catalog.styleClassNames).count, catalog.styleClassNames.count)
    XCTAssertTrue(Set(ModelClass.all.map(\.name)).isSubset(of: catalog.styleClassNames))
  }

  func testClassesOfTheModelInheritAsInUIKit() {
    for model in ModelClass.all {
      let object = model.make()
      XCTAssertNil(object.customStyleClassName)
      XCTAssertEqual(
        UIKitTypeName.of(type(of: object)), model.name == "NSObject" ? "UIKitObject" : model.name)
      guard let superclassName = model.styleClass.superclassName else { continue }
      let parent = ModelClass.named(superclassName)
      let parentType = parent.map { ObjectIdentifier(type(of: $0.make())) }
      XCTAssertEqual(
        (Mirror(reflecting: object).superclassMirror?.subjectType as? AnyObject.Type).map(
          ObjectIdentifier.init),
        parentType, "\(model.name) inherits \(superclassName)")
    }
    XCTAssertEqual(Set(ModelClass.all.map(\.name)).count, ModelClass.all.count)
  }

  func testNoNameStandsTwiceInAClass() {
    for name in catalog.styleClassNames {
      let rows = catalog.styleClass(named: name)?.rows ?? StyleClass.Rows()
      let names = rows.properties.map(\.name) + rows.aliases.keys
      let repeated = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
      XCTAssertTrue(repeated.isEmpty, "\(name): \(repeated)")
    }
  }

  func testEveryRowGivesBackWhatIsSet() throws {
    var count = 0
    for name in catalog.styleClassNames {
      let rows = try XCTUnwrap(catalog.styleClass(named: name)).rows
      let object = try XCTUnwrap(catalog.makeObject(ofClass: name))
      for property in rows.properties {
        for (type, accessor) in accessors(of: property) {
          let row = "\(name).\(property.name)"
          XCTAssertTrue(SampleValue.fits(accessor.get(object), type), "\(row): \(accessor.get(object))")
          guard let sample = SampleValue.of(type) else { continue }
          XCTAssertTrue(SampleValue.fits(sample, type), row)
          accessor.set(object, sample)
          XCTAssertEqual(accessor.get(object), sample, row)
          if type.isOptional {
            accessor.set(object, .none)
            XCTAssertEqual(accessor.get(object), .none, row)
          }
          count += 1
        }
      }
    }
    XCTAssertGreaterThan(count, 2000)
  }

  func testObjectsOnKeyPathsAreOfTheirDeclaredClass() throws {
    let registry = StyleRegistry.uiKit
    for name in catalog.styleClassNames {
      let object = try XCTUnwrap(catalog.makeObject(ofClass: name))
      for property in try XCTUnwrap(catalog.styleClass(named: name)).rows.properties {
        guard case .object(let className, let get) = property.access else { continue }
        XCTAssertNotNil(registry.styleClass(named: className), "\(name).\(property.name): \(className)")
        guard let found = get(object) as? UIKitObject else { continue }
        let foundName = found.customStyleClassName?.name ?? UIKitTypeName.of(type(of: found))
        let chain = registry.chain(of: foundName == "UIKitObject" ? "NSObject" : foundName).map(\.name)
        XCTAssertTrue(chain.contains(className), "\(name).\(property.name): \(foundName)")
        XCTAssertTrue(get(object) === found, "\(name).\(property.name) is made once")
      }
    }
  }

  private func accessors(of property: StyleProperty) -> [(StyleValueType, StyleProperty.Accessor)] {
    switch property.access {
    case .value(let type, let accessor): [(type, accessor)]
    case .stateful(let type, let states, let accessor): states.map { (type, accessor($0)) }
    case .object, .unsettable: []
    }
  }
}
