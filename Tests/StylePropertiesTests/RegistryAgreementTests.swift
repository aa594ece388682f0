import StyleInjection
import UIKitModel
import XCTest

/// Each generated key leads to a property that the registry of UIKit's model has.
final class RegistryAgreementTests: XCTestCase {
  func testEveryKeyIsKnown() throws {
    for (name, properties) in try GeneratedKeys().properties {
      let keyPaths = properties.compactMap { property in
        switch property.form {
        case .value, .stateful: property.name
        case .object: nil
        }
      }
      // A value of no type: what is told of it is not about the key path.
      let declarations = keyPaths.map { StyleDeclaration($0, LocatedStyleValue(.data(Data([1])))) }
      let sheet = StyleSheet(
        file: SourceFile(path: name, bytes: [], kind: .memory), dialect: .plist,
        rules: [StyleRule(StyleSelector(.type(StyleTypeName(name))), declarations)])
      let object = try XCTUnwrap(UIKitCatalog().makeObject(ofClass: name), name)
      let problems = SheetComparison.report(sheet, on: object).problems
      XCTAssertEqual(problems.filter { $0.contains("[key-path.") }, [], name)
      XCTAssertGreaterThanOrEqual(problems.count, keyPaths.isEmpty ? 0 : 1, name)
    }
  }
}
