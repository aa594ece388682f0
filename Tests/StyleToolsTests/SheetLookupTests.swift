import XCTest

@testable import StyleTools

final class SheetLookupTests: XCTestCase {
  private let defaults = ProjectConfiguration().sheets

  private static func tried(_ path: String) -> [String] {
    ["", ".plist", ".json", ".yaml", ".yml"].map { "tried '\(path)\($0)'" }
  }

  func testWhereASheetIsFound() throws {
    let project = try TemporaryProject([
      "StyleSheets/Day.plist": "", "Night.plist": "", "StyleSheets/Night.plist": "", "Look/Odd.plist": "",
      "Bare": "", "StyleSheets/Folder/x": "", "Folder.plist": "", "v1.2.plist": "",
      "Kit.json": "", "StyleSheets/List.yaml": "", "List.yml": "", "Both.plist": "", "Both.json": "",
    ])
    let expected: [(name: String, path: String)] = [
      ("Day", "StyleSheets/Day.plist"), ("Day.plist", "StyleSheets/Day.plist"), ("Night", "Night.plist"),
      ("StyleSheets/Night", "StyleSheets/Night.plist"), ("Look/Odd", "Look/Odd.plist"), ("Bare", "Bare"),
      ("./Night.plist", "./Night.plist"), ("Folder", "Folder.plist"), ("v1.2", "v1.2.plist"),
      ("Kit", "Kit.json"), ("Kit.json", "Kit.json"), ("List", "List.yml"),
      ("StyleSheets/List", "StyleSheets/List.yaml"), ("Both", "Both.plist"),
      (project.url.path + "/Night", project.url.path + "/Night.plist"),
    ]
    let lookup = SheetLookup(project: project.folder, places: defaults)
    for (name, path) in expected { XCTAssertEqual(try lookup.path(of: name), path, name) }
  }

  func testASheetThatIsNowhereNamesThePlacesTriedAndTheNearestOne() throws {
    let project = try TemporaryProject(["StyleSheets/StyleSheet.plist": "", "Gone/": ""])
    let lookup = SheetLookup(project: project.folder, places: defaults)
    XCTAssertThrowsError(try lookup.path(of: "StyleShet")) { error in
      let diagnostic = (error as? SheetNotFound)?.diagnostic
      XCTAssertEqual(
        diagnostic?.description,
        "StyleShet: error: there is no style sheet 'StyleShet' [project.missing-sheet]")
      XCTAssertEqual(diagnostic?.suggestion, "StyleSheet")
      XCTAssertEqual(
        diagnostic?.notes.map(\.message),
        Self.tried("StyleShet") + Self.tried("StyleSheets/StyleShet"))
    }
  }

  func testTheConfigurationsPlacesReplaceTheUsualOnes() throws {
    let project = try TemporaryProject(["StyleSheets/Day.plist": "", "Look/Night.plist": ""])
    let lookup = SheetLookup(
      project: project.folder, places: [ProjectPlace("Look"), ProjectPlace("Nowhere")])
    XCTAssertEqual(try lookup.path(of: "Night"), "Look/Night.plist")
    XCTAssertThrowsError(try lookup.path(of: "Day")) { error in
      XCTAssertEqual(
        (error as? SheetNotFound)?.diagnostic.notes.map(\.message),
        Self.tried("Day") + Self.tried("Look/Day") + Self.tried("Nowhere/Day"))
    }
  }

  func testAFolderIsNoSheet() throws {
    let project = try TemporaryProject(["StyleSheets/Day/": ""])
    let lookup = SheetLookup(project: project.folder, places: defaults)
    XCTAssertThrowsError(try lookup.path(of: "Day")) { error in
      XCTAssertEqual(
        (error as? SheetNotFound)?.diagnostic.notes.map(\.message),
        Self.tried("Day") + ["'StyleSheets/Day' is a folder"] + Self.tried("StyleSheets/Day").dropFirst())
    }
  }

  func testAnAbsolutePathIsTriedAsItIs() throws {
    let project = try TemporaryProject()
    let lookup = SheetLookup(project: project.folder, places: defaults)
    XCTAssertThrowsError(try lookup.path(of: "/gone/Day.plist")) { error in
      XCTAssertEqual((error as? SheetNotFound)?.diagnostic.notes.map(\.message), ["tried '/gone/Day.plist'"])
    }
  }
}
