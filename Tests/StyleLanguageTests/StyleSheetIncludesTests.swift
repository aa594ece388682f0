import StyleLanguage
import XCTest

final class StyleSheetIncludesTests: XCTestCase {
  /// Sheets by their paths: what each includes.
  private func load(_ files: [String: [String]], _ path: String) throws(StyleSheetError) -> StyleSheet {
    let includes = files[path]?.map { "<string>\($0)</string>" }.joined()
    let text =
      "<plist><dict>" + (includes.map { "<key>$include</key><array>\($0)</array>" } ?? "") + "</dict></plist>"
    return try StyleSheet(path: path, bytes: Array((files[path] == nil ? "" : text).utf8))
  }

  private func check(
    _ files: [String: [String]], main: String = "s/main", order: [String], problems: [String] = [],
    line: UInt = #line
  ) throws {
    let includes = StyleSheetIncludes(try load(files, main)) { path throws(StyleSheetError) in
      try self.load(files, path)
    }
    XCTAssertEqual(includes.sheets.map(\.file.path), order, line: line)
    XCTAssertEqual(
      includes.diagnostics.filter { $0.id.rawValue == "sheet.include" }.map(\.message), problems, line: line)
  }

  func testAnIncludedSheetIsWeakerThanItsIncluderAndALaterOneStronger() throws {
    try check(["s/main": []], order: ["s/main"])
    try check(["s/main": ["a", "b"], "s/a": [], "s/b": []], order: ["s/a", "s/b", "s/main"])
    try check(
      ["s/main": ["a"], "s/a": ["parts/b"], "s/parts/b": ["../c"], "s/c": []],
      order: ["s/c", "s/parts/b", "s/a", "s/main"])
  }

  func testASheetInSeveralPlacesCountsOnceInTheStrongest() throws {
    try check(
      ["s/main": ["a", "b"], "s/a": ["c"], "s/b": ["c"], "s/c": []], order: ["s/a", "s/c", "s/b", "s/main"])
  }

  func testWhatCannotBeIncludedIsToldAndTheRestCounts() throws {
    try check(
      ["s/main": ["a"], "s/a": ["main"]], order: ["s/a", "s/main"],
      problems: ["sheets include each other: s/main → s/a → s/main"])
    for path in ["../x", "/x", "a/../../x"] {
      try check(
        ["s/main": [path, "b"], "s/b": []], order: ["s/b", "s/main"],
        problems: ["'\(path)' leads out of the folder of 's/main'"])
    }
    try check(["s/main": ["gone"]], order: ["s/main"], problems: ["'gone' cannot be included"])
  }

  func testPathsBeginAsThatOfTheFirstSheetDoes() throws {
    for home in ["", "./", "/", "/s/./", "../", "https://example.com/", "https://example.com/themes/"] {
      try check(
        ["\(home)main": ["a/b", "main"], "\(home)a/b": ["../c"], "\(home)c": []], main: "\(home)main",
        order: ["\(home)c", "\(home)a/b", "\(home)main"],
        problems: ["sheets include each other: \(home)main → \(home)main"])
      try check(
        ["\(home)main": ["../evil/c"]], main: "\(home)main", order: ["\(home)main"],
        problems: ["'../evil/c' leads out of the folder of '\(home)main'"])
    }
  }
}
