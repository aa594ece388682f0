import Foundation
import StyleInjection
import StyleWatching
import XCTest

/// How editors and tools save a file, each against real files.
final class SavingTests: XCTestCase {
  private struct Way: Sendable {
    let name: String
    let save: @Sendable (_ text: String, _ folder: SheetFolder) throws -> Void

    init(_ name: String, _ save: @escaping @Sendable (_ text: String, _ folder: SheetFolder) throws -> Void) {
      self.name = name
      self.save = save
    }
  }

  private static let ways = [
    Way("in place") { try $1.write($0, "main.plist") },
    Way("another file, renamed over it") { try $1.replace($0, "main.plist") },
    Way("Foundation's atomic write") {
      try Data($0.utf8).write(to: URL(fileURLWithPath: $1.path("main.plist")), options: .atomic)
    },
    Way("vim: renamed to a backup, written, backup removed") { text, folder in
      try folder.move("main.plist", "main.plist~")
      try folder.write(text, "main.plist")
      try folder.remove("main.plist~")
    },
    Way("removed and written") { text, folder in
      try folder.remove("main.plist")
      try folder.write(text, "main.plist")
    },
    Way("a copy that is swapped through a hard link") { text, folder in
      try folder.write(text, "copy.plist")
      try folder.remove("main.plist")
      try FileManager.default.linkItem(atPath: folder.path("copy.plist"), toPath: folder.path("main.plist"))
      try folder.remove("copy.plist")
    },
    Way("in place, the size cut at the end") { text, folder in
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("main.plist")))
      try handle.write(contentsOf: Data(text.utf8))
      try handle.truncate(atOffset: UInt64(text.utf8.count))
      try handle.close()
    },
  ]

  func testEachWayIsOneReload() async throws {
    for policy in [
      FileWatchPolicy.standard, FileWatchPolicy(method: .polling, pollingInterval: .milliseconds(50)),
    ] {
      for way in Self.ways {
        let folder = try SheetFolder()
        try folder.write(SheetFolder.sheet("0"), "main.plist")
        let source = FileStyleSource([folder.file("main.plist")], policy: policy)
        let log = EventLog(source)
        // The second time is the proof that the first one was one event, and is watched as well.
        for text in ["one", "two"] {
          try way.save(SheetFolder.sheet(text), folder)
          let event = try await log.next()
          XCTAssertEqual(event, "reloaded main.plist", "\(way.name), \(policy.method)")
          XCTAssertEqual(source.texts, [text], "\(way.name), \(policy.method)")
        }
      }
    }
  }

  func testEachOfSeveralSheetsIsFollowed() async throws {
    let folder = try SheetFolder()
    let files = [
      folder.file("base.plist"), folder.file("main.plist"), folder.file("aqua.plist", named: "Aqua"),
    ]
    for file in files { try folder.write(SheetFolder.sheet("0"), file.path) }
    let source = FileStyleSource(files)
    let log = EventLog(source)
    try await log.begin()
    for file in files {
      try folder.replace(SheetFolder.sheet("1"), file.path)
      let event = try await log.next()
      XCTAssertEqual(event, "reloaded \(file.path)")
    }
    XCTAssertEqual(source.texts, ["1", "1", "1"])
    XCTAssertEqual(source.snapshot?.sheets.map(\.name), [nil, nil, "Aqua"])
  }

  func testAFileThatIsWrittenByteByByteIsOneReload() async throws {
    let folder = try SheetFolder()
    try folder.write(SheetFolder.sheet("0"), "main.plist")
    // Long enough for a machine that is busy with other things between two bytes.
    let policy = FileWatchPolicy(quietInterval: .milliseconds(400), longestDelay: .seconds(10))
    let source = FileStyleSource([folder.file("main.plist")], policy: policy)
    let log = EventLog(source)
    for text in ["one", "two"] {
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("main.plist")))
      try handle.truncate(atOffset: 0)
      for byte in SheetFolder.sheet(text).utf8 { try handle.write(contentsOf: [byte]) }
      try handle.close()
      let event = try await log.next()
      XCTAssertEqual(event, "reloaded main.plist")
      XCTAssertEqual(source.texts, [text])
    }
  }

  func testATruncatedFileThatIsWrittenLaterIsOneReload() async throws {
    let folder = try SheetFolder()
    try folder.write(SheetFolder.sheet("0"), "main.plist")
    let source = FileStyleSource([folder.file("main.plist")])
    let log = EventLog(source)
    for (text, pause) in [("one", 50), ("two", 300), ("three", 50)] {
      try folder.write("", "main.plist")
      try await Task.sleep(for: .milliseconds(pause))
      try folder.write(SheetFolder.sheet(text), "main.plist")
      let event = try await log.next()
      XCTAssertEqual(event, "reloaded main.plist")
      XCTAssertEqual(source.texts, [text])
    }
  }

  func testTheSameContentAgainIsNoChange() async throws {
    let folder = try SheetFolder()
    try folder.write(SheetFolder.sheet("0"), "main.plist")
    let source = FileStyleSource([folder.file("main.plist")])
    let log = EventLog(source)
    let snapshot = source.snapshot
    for way in Self.ways {
      try way.save(SheetFolder.sheet("0"), folder)
      try await Task.sleep(for: .milliseconds(150))
    }
    XCTAssertTrue(source.snapshot === snapshot)
    try folder.write(SheetFolder.sheet("1"), "main.plist")
    let event = try await log.next()
    XCTAssertEqual(event, "reloaded main.plist")
    XCTAssertEqual(source.texts, ["1"])
  }
}
