import StyleInjection
import UIKitModel

@testable import InterfaceBuilder

/// Reads values with the system's resources and some of the app's.
enum ValueFixture {
  static func reader(assets: any StyleResources = StyleResourceList()) -> InterfaceValueReader {
    InterfaceValueReader(assets: assets, system: IOSResources())
  }

  static func value(_ text: String) throws -> StyleValue? {
    var reader = reader()
    return reader.value(of: try XMLFixture.element(text))
  }
}
