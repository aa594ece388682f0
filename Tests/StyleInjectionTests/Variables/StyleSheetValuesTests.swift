import XCTest

@testable import StyleInjection

final class StyleSheetValuesTests: XCTestCase {
  private func sheet() throws -> StyleSheet {
    try StyleSheet(
      path: "a.plist",
      [
        "$primary": "#FF0000", "$primary(appearance:dark)": "#880000", "$accent": "$primary", "$size": 12,
        "$loop": "$pool", "$pool": "$loop", "$font": "$\"Avenir Next\"", "$names": ["a", "b"],
      ])
  }

  func testValuesOfTypes() throws {
    let sheet = try sheet()
    XCTAssertEqual(try sheet.value("primary", as: StyleColor.self), StyleColor(red: 1, green: 0, blue: 0))
    XCTAssertEqual(try sheet.value("accent", as: StyleColor.self), StyleColor(red: 1, green: 0, blue: 0))
    XCTAssertEqual(
      try sheet.value("accent", as: StyleColor.self, in: StyleEnvironment(appearance: .dark)),
      StyleColor(red: 136 / 255, green: 0, blue: 0))
    XCTAssertEqual(try sheet.value("size", as: Double.self), 12)
    XCTAssertEqual(try sheet.value("size", as: Int.self), 12)
    XCTAssertEqual(try sheet.value("primary", as: String.self), "#FF0000")
    XCTAssertEqual(
      try sheet.value("font", as: StyleFont.self, resources: SampleResources()).size, 17)
  }

  func testWhatCannotBeHadIsTold() throws {
    let sheet = try sheet()
    func id(_ name: String, _ type: any StyleValueConvertible.Type) -> Diagnostic? {
      do {
        _ = try sheet.value(name, as: type)
        return nil
      } catch {
        return error.diagnostic
      }
    }
    XCTAssertEqual(id("primray", StyleColor.self)?.id, .valueUnknownVariable)
    XCTAssertEqual(id("primray", StyleColor.self)?.suggestion, "primary")
    XCTAssertEqual(id("size", StyleColor.self)?.id, .valueKind)
    XCTAssertEqual(id("loop", StyleColor.self)?.id, .valueVariableCircle)
    XCTAssertEqual(id("names", Bool.self)?.id, .valueKind)
    XCTAssertNil(id("size", Double.self))
  }
}
