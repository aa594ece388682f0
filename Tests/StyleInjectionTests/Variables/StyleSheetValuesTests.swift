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

  func testWhatASheetIncludesCounts() throws {
    let files: [String: RawStyleValue] = [
      "base.plist": ["$primary": "#FF0000", "$size": 1, "$palette.ink": "#000000"],
      "more.json": ["$size": 2, "$edge": "$primary"],
    ]
    let own = try StyleSheet(
      path: "a.plist", ["$include": ["base.plist", "more.json"], "$primary": "#00FF00"])
    XCTAssertThrowsError(try own.value("size", as: Int.self))
    let includes = StyleSheetIncludes(own) { path throws(StyleSheetError) in
      try StyleSheet(path: path, files[path] ?? [:])
    }
    let sheet = try XCTUnwrap(includes.sheets.last)
    let green = StyleColor(red: 0, green: 1, blue: 0)
    XCTAssertEqual(try sheet.value("primary", as: StyleColor.self), green)
    XCTAssertEqual(try sheet.value("edge", as: StyleColor.self), green)
    XCTAssertEqual(try sheet.value("size", as: Int.self), 2)
    XCTAssertEqual(
      try sheet.value("palette.ink", as: StyleColor.self), StyleColor(red: 0, green: 0, blue: 0))
    XCTAssertThrowsError(try sheet.value("palette.inc", as: StyleColor.self)) { error in
      XCTAssertEqual((error as? StyleVariableError)?.diagnostic.suggestion, "palette.ink")
    }
  }

  func testASourceAnswersForItsSheetsAndAManagerInItsEnvironment() throws {
    var source = StyleSheetSource([try sheet(), try StyleSheet(path: "b.plist", ["$size": 13])])
    source.register(try StyleSheet(path: "c.plist", ["$size": 14, "$own": 1]), named: "Aqua")
    XCTAssertEqual(try source.value("size", as: Int.self), 13)
    XCTAssertThrowsError(try source.value("own", as: Int.self)) { error in
      XCTAssertEqual((error as? StyleVariableError)?.diagnostic.range.file.path, "b.plist")
    }
    let manager = StyleManager(repository: source)
    let red = try manager.value("primary", as: StyleColor.self)
    manager.environment.appearance = .dark
    XCTAssertEqual(red, StyleColor(red: 1, green: 0, blue: 0))
    XCTAssertEqual(
      try manager.value("primary", as: StyleColor.self), StyleColor(red: 136 / 255, green: 0, blue: 0))
    XCTAssertThrowsError(try StyleSheetSource([]).value("size", as: Int.self))
  }
}
