import XCTest

@testable import StyleWatching

final class ReloadScheduleTests: XCTestCase {
  private let start = ContinuousClock.now
  private var schedule = ReloadSchedule(
    FileWatchPolicy(quietInterval: .milliseconds(100), longestDelay: .milliseconds(800)))

  private func note(_ milliseconds: Int) { schedule.note(at: start + .milliseconds(milliseconds)) }

  private var deadline: Int? {
    schedule.deadline.map { Int(((start.duration(to: $0)) / .milliseconds(1)).rounded()) }
  }

  func testNothingIsDueBeforeAnythingChanged() { XCTAssertNil(deadline) }

  func testEachChangePutsItOffUntilTheLongestDelay() {
    for (change, expected) in [
      (0, 100), (50, 150), (149, 249), (650, 750), (690, 790), (750, 800), (799, 800),
    ] {
      note(change)
      XCTAssertEqual(deadline, expected, "after a change at \(change)")
    }
    schedule.finish()
    XCTAssertNil(deadline)
    note(900)
    XCTAssertEqual(deadline, 1_000)
  }

  func testAnUnfinishedSaveWaitsForTheNextChangeOrTheLongestDelay() {
    note(0)
    schedule.postpone(at: start + .milliseconds(100))
    XCTAssertEqual(deadline, 800)
    note(300)
    XCTAssertEqual(deadline, 400)
    schedule.postpone(at: start + .milliseconds(400))
    XCTAssertEqual(deadline, 800)
    for (time, isLatest) in [(0, false), (400, false), (799, false), (800, true), (5_000, true)] {
      XCTAssertEqual(schedule.isLatest(at: start + .milliseconds(time)), isLatest, "\(time)")
    }
  }

  func testAnUnfinishedSaveThatNoChangeToldOf() {
    XCTAssertFalse(schedule.isLatest(at: start))
    schedule.postpone(at: start)
    XCTAssertEqual(deadline, 800)
  }

  func testAPolicyWithoutPausesIsDueAtOnce() {
    schedule = ReloadSchedule(FileWatchPolicy(quietInterval: .zero, longestDelay: .zero))
    note(5)
    XCTAssertEqual(deadline, 5)
    XCTAssertTrue(schedule.isLatest(at: start + .milliseconds(5)))
  }
}
