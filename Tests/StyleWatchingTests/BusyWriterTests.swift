import Foundation
import StyleInjection
import StyleWatching
import Synchronization
import XCTest

/// Files that are written without a pause, and many at once.
final class BusyWriterTests: XCTestCase {
  /// Does something again and again, on a thread of its own, until it is stopped.
  private final class Writer: Sendable {
    private let isStopped = Atomic(false)
    private let isOver = Atomic(false)

    init(every pause: Duration, _ write: @escaping @Sendable (Int) throws -> Void) {
      let thread = Thread {
        var count = 0
        while !self.isStopped.load(ordering: .acquiring) {
          count += 1
          do { try write(count) } catch { XCTFail("\(error)") }
          Thread.sleep(forTimeInterval: pause / .seconds(1))
        }
        self.isOver.store(true, ordering: .releasing)
      }
      thread.start()
    }

    func stop() async throws {
      isStopped.store(true, ordering: .releasing)
      try await eventually("the end of writing") { isOver.load(ordering: .acquiring) }
    }
  }

  func testAConstantWriterIsFollowedAllTheSame() async throws {
    let folder = try SheetFolder()
    try folder.write(SheetFolder.sheet("0"), "main.plist")
    // The writer never leaves the quiet interval: only the longest delay can bring events.
    let policy = FileWatchPolicy(quietInterval: .seconds(30), longestDelay: .milliseconds(300))
    let source = FileStyleSource([folder.file("main.plist")], policy: policy)
    let log = EventLog(source)
    try await log.begin()
    let path = folder.path("main.plist")
    let writer = Writer(every: .milliseconds(10)) { count in
      try Data(SheetFolder.sheet("\(count)").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    for _ in 0..<3 {
      let event = try await log.next()
      XCTAssertEqual(event, "reloaded main.plist")
    }
    try await writer.stop()
    try folder.write(SheetFolder.sheet("end"), "main.plist")
    try await eventually("the end") { source.texts == ["end"] }
  }

  /// How long after a save its styles are in force. The fastest of several counts: the machine may be busy with others.
  func testTheUsualPolicyIsQuick() async throws {
    let folder = try SheetFolder()
    try folder.write(SheetFolder.sheet("0"), "main.plist")
    let source = FileStyleSource([folder.file("main.plist")])
    let log = EventLog(source)
    try await log.begin()
    var fastest = Duration.seconds(20)
    for count in 1...5 {
      try folder.replace(SheetFolder.sheet("\(count)"), "main.plist")
      let saved = ContinuousClock.now
      _ = try await log.next()
      fastest = min(fastest, saved.duration(to: .now))
    }
    XCTAssertLessThan(fastest, .milliseconds(200))

    let path = folder.path("main.plist")
    let writer = Writer(every: .milliseconds(10)) { count in
      try Data(SheetFolder.sheet("w\(count)").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    fastest = .seconds(20)
    for _ in 0..<4 {
      let start = ContinuousClock.now
      _ = try await log.next()
      fastest = min(fastest, start.duration(to: .now))
    }
    try await writer.stop()
    XCTAssertLessThan(fastest, .seconds(1))
  }

  func testABurstOfManyFilesIsOneReload() async throws {
    let folder = try SheetFolder()
    let parts = (0..<30).map { "part\($0).plist" }
    try folder.write(SheetFolder.sheet("main", including: parts), "main.plist")
    for part in parts { try folder.write(SheetFolder.sheet("0"), part) }
    let policy = FileWatchPolicy(quietInterval: .milliseconds(400), longestDelay: .seconds(10))
    let source = FileStyleSource([folder.file("main.plist")], policy: policy)
    let log = EventLog(source)
    try await log.begin()
    for text in ["1", "2"] {
      for part in parts { try folder.write(SheetFolder.sheet(text), part) }
      let event = try await log.next()
      XCTAssertEqual(event, "reloaded " + parts.sorted().joined(separator: " "))
      XCTAssertEqual(source.texts, Array(repeating: text, count: 30) + ["main"])
    }
  }

  func testOtherFilesOfTheFolderAreNoChange() async throws {
    let folder = try SheetFolder()
    try folder.write(SheetFolder.sheet("0"), "main.plist")
    let source = FileStyleSource([folder.file("main.plist")])
    let snapshot = source.snapshot
    let log = EventLog(source)
    try await log.begin()
    for count in 0..<50 {
      try folder.write("\(count)", "other.txt")
      try folder.replace("\(count)", "other")
    }
    try folder.write(SheetFolder.sheet("1"), "main.plist")
    XCTAssertTrue(source.snapshot === snapshot)
    let event = try await log.next()
    XCTAssertEqual(event, "reloaded main.plist")
  }

  func testSnapshotsAreWholeWhileFilesChange() async throws {
    let folder = try SheetFolder()
    func write(_ text: String) throws {
      try folder.replace(SheetFolder.sheet(text, including: ["part.plist"]), "main.plist")
      try folder.replace(SheetFolder.sheet(text), "part.plist")
    }
    try write("0")
    let policy = FileWatchPolicy(quietInterval: .milliseconds(1), longestDelay: .milliseconds(20))
    let source = FileStyleSource([folder.file("main.plist")], policy: policy)
    let log = EventLog(source)
    let reading = Task {
      var seen: Set<[String]> = []
      while !Task.isCancelled {
        if let snapshot = source.snapshot { seen.insert(snapshot.sheets.map(\.file.path)) }
        await Task.yield()
      }
      return seen
    }
    for count in 1...30 {
      try write("\(count)")
      try await eventually("styles \(count)") { source.texts == ["\(count)", "\(count)"] }
    }
    reading.cancel()
    let seen = await reading.value
    XCTAssertEqual(seen, [["part.plist", "main.plist"]])
    await log.stop()
  }
}
