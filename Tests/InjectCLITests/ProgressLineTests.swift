import StyleTools
import Synchronization
import XCTest

@testable import InjectCLI

final class ProgressLineTests: XCTestCase {
  /// A clock that a test sets, and what was shown at its times.
  private final class Watch: Sendable {
    private let start = ContinuousClock.now
    private let elapsed = Mutex<Duration>(.zero)
    let shown = Mutex<[String?]>([])

    func set(_ duration: Duration) { elapsed.withLock { $0 = duration } }
    func now() -> ContinuousClock.Instant { start + elapsed.withLock { $0 } }
    func show(_ text: String?) { shown.withLock { $0.append(text) } }
  }

  private func update(at times: [Int], in watch: Watch) -> [String?] {
    var line = ProgressLine(show: watch.show, now: watch.now)
    for (done, time) in times.enumerated() {
      watch.set(.milliseconds(time))
      line.update(ToolProgress(done: done + 1, total: times.count))
    }
    line.clear()
    return watch.shown.withLock { $0 }
  }

  func testShortWorkShowsNothing() {
    XCTAssertEqual(update(at: [10, 500, 999], in: Watch()), [])
  }

  func testLongWorkShowsALineNowAndThenAndClearsIt() {
    XCTAssertEqual(
      update(at: [900, 1000, 1050, 1099, 1100, 1400], in: Watch()),
      ["2 of 6 documents", "5 of 6 documents", "6 of 6 documents", nil])
  }

  func testNobodyWatching() {
    var line = ProgressLine(show: nil)
    line.update(ToolProgress(done: 1, total: 1))
    line.clear()
  }
}
