import XCTest

@testable import StyleRemote

final class RemoteStyleScheduleTests: XCTestCase {
  private func delays(
    _ schedule: RemoteStyleSchedule, failures: ClosedRange<Int>, retryAfter: Duration? = nil,
    random: Double = 0.5
  ) -> [Duration] {
    failures.map { schedule.delay(afterFailures: $0, retryAfter: retryAfter, random: random) }
  }

  func testTheIntervalHoldsWhileRequestsAreAnswered() {
    let schedule = RemoteStyleSchedule(interval: .seconds(100), jitter: 0.5)
    for (random, expected) in [(0, 50), (0.5, 100), (1, 150)] {
      XCTAssertEqual(
        schedule.delay(afterFailures: 0, retryAfter: nil, random: random), .seconds(expected))
    }
  }

  func testTheDelayDoublesWithEachFailureUpToTheMaximum() {
    let schedule = RemoteStyleSchedule(retryDelay: .seconds(5), maximumDelay: .seconds(60))
    XCTAssertEqual(delays(schedule, failures: 1...6), [5, 10, 20, 40, 60, 60].map { .seconds($0) })
    XCTAssertEqual(delays(schedule, failures: 2...2, random: 0), [.seconds(9)])
    XCTAssertEqual(delays(schedule, failures: 5...5, random: 1), [.seconds(60)])
    XCTAssertEqual(delays(schedule, failures: Int.max...Int.max), [.seconds(60)])
  }

  func testTheServersWishIsHonouredWithinTheMaximum() {
    let schedule = RemoteStyleSchedule(retryDelay: .seconds(5), maximumDelay: .seconds(60))
    XCTAssertEqual(
      delays(schedule, failures: 1...4, retryAfter: .seconds(30)), [30, 30, 30, 40].map { .seconds($0) })
    XCTAssertEqual(delays(schedule, failures: 1...1, retryAfter: .seconds(86_400)), [.seconds(60)])
    XCTAssertEqual(delays(schedule, failures: 1...1, retryAfter: .seconds(30), random: 0), [.seconds(30)])
  }

  func testNoTimeIsLessThanASecondOrMoreThanAYear() {
    let (most, least) = (Duration.seconds(Int64.max), Duration.seconds(Int64.min))
    for (time, bound) in [(most, Duration.seconds(365 * 86_400)), (.zero, .seconds(1)), (least, .seconds(1))]
    {
      let schedule = RemoteStyleSchedule(interval: time, retryDelay: time, maximumDelay: time, jitter: 0)
      XCTAssertEqual(
        delays(schedule, failures: 0...70, retryAfter: time), Array(repeating: bound, count: 71))
      for jitter in [7, -1, Double.nan, .infinity] {
        for delay in delays(
          RemoteStyleSchedule(interval: time, retryDelay: time, maximumDelay: time, jitter: jitter),
          failures: 0...70, random: 1)
        {
          XCTAssertTrue((.seconds(1) ... .seconds(365 * 86_400)).contains(delay))
        }
      }
    }
  }
}
