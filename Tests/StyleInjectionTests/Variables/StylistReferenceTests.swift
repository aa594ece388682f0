import XCTest

@testable import StyleInjection

/// Variables of Stylist's themes, with more behind their names.
final class StylistReferenceTests: XCTestCase {
  private func decode(_ text: String, as type: StyleValueType) throws -> StyleValue? {
    let theme = """
      variables: {primary: blue, chain: $primary, heading: Helvetica Neue, title: "Avenir Next:title2", loop: $pool,
        pool: $loop}
      styles: {}
      """
    let sheet = try StyleSheet(path: "theme.yaml", bytes: Array(theme.utf8))
    let context = StyleDecodingContext(
      dialect: .stylist, resources: StyleResourceList([Blue(), SampleResources()]),
      variables: StyleVariables([sheet]))
    guard case .value(let value, _) = context.decode(.string(text), as: type) else { return nil }
    return value
  }

  private struct Blue: StyleResources {
    func color(named name: String) -> StyleColor? {
      name == "blue" ? StyleColor(red: 0, green: 0, blue: 1) : nil
    }
  }

  func testReferences() throws {
    let blue = StyleColor(red: 0, green: 0, blue: 1)
    XCTAssertEqual(try decode("$primary", as: .color), .color(blue))
    XCTAssertEqual(try decode("$chain:0.5", as: .color), .color(blue.withAlpha(0.5)))
    XCTAssertEqual(try decode("$heading:16", as: .font), .font(.named("HelveticaNeue", 16)))
    XCTAssertEqual(
      try decode("$heading:body", as: .font),
      .font(StyleFont(.named("HelveticaNeue"), size: 17, textStyle: "body")))
    XCTAssertEqual(try decode("$title:20", as: .font), .font(.named("AvenirNext-Regular", 20)))
    XCTAssertNil(try decode("$heading:big", as: .font))
    XCTAssertNil(try decode("$loop", as: .color))
  }
}
