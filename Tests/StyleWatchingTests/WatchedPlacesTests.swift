import Foundation
import XCTest

@testable import StyleWatching

final class WatchedPlacesTests: XCTestCase {
  /// The places below a folder, one line each: `folder: names`, with a star where files are written, and `= file`.
  private func outline(_ names: [String], in folder: SheetFolder) -> [String] {
    let root = realPath(folder)
    let places = WatchedPlaces(of: names.map { root + "/" + $0 })
    let folders = places.folders.filter { $0.key.hasPrefix(root) }.map { path, folder in
      ".\(path.dropFirst(root.count)): \(folder.names.sorted().joined(separator: " "))"
        + (folder.holdsFiles ? " *" : "")
    }
    return folders.sorted() + places.files.map { "= .\($0.dropFirst(root.count))" }.sorted()
  }

  private func realPath(_ folder: SheetFolder) -> String { folder.url.resolvingSymlinksInPath().path }

  func testEachNameOnTheWayCounts() throws {
    let folder = try SheetFolder()
    for name in ["a/b", "real"] { try folder.makeFolder(name) }
    for name in ["a/b/file", "real/file", "plain"] { try folder.write("", name) }
    try folder.link("link", to: "plain")
    try folder.link("up", to: "a/b/../../real/./file")
    try folder.link("a/folder", to: "../real")
    try folder.link("absolute", to: realPath(folder) + "/link")
    try folder.link("self", to: "self")
    try folder.link("dangling", to: "nowhere/at/all")
    XCTAssertEqual(mkfifo(folder.path("pipe"), 0o600), 0)
    let rows: [([String], [String])] = [
      ([], []), (["plain"], [".: plain *", "= ./plain"]),
      (["a/b/file"], [".: a", "./a: b", "./a/b: file *", "= ./a/b/file"]),
      (["./a//b/./file"], [".: a", "./a: b", "./a/b: file *", "= ./a/b/file"]),
      (["link"], [".: link plain *", "= ./plain"]),
      (["absolute"], [".: absolute link plain *", "= ./plain"]),
      (["up"], [".: a real up *", "./a: b", "./real: file *", "= ./real/file"]),
      (["a/folder/file"], [".: a real", "./a: folder", "./real: file *", "= ./real/file"]),
      (["plain", "real/file"], [".: plain real *", "./real: file *", "= ./plain", "= ./real/file"]),
      (["self"], [".: self *"]), (["dangling"], [".: dangling nowhere *"]), (["gone"], [".: gone *"]),
      (["gone/for/good"], [".: gone"]), (["plain/in/a/file"], [".: plain"]), (["a/b"], [".: a", "./a: b *"]),
      (["pipe"], [".: pipe *", "= ./pipe"]),
    ]
    for (names, expected) in rows {
      XCTAssertEqual(outline(names, in: folder), expected.sorted(), "\(names)")
    }
  }

  func testTheWayBeginsAtTheRoot() throws {
    let places = WatchedPlaces(of: ["/usr/../not/there"])
    XCTAssertEqual(places.folders, ["/": WatchedPlaces.Folder(names: ["usr", "not"])])
    XCTAssertEqual(places.paths, ["/usr", "/not"])
    XCTAssertTrue(WatchedPlaces(of: ["/"]).isEmpty)
  }

  func testSignaturesTellWhatWasReplacedOrWritten() throws {
    let folder = try SheetFolder()
    try folder.write("1", "a")
    try folder.makeFolder("f")
    try folder.link("l", to: "a")
    var signatures = FileSignatures(of: ["a", "f", "l", "gone"].map(folder.path))
    let rows: [(String, Bool, () throws -> Void)] = [
      ("nothing", false, {}), ("read", false, { _ = try Data(contentsOf: folder.url.appending(path: "a")) }),
      ("written", true, { try folder.write("12", "a") }),
      ("replaced", true, { try folder.replace("12", "a") }),
      ("a new file in a folder", false, { try folder.write("", "f/b") }),
      (
        "a folder replaced", true,
        {
          try folder.move("f", "g")
          try folder.makeFolder("f")
        }
      ),
      (
        "a link turned", true,
        {
          try folder.link("m", to: "f")
          try folder.move("m", "l")
        }
      ),
      ("created", true, { try folder.write("", "gone") }), ("removed", true, { try folder.remove("gone") }),
    ]
    for (name, isDifferent, change) in rows {
      try change()
      let latest = FileSignatures(of: signatures.paths)
      XCTAssertEqual(latest != signatures, isDifferent, name)
      signatures = latest
    }
    XCTAssertFalse(signatures.areSettled, "it was written just now")
    XCTAssertTrue(FileSignatures(of: ["/", "/not/there"]).areSettled)
  }
}
