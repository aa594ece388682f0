import Foundation
import XCTest

@testable import StyleRemote

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Exchanges that end by themselves, by who listens, and at all moments between.
final class RemoteExchangeTests: RemoteTestCase {
  private func listen(to exchange: RemoteExchange) -> Task<Void, any Error> {
    Task { [events = exchange.events] in for try await _ in events {} }
  }

  private func exchange(_ url: URL) -> RemoteExchange {
    RemoteExchange(URLRequest(url: url), timeout: 60, maximumByteCount: 1 << 20)
  }

  func testNothingIsLeftOfAnExchange() async throws {
    for isCancelled in [false, true] {
      let mayAnswer = Flag()
      let server = try server { _ in
        while !mayAnswer.isRaised { Thread.sleep(forTimeInterval: 0.002) }
        return HTTPAnswer.content(Self.sheet("#FF0000"))
      }
      weak var exchange: RemoteExchange?
      let listening: Task<Void, any Error>
      do {
        let made = self.exchange(try server.url("/"))
        exchange = made
        listening = listen(to: made)
      }
      try await wait { server.requests.count == 1 }
      XCTAssertNotNil(exchange)
      if isCancelled { listening.cancel() } else { mayAnswer.raise() }
      _ = await listening.result
      try await wait { exchange == nil }
      mayAnswer.raise()
      try await wait { server.connectionCount == 0 }
    }
  }

  func testAnExchangeCanEndAtAnyMoment() async throws {
    let answers: [[LoopbackServer.Step]] = [
      HTTPAnswer.content(Self.sheet("#FF0000")), HTTPAnswer.content("", status: "404 Not Found"),
      HTTPAnswer.redirect(to: "/"), [], [.hold], [HTTPAnswer.head("200 OK"), .text("<plist>"), .hold],
      [HTTPAnswer.head("302 Found", ["Location": "/", "Content-Length": "9"]), .hold],
    ]
    let server = try server { answers[Int($0.path.dropFirst()) ?? 0] }
    struct Trace { weak var exchange: RemoteExchange? }
    for moment in 0..<60 {
      var traces: [Trace] = []
      var listening: [Task<Void, any Error>] = []
      for index in answers.indices {
        let made = exchange(try server.url("/\(index)"))
        traces.append(Trace(exchange: made))
        listening.append(listen(to: made))
      }
      try await Task.sleep(for: .microseconds(moment * 50))
      for task in listening {
        task.cancel()
        _ = await task.result
      }
      try await wait { traces.allSatisfy { $0.exchange == nil } && server.connectionCount == 0 }
    }
  }
}
