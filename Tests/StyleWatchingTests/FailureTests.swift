import Foundation
import StyleInjection
import StyleWatching
import XCTest

/// What broken and missing files come to.
final class FailureTests: XCTestCase {
  private var folder: SheetFolder!

  override func setUpWithError() throws {
    folder = try SheetFolder()
    try folder.write(SheetFolder.sheet("1", including: ["part.plist"]), "main.plist")
    try folder.write(SheetFolder.sheet("part"), "part.plist")
  }

  override func tearDown() { folder = nil }

  func testABrokenFileKeepsTheStylesAndIsToldWithItsPlace() async throws {
    let source = FileStyleSource([folder.file("main.plist")])
    let log = EventLog(source)
    let broken = [
      ("<plist><dict>\n  <key>@UILabel</dict></plist>", "failed main.plist:2:16 xml.mismatched-tag"),
      ("<plist><array/></plist>", "failed main.plist:1:8 sheet.root"),
      ("{\"@UILabel\": }", "failed main.plist:1:14 json.syntax"),
    ]
    for (text, expected) in broken {
      try folder.replace(text, "main.plist")
      let event = try await log.next()
      XCTAssertEqual(event, expected)
      XCTAssertEqual(source.texts, ["part", "1"])
      XCTAssertEqual(source.diagnostics.map(\.outline), [String(expected.dropFirst("failed ".count))])
    }
    try folder.replace(SheetFolder.sheet("1", including: ["part.plist"]), "main.plist")
    let recovered = try await log.next()
    XCTAssertEqual(recovered, "recovered")
    XCTAssertEqual(source.diagnostics, [])
    try folder.replace(SheetFolder.sheet("2"), "main.plist")
    let reloaded = try await log.next()
    XCTAssertEqual(reloaded, "reloaded main.plist part.plist")
    XCTAssertEqual(source.texts, ["2"])
  }

  func testABrokenIncludedFileKeepsTheStyles() async throws {
    let source = FileStyleSource([folder.file("main.plist")])
    let log = EventLog(source)
    try folder.write("<plist>", "part.plist")
    let failed = try await log.next()
    XCTAssertEqual(failed, "failed part.plist:1:8 xml.unclosed-element main.plist:1:40 sheet.include")
    XCTAssertEqual(source.texts, ["part", "1"])
    try folder.write(SheetFolder.sheet("mended"), "part.plist")
    let mended = try await log.next()
    XCTAssertEqual(mended, "reloaded part.plist")
    XCTAssertEqual(source.texts, ["mended", "1"])
  }

  func testAFileThatGoesAndComesBack() async throws {
    let source = FileStyleSource([folder.file("main.plist")])
    let log = EventLog(source)
    try folder.remove("main.plist")
    let gone = try await log.next()
    XCTAssertEqual(gone, "failed main.plist source.unreadable")
    XCTAssertEqual(source.texts, ["part", "1"])
    try folder.write(SheetFolder.sheet("back"), "main.plist")
    let back = try await log.next()
    XCTAssertEqual(back, "reloaded main.plist part.plist")
    XCTAssertEqual(source.texts, ["back"])
  }

  func testASheetThatIsNotThereYet() async throws {
    let source = FileStyleSource([folder.file("main.plist"), folder.file("later.plist")])
    XCTAssertEqual(source.diagnostics.map(\.outline), ["later.plist source.unreadable"])
    XCTAssertEqual(source.texts, ["part", "1"])
    let log = EventLog(source)
    try folder.write(SheetFolder.sheet("later"), "later.plist")
    let event = try await log.next()
    XCTAssertEqual(event, "reloaded later.plist")
    XCTAssertEqual(source.texts, ["part", "1", "later"])
    XCTAssertEqual(source.diagnostics, [])
  }

  func testWhatIsNoFileIsTold() async throws {
    XCTAssertEqual(mkfifo(folder.path("pipe.plist"), 0o600), 0)
    try folder.makeFolder("folder.plist")
    let limits = StyleSheetLimits(maximumByteCount: 10)
    let source = FileStyleSource(
      ["pipe.plist", "folder.plist", "main.plist"].map { folder.file($0) }, limits: limits)
    let size = SheetFolder.sheet("1", including: ["part.plist"]).utf8.count
    XCTAssertEqual(
      source.diagnostics.map(\.message),
      [
        "it is a pipe, a socket or a device, not a file", "it is a folder",
        "it has \(size) bytes, more than 10",
      ].map { "the sheet cannot be read: " + $0 })
    XCTAssertEqual(Set(source.diagnostics.map(\.id.rawValue)), ["source.unreadable"])
  }

  func testLimitsHoldAtEachReload() async throws {
    let source = FileStyleSource(
      [folder.file("main.plist")], limits: StyleSheetLimits(maximumByteCount: 1_000))
    let log = EventLog(source)
    try folder.write(SheetFolder.sheet(String(repeating: "x", count: 1_000)), "main.plist")
    let event = try await log.next()
    XCTAssertEqual(event, "failed main.plist source.unreadable")
    XCTAssertEqual(source.texts, ["part", "1"])
  }
}
