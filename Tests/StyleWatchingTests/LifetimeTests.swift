import Foundation
import StyleInjection
import UIKitModel
import XCTest

@testable import StyleWatching

/// When files are watched, and what is left afterwards.
final class LifetimeTests: XCTestCase {
  private var folder: SheetFolder!

  override func setUp() async throws {
    #if !os(Linux)
      throw XCTSkip("only Linux tells what a process has open")
    #endif
    folder = try SheetFolder()
    try folder.write(SheetFolder.sheet("1"), "main.plist")
    try await eventually("the end of other tests' watching") { !Self.isWatching }
  }

  override func tearDown() { folder = nil }

  private static var isWatching: Bool { !Descriptors.inotify.isEmpty }

  private func source() -> FileStyleSource { FileStyleSource([folder.file("main.plist")]) }

  func testNothingIsWatchedUntilSomebodyListens() throws {
    let source = source()
    XCTAssertEqual(source.texts, ["1"])
    XCTAssertFalse(Self.isWatching)
  }

  func testAllWhoListenShareOneThread() async throws {
    let source = source()
    let logs = (0..<5).map { _ in EventLog(source) }
    try await eventually("the watching") { Self.isWatching }
    try folder.write(SheetFolder.sheet("2"), "main.plist")
    for log in logs {
      let event = try await log.next()
      XCTAssertEqual(event, "reloaded main.plist")
    }
    XCTAssertEqual(Descriptors.inotify.count, 1)
    for log in logs.dropLast() { await log.stop() }
    try folder.write(SheetFolder.sheet("3"), "main.plist")
    let event = try await logs[4].next()
    XCTAssertEqual(event, "reloaded main.plist")
    await logs[4].stop()
    try await eventually("the end") { !Self.isWatching }
  }

  func testWhatChangedWhileNobodyListenedIsToldToTheNext() async throws {
    let source = source()
    for text in ["2", "3"] {
      let log = EventLog(source)
      try folder.write(SheetFolder.sheet(text), "main.plist")
      let event = try await log.next()
      XCTAssertEqual(event, "reloaded main.plist")
      await log.stop()
      try await eventually("the end") { !Self.isWatching }
      try folder.write(SheetFolder.sheet(text + "?"), "main.plist")
      XCTAssertEqual(source.texts, [text])
    }
    let log = EventLog(source)
    let event = try await log.next()
    XCTAssertEqual(event, "reloaded main.plist")
    XCTAssertEqual(source.texts, ["3?"])
  }

  func testTheReleaseOfTheSourceEndsAll() async throws {
    weak var store: FileStyleStore?
    weak var released: FileStyleSource?
    var source: FileStyleSource? = self.source()
    let log = try EventLog(XCTUnwrap(source))
    let changes = try XCTUnwrap(source).changes
    (store, released) = (source?.store, source)
    try await eventually("the watching") { Self.isWatching }
    source = nil
    XCTAssertNil(released)
    let end = try await log.next()
    XCTAssertEqual(end, "end")
    for await _ in changes { XCTFail("nothing changed") }
    try await eventually("the end") { !Self.isWatching && store == nil }
  }

  @MainActor
  func testCancellingEndsTheWatchingAndTheStylesStay() async throws {
    let manager = StyleManager(registry: .uiKit)
    let label = UILabel()
    manager.addRoot(label)
    let source = source()
    let watching = Task { await manager.watch(source) }
    try await eventually("the watching") { Self.isWatching && label.text == "1" }
    watching.cancel()
    await watching.value
    try await eventually("the end") { !Self.isWatching }
    XCTAssertTrue(manager.repository as? FileStyleSource === source)
    try folder.write(SheetFolder.sheet("2"), "main.plist")
    manager.applyStyle()
    XCTAssertEqual(label.text, "1")

    let again = Task { await manager.watch(source) }
    try await eventually("the change made meanwhile") { label.text == "2" }
    manager.setupStyleSourceRepository(StyleSheetSource([]))
    try folder.write(SheetFolder.sheet("3"), "main.plist")
    await again.value
    try await eventually("the end") { !Self.isWatching }
    XCTAssertEqual(source.texts, ["3"])
  }

  func testNothingIsLeftBehind() async throws {
    func watchOnce() async throws {
      let source = source()
      let log = EventLog(source)
      try await log.begin()
      await log.stop()
      try await eventually("the end") { !Self.isWatching }
    }
    // What Foundation and Dispatch open once stays open, and the system's own threads for tasks come and go.
    try await watchOnce()
    let (descriptors, threads) = (Descriptors.all.count, Descriptors.threadCount)
    for _ in 0..<50 { try await watchOnce() }
    try await eventually("as many descriptors as before") { Descriptors.all.count <= descriptors }
    XCTAssertLessThan(Descriptors.threadCount, threads + 25)
  }
}
