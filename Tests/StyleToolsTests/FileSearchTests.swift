import Foundation
import StyleDiagnostics
import XCTest

@testable import StyleTools

final class FileSearchTests: XCTestCase {
  private static let files = [
    "Main.storyboard", "Cell.xib", "notes.txt", "App/Base.lproj/Launch.storyboard", "App/B.STORYBOARD",
    "App/A.xib", ".hidden/No.xib", ".build/No.xib", "build/No.xib", "Pods/No.xib", "Carthage/No.xib",
    "DerivedData/No.xib", "node_modules/x/No.xib", "App/build/No.xib", "App/.No.xib",
    "Folder.xib/Yes.xib", "Empty.storyboard/", "App/A.xcassets/No.xib", "A.xcodeproj/No.xib",
    "A.xcworkspace/No.xib",
    "A.xcdatamodeld/No.xib",
  ]

  private func project() throws -> TemporaryProject {
    try TemporaryProject(Dictionary(uniqueKeysWithValues: Self.files.map { ($0, "") }))
  }

  private func search(_ project: TemporaryProject, _ paths: String...) -> FileSearch.Result {
    FileSearch(project: project.folder, goal: .documents).run(
      in: paths.map { ProjectPlace($0) })
  }

  func testFindsDocumentsInOrderAndLeavesOutWhatToolsMade() throws {
    let project = try project()
    let expected = [
      "Cell.xib", "Main.storyboard", "App/A.xib", "App/B.STORYBOARD", "App/Base.lproj/Launch.storyboard",
      "Folder.xib/Yes.xib",
    ]
    let result = search(project, ".")
    XCTAssertEqual(result.paths, expected)
    XCTAssertEqual(result.missing + result.unreadable, [])
  }

  func testAPathThatIsGivenIsLookedAtWhateverItIsCalled() throws {
    let project = try project()
    let expected: [(given: String, found: [String])] = [
      ("build", ["build/No.xib"]), (".hidden", [".hidden/No.xib"]), ("notes.txt", ["notes.txt"]),
      ("App/", ["App/A.xib", "App/B.STORYBOARD", "App/Base.lproj/Launch.storyboard"]),
      ("./App/A.xib", ["./App/A.xib"]), (project.url.path + "/build", [project.url.path + "/build/No.xib"]),
    ]
    for (given, found) in expected { XCTAssertEqual(search(project, given).paths, found, given) }
  }

  func testWhatIsGivenTwiceIsFoundOnce() throws {
    let project = try project()
    XCTAssertEqual(
      search(project, "App/A.xib", "App", "App").paths,
      ["App/A.xib", "App/B.STORYBOARD", "App/Base.lproj/Launch.storyboard"])
  }

  func testOfPathsToOneFileTheFirstIsFound() throws {
    let project = try project()
    let link = project.url.appending(path: "Link.xib")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: project.url.appending(path: "Cell.xib"))
    let others = ["./Cell.xib", "App/../Cell.xib", project.url.path + "/Cell.xib", "Link.xib"]
    for other in others {
      XCTAssertEqual(search(project, "Cell.xib", other).paths, ["Cell.xib"], other)
      XCTAssertEqual(search(project, other, "Cell.xib").paths, [other], other)
    }
    XCTAssertFalse(search(project, ".").paths.contains("Link.xib"))
  }

  func testAPipeIsLeftOutOfASearchAndTakenWhereItIsNamed() throws {
    let project = try project()
    XCTAssertEqual(mkfifo(project.url.appending(path: "App/Pipe.xib").path, 0o600), 0)
    let found = search(project, "App")
    XCTAssertFalse(found.paths.contains("App/Pipe.xib"))
    XCTAssertEqual(
      found.unreadable.map(\.description),
      [
        "App/Pipe.xib: warning: left out: a pipe, a socket or a device, not a file [project.unreadable-file]"
      ])
    XCTAssertEqual(search(project, "App/Pipe.xib").paths, ["App/Pipe.xib"])
  }

  func testPathsAreTakenToTheLetter() throws {
    let names = ["~", "~root", "%41", "a b", "é", "q?#", "-x", "$HOME", "*"]
    let project = try TemporaryProject(Dictionary(uniqueKeysWithValues: names.map { ("\($0)/A.xib", "") }))
    for name in names { XCTAssertEqual(search(project, name).paths, ["\(name)/A.xib"], name) }
    XCTAssertEqual(search(project, "").missing.count, 1, "an empty path is not the whole project")
    let here = FileSearch(project: ProjectFolder(), goal: .documents)
    XCTAssertEqual(here.run(in: [ProjectPlace("~")]).missing.count, 1, "no home is meant")
  }

  func testAMissingPathIsSaidAndTheOthersAreSearched() throws {
    let project = try project()
    let result = search(project, "Gone", "Cell.xib")
    XCTAssertEqual(result.paths, ["Cell.xib"])
    XCTAssertEqual(
      result.missing.map(\.description),
      ["Gone: error: there is no file or folder 'Gone' [project.missing-path]"])
  }

  func testAMissingPlaceOfTheConfigurationIsSaidWhereItIsNamed() throws {
    let file = SourceFile(path: ".inject.yml", text: "documents: [Gone]\n")
    let place = ProjectPlace("Gone", origin: SourceRange(file, SourceSpan(12, 16)))
    let result = try FileSearch(project: project().folder, goal: .documents).run(in: [place])
    XCTAssertEqual(result.missing.map(\.range.label), [".inject.yml:1:13"])
  }

  func testLinksInCirclesEnd() throws {
    let project = try project()
    try FileManager.default.createSymbolicLink(
      at: project.url.appending(path: "App/loop"), withDestinationURL: project.url)
    XCTAssertEqual(
      search(project, "App").paths, ["App/A.xib", "App/B.STORYBOARD", "App/Base.lproj/Launch.storyboard"])
  }

  func testCatalogsAndTheImagesBesideThemAreFoundTogether() throws {
    let project = try TemporaryProject([
      "A/One.xcassets/x.png": "", "Two.xcassets/Three.xcassets/x": "", "A/home@2x.png": "", "B.JPG": "",
      "notes.txt": "", "build/no.png": "",
    ])
    let search = FileSearch(project: project.folder, goal: .assets)
    XCTAssertEqual(search.run(in: [ProjectPlace(".")]).folders, ["Two.xcassets", "A/One.xcassets"])
    XCTAssertEqual(search.run(in: [ProjectPlace(".")]).paths, ["B.JPG", "A/home@2x.png"])
    XCTAssertEqual(search.run(in: [ProjectPlace("Two.xcassets")]).folders, ["Two.xcassets"])
    XCTAssertEqual(search.run(in: [ProjectPlace("A/home@2x.png")]).paths, ["A/home@2x.png"])
    XCTAssertEqual(search.run(in: [ProjectPlace("notes.txt")]).paths, [])
  }
}
