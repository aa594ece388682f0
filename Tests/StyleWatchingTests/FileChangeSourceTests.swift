import Foundation
import XCTest

@testable import StyleWatching

/// Folders whose entries and contents count, followed in all ways.
final class FileChangeSourceTests: XCTestCase {
  /// The names in one folder, and the texts of the files in another.
  private struct Reading: ComparableFileReading {
    let watchedPaths: WatchedPaths
    var listing: [String] = []
    var contents: [String: String] = [:]

    init(_ root: String) {
      watchedPaths = WatchedPaths(
        files: [root + "/single"], listings: [root + "/list"], contents: [root + "/deep"])
      listing = Self.names(root + "/list")
      for name in Self.names(root + "/deep") { contents[name] = Self.text(root + "/deep/" + name) }
      contents["single"] = Self.text(root + "/single")
    }

    func hasLost(since earlier: Self) -> Bool { false }

    func isSame(as earlier: Self) -> Bool { listing == earlier.listing && contents == earlier.contents }

    private static func names(_ folder: String) -> [String] {
      do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch { return [] }
    }

    private static func text(_ path: String) -> String? {
      do { return try String(contentsOfFile: path, encoding: .utf8) } catch { return nil }
    }
  }

  func testEachChangeThatCountsIsRead() async throws {
    for method in FileWatchPolicy.Method.allCases {
      let folder = try SheetFolder()
      try folder.makeFolder("list")
      try folder.makeFolder("deep")
      try folder.write("1", "deep/a")
      let root = folder.url.resolvingSymlinksInPath().path
      let policy = FileWatchPolicy(
        quietInterval: .milliseconds(30), method: method, pollingInterval: .milliseconds(20))
      let source = FileChangeSource(after: Reading(root), policy: policy) { _ in Reading(root) }
      let readings = source.readings
      let steps: [(name: String, change: () throws -> Void, isDone: (Reading) -> Bool)] = [
        ("a new entry", { try folder.write("", "list/x") }, { $0.listing == ["x"] }),
        ("renamed", { try folder.move("list/x", "list/y") }, { $0.listing == ["y"] }),
        ("a folder", { try folder.makeFolder("list/sub") }, { $0.listing == ["sub", "y"] }),
        ("gone", { try folder.remove("list/y") }, { $0.listing == ["sub"] }),
        ("written", { try folder.write("22", "deep/a") }, { $0.contents["a"] == "22" }),
        ("replaced", { try folder.replace("333", "deep/a") }, { $0.contents["a"] == "333" }),
        ("the file comes", { try folder.write("s", "single") }, { $0.contents["single"] == "s" }),
        ("the folder goes", { try folder.remove("deep") }, { $0.contents["a"] == nil }),
        (
          "and is back",
          {
            try folder.makeFolder("deep")
            try folder.write("4", "deep/b")
          }, { $0.contents["b"] == "4" }
        ),
      ]
      var iterator = readings.makeAsyncIterator()
      for step in steps {
        try step.change()
        while let reading = await iterator.next(), !step.isDone(reading) {}
        XCTAssertTrue(step.isDone(Reading(root)), "\(method): \(step.name)")
      }
    }
  }

  #if os(Linux)
    func testOnlyWhatCountsInAFolderIsAChange() throws {
      let folder = try SheetFolder()
      for name in ["list", "deep"] { try folder.makeFolder(name) }
      for name in ["list/file", "list/other", "deep/other"] { try folder.write("", name) }
      let watcher = try XCTUnwrap(InotifyFileWatcher())
      let root = folder.url.resolvingSymlinksInPath().path
      let paths = WatchedPaths(
        files: [root + "/list/file"], listings: [root + "/list"], contents: [root + "/deep"])
      XCTAssertTrue(watcher.watch(WatchedPlaces(of: paths)).isEmpty)
      let rows: [(String, FileChange?, () throws -> Void)] = [
        ("the file", .contents, { try folder.write("x", "list/file") }),
        ("another file's content", nil, { try folder.write("x", "list/other") }),
        ("another file", .places, { try folder.write("x", "list/new") }),
        ("a file beside the folders", nil, { try folder.write("x", "beside") }),
        ("content where it counts", .contents, { try folder.write("x", "deep/other") }),
        ("a folder where it counts", .places, { try folder.makeFolder("deep/more") }),
        ("gone", .places, { try folder.remove("list/other") }),
      ]
      for (name, expected, change) in rows {
        try change()
        XCTAssertEqual(watcher.takeChanges(), expected, name)
      }
    }
  #endif
}
