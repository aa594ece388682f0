import Foundation
import StyleInjection
import Synchronization
import UIKitModel
import XCTest

@testable import StyleRemote

/// Polling by a clock that the tests move.
final class RemotePollingTests: RemoteTestCase {
  private func source(
    _ server: LoopbackServer, _ clock: ManualClock, _ change: (inout RemoteStyleOptions) -> Void = { _ in }
  ) throws -> RemoteStyleSource {
    try RemoteStyleSource(
      try server.url("/theme.plist"),
      options: options {
        $0.schedule = RemoteStyleSchedule(
          interval: .seconds(100), retryDelay: .seconds(5), maximumDelay: .seconds(60), jitter: 0)
        change(&$0)
      }, clock: clock)
  }

  @MainActor
  func testFailuresAreFartherAndFartherApartUntilAnAnswer() async throws {
    let error = HTTPAnswer.content("", status: "500 Internal Server Error")
    let busy = HTTPAnswer.content("", status: "503 Service Unavailable", ["Retry-After": "50"])
    let tired = HTTPAnswer.content("", status: "429 Too Many Requests", ["Retry-After": "86400"])
    let good = HTTPAnswer.content(Self.sheet("#FF0000"))
    let server = try scripted([good, error, error, error, busy, tired, error, good, error, good])
    let clock = ManualClock()
    let source = try source(server, clock)
    var outcomeCount = 0
    let polling = Task { await source.poll { _ in outcomeCount += 1 } }
    var delays: [Duration] = []
    for count in 1...10 {
      try await wait { outcomeCount == count && clock.delays.count == 1 }
      XCTAssertEqual(server.requests.count, count)
      let delay = try XCTUnwrap(clock.delays.first)
      delays.append(delay)
      clock.advance(by: delay - .milliseconds(1))
      XCTAssertEqual(clock.delays.count, 1)
      if count < 10 { clock.advance(by: .milliseconds(1)) }
    }
    XCTAssertEqual(delays, [100, 5, 10, 20, 50, 60, 60, 100, 5, 100].map { .seconds($0) })
    polling.cancel()
    await polling.value
    XCTAssertEqual(clock.delays, [])
  }

  @MainActor
  func testTheOutcomesAreTold() async throws {
    let server = try scripted([
      HTTPAnswer.content(Self.sheet("#FF0000")), HTTPAnswer.content(Self.sheet("#FF0000")),
      HTTPAnswer.content("", status: "404 Not Found"),
    ])
    let clock = ManualClock()
    let source = try source(server, clock)
    var outcomes: [RemoteStyleOutcome] = []
    let polling = Task { await source.poll { outcomes.append($0) } }
    for count in 1...3 {
      try await wait { outcomes.count == count && clock.delays.count == 1 }
      clock.advance(by: .seconds(100))
    }
    polling.cancel()
    await polling.value
    XCTAssertEqual(Array(outcomes.prefix(3)), [.changed, .unchanged, .failed(source.diagnostics)])
  }

  @MainActor
  func testAManagerWatches() async throws {
    let server = try scripted([
      HTTPAnswer.content(Self.sheet("#FF0000")), HTTPAnswer.content("<plist>"),
      HTTPAnswer.content(Self.sheet("#0000FF")), HTTPAnswer.content(Self.sheet("#0000FF")),
    ])
    let clock = ManualClock()
    let source = try source(server, clock)
    let manager = StyleManager(registry: .uiKit)
    let label = UILabel()
    manager.addRoot(label)
    var passes = 0
    manager.onPass = { _ in passes += 1 }
    var colors: [StyleColor?] = []
    let watching = Task { await manager.watch(source) { _ in colors.append(label.textColor) } }
    for count in 1...4 {
      try await wait { colors.count == count && clock.delays.count == 1 }
      if count < 4 { clock.advance(by: .seconds(100)) }
    }
    let (red, blue) = (StyleColor(red: 1, green: 0, blue: 0), StyleColor(red: 0, green: 0, blue: 1))
    XCTAssertEqual(colors, [red, red, blue, blue])
    XCTAssertEqual(passes, 3, "one when it is installed, and one for each change")
    manager.setupStyleSourceRepository(StyleSheetSource([]))
    clock.advance(by: .seconds(100))
    await watching.value
    XCTAssertEqual(clock.delays, [])
  }

  func testARefreshTakesNoLongerThanAllowedInAll() async throws {
    let server = try scripted([[.hold]])
    let clock = ManualClock()
    for (answer, refresh) in [(10, 20), (20, 10)] {
      let source = try source(server, clock) {
        $0.answerTimeout = .seconds(answer)
        $0.refreshTimeout = .seconds(refresh)
      }
      let refreshing = Task { await source.refresh() }
      try await wait { clock.delays.count == 2 && server.connectionCount == 1 }
      clock.advance(by: .seconds(10))
      guard case .failed(let diagnostics) = await refreshing.value else { return XCTFail("no failure") }
      XCTAssertEqual(diagnostics.map(\.id.rawValue), ["remote.timeout"])
      XCTAssertEqual(diagnostics[0].message.contains("begin to answer"), answer < refresh)
      XCTAssertEqual(clock.delays, [])
      try await wait { server.connectionCount == 0 }
    }
  }
}
