import Foundation
import StyleInjection
import XCTest

@testable import StyleRemote

final class RemoteCancellationTests: RemoteTestCase {
  func testCancellingEndsTheRequestAndLeavesAllAsItWas() async throws {
    let answers: [[LoopbackServer.Step]] = [
      [.hold], [HTTPAnswer.head("200 OK"), .hold], [HTTPAnswer.head("200 OK"), .text("<plist>"), .hold],
      [HTTPAnswer.head("302 Found", ["Location": "/x", "Content-Length": "9"]), .hold],
    ]
    for answer in answers {
      let server = try scripted([HTTPAnswer.content(Self.sheet("#FF0000")), answer])
      let source = try RemoteStyleSource(try server.url("/theme.plist"), options: options())
      await check(source, .changed, rules: ["@UILabel textColor=#FF0000"])
      let refreshing = Task { await source.refresh() }
      try await wait { server.requests.count == 2 }
      refreshing.cancel()
      let outcome = await refreshing.value
      XCTAssertEqual(outcome, .cancelled)
      XCTAssertEqual(source.diagnostics, [])
      try await wait { server.connectionCount == 0 }
    }
  }

  func testATaskThatIsCancelledBeforehandAsksNothing() async throws {
    let server = try scripted([HTTPAnswer.content(Self.sheet("#FF0000"))])
    let source = try RemoteStyleSource(try server.url("/theme.plist"), options: options())
    let refreshing = Task {
      while !Task.isCancelled { await Task.yield() }
      return await source.refresh()
    }
    refreshing.cancel()
    let outcome = await refreshing.value
    XCTAssertEqual(outcome, .cancelled)
    XCTAssertEqual(server.requests.count, 0)
  }

  #if os(Linux)
    func testNoDescriptorIsLeft() async throws {
      func count() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
      }
      let server = try server { request in
        request.path == "/hold" ? [.hold] : HTTPAnswer.content(Self.sheet("#FF0000"))
      }
      let good = try RemoteStyleSource(try server.url("/theme.plist"), options: options())
      let held = try RemoteStyleSource(try server.url("/hold"), options: options())
      var first = 0
      for round in 0..<3 {
        for _ in 0..<20 {
          _ = await good.refresh()
          let refreshing = Task { await held.refresh() }
          try await wait { server.connectionCount > 0 }
          refreshing.cancel()
          _ = await refreshing.value
          try await wait { server.connectionCount == 0 }
        }
        if round == 0 { first = try count() }
      }
      // A session goes a moment after its connection.
      try await wait { (try? count()).map { $0 <= first + 2 } ?? false }
    }
  #endif
}
