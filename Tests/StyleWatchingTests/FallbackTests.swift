import Foundation
import StyleInjection
import XCTest

@testable import StyleWatching

/// What becomes of files that the system cannot watch, and of events that it lost.
final class FallbackTests: XCTestCase {
  /// Watches what is asked for, but for some of the places.
  private final class PartialFileWatcher: FileWatcher {
    private let watcher: any FileWatcher
    private let refusal: @Sendable (_ path: String) -> Bool

    init?(refusing refusal: @escaping @Sendable (_ path: String) -> Bool) {
      guard let watcher = FileWatchPolicy().makeWatcher() else { return nil }
      self.watcher = watcher
      self.refusal = refusal
    }

    var descriptor: Int32? { watcher.descriptor }

    func watch(_ places: WatchedPlaces) -> WatchedPlaces {
      var (accepted, refused) = (WatchedPlaces(), WatchedPlaces())
      for (path, folder) in places.folders {
        if refusal(path) { refused.add(folder, at: path) } else { accepted.add(folder, at: path) }
      }
      for path in places.files {
        if refusal(path) { refused.add(file: path) } else { accepted.add(file: path) }
      }
      XCTAssertTrue(watcher.watch(accepted).isEmpty)
      return refused
    }

    func takeChanges() -> FileChange? { watcher.takeChanges() }
  }

  private let policy = FileWatchPolicy(pollingInterval: .milliseconds(20))

  private func check(
    _ name: String, isPolling: Bool, makeWatcher: @escaping @Sendable () -> (any FileWatcher)?
  ) async throws {
    let folder = try SheetFolder()
    try folder.makeFolder("a")
    try folder.write(SheetFolder.sheet("1", including: ["a/part.plist"]), "main.plist")
    try folder.write(SheetFolder.sheet("part 1"), "a/part.plist")
    let store = FileStyleStore(
      [folder.file("main.plist")], policy: policy, limits: .standard, makeWatcher: makeWatcher)
    let source = FileStyleSource(store)
    XCTAssertFalse(source.isPolling)
    let log = EventLog(source)
    try await eventually(name) { source.isPolling == isPolling }
    let texts = ["2", "3"]
    for text in texts {
      try folder.replace(SheetFolder.sheet("part " + text), "a/part.plist")
      var event = try await log.next()
      XCTAssertEqual(event, "reloaded a/part.plist", name)
      try folder.write(SheetFolder.sheet(text, including: ["a/part.plist"]), "main.plist")
      event = try await log.next()
      XCTAssertEqual(event, "reloaded main.plist", name)
      XCTAssertEqual(source.texts, ["part " + text, text], name)
    }
    await log.stop()
    XCTAssertFalse(source.isPolling)
  }

  func testWhatCannotBeWatchedIsLookedAt() async throws {
    try await check("no queue at all", isPolling: true) { nil }
    try await check("all refused", isPolling: true) { PartialFileWatcher { _ in true } }
    try await check("a folder refused", isPolling: true) { PartialFileWatcher { $0.hasSuffix("/a") } }
    try await check("files refused", isPolling: true) { PartialFileWatcher { $0.hasSuffix(".plist") } }
    try await check("nothing refused", isPolling: false) { PartialFileWatcher { _ in false } }
  }

  func testTheKindsOfNetworkFileSystems() {
    XCTAssertFalse(NetworkFileSystem.contains("/"))
    XCTAssertFalse(NetworkFileSystem.contains("/proc"))
    XCTAssertFalse(NetworkFileSystem.contains("/not/there"))
  }

  #if os(Linux)
    private func watcher(_ folder: SheetFolder, _ names: [String]) throws -> InotifyFileWatcher {
      let watcher = try XCTUnwrap(InotifyFileWatcher())
      XCTAssertTrue(watcher.watch(WatchedPlaces(of: names.map(folder.path))).isEmpty)
      return watcher
    }

    func testLostEventsAreChanges() throws {
      let limit = try XCTUnwrap(
        Int(
          String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
            .trimmingCharacters(in: .whitespacesAndNewlines)))
      guard limit <= 100_000 else { throw XCTSkip("the system keeps \(limit) events") }
      let folder = try SheetFolder()
      try folder.write("", "main.plist")
      let watcher = try watcher(folder, ["main.plist"])
      for _ in 0...limit / 3 {
        let descriptor = open(folder.path("other"), O_CREAT | O_WRONLY, 0o600)
        close(descriptor)
        unlink(folder.path("other"))
      }
      XCTAssertEqual(watcher.takeChanges(), .places)
      XCTAssertNil(watcher.takeChanges())
      try folder.write("x", "main.plist")
      XCTAssertEqual(watcher.takeChanges(), .contents)
    }

    func testEachKindOfEvent() throws {
      let folder = try SheetFolder()
      try folder.makeFolder("a")
      try folder.write("", "a/main.plist")
      let watcher = try watcher(folder, ["a/main.plist"])
      let rows: [(String, FileChange?, () throws -> Void)] = [
        ("nothing", nil, {}),
        ("read", nil, { _ = try Data(contentsOf: folder.url.appending(path: "a/main.plist")) }),
        ("another file", nil, { try folder.write("x", "a/other") }),
        ("written", .contents, { try folder.write("x", "a/main.plist") }),
        ("rights", .contents, { chmod(folder.path("a/main.plist"), 0o600) }),
        ("another file renamed", nil, { try folder.move("a/other", "a/third") }),
        ("renamed away", .places, { try folder.move("a/main.plist", "a/other") }),
        ("renamed over", .places, { try folder.move("a/other", "a/main.plist") }),
        ("removed", .places, { try folder.remove("a/main.plist") }),
        ("created", .places, { try folder.write("", "a/main.plist") }),
        ("the folder renamed", .places, { try folder.move("a", "b") }),
        ("the folder back", .places, { try folder.move("b", "a") }),
        ("the folder removed", .places, { try folder.remove("a") }),
        ("what is watched no more", nil, { try folder.makeFolder("c") }),
      ]
      for (name, expected, change) in rows {
        try change()
        XCTAssertEqual(watcher.takeChanges(), expected, name)
      }
    }
  #endif
}
