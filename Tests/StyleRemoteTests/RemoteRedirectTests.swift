import Foundation
import StyleInjection
import XCTest

@testable import StyleRemote

final class RemoteRedirectTests: RemoteTestCase {
  func testRedirectsAreResolvedByTheAddressTheyComeFrom() async throws {
    for (location, asked) in [
      ("/b", "/b"), ("b", "/a/b"), ("../b?c=d", "/b?c=d"), ("?c=d", "/a/main?c=d"), ("./b#c", "/a/b"),
    ] {
      for status in ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"] {
        let server = try server { request in
          request.path == "/a/main"
            ? HTTPAnswer.redirect(to: location, status: status) : HTTPAnswer.content(Self.sheet("#FF0000"))
        }
        let source = try RemoteStyleSource(
          try server.url("/a/main"), options: options { $0.cacheFolder = nil })
        await check(source, .changed, rules: ["@UILabel textColor=#FF0000"])
        XCTAssertEqual(server.requests.map(\.path), ["/a/main", asked], "\(status) \(location)")
      }
    }
  }

  func testOnlySoManyAreFollowed() async throws {
    let server = try server { request in
      let count = Int(request.path.dropFirst()) ?? 0
      return count == 0 ? HTTPAnswer.content(Self.sheet("#FF0000")) : HTTPAnswer.redirect(to: "/\(count - 1)")
    }
    for (count, maximum, isFollowed) in [
      (5, 5, true), (6, 5, false), (1, 0, false), (0, 0, true), (0, -1, true),
    ] {
      let source = try RemoteStyleSource(
        try server.url("/\(count)"),
        options: options {
          $0.cacheFolder = nil
          $0.access.maximumRedirectCount = maximum
        })
      _ = await source.refresh()
      XCTAssertEqual(source.diagnostics.map(\.id.rawValue), isFollowed ? [] : ["remote.redirect"])
    }
  }

  func testAnotherHostIsAskedWhereThatIsAllowed() async throws {
    let other = try scripted([HTTPAnswer.content(Self.sheet("#FF0000"))])
    let server = try scripted([HTTPAnswer.redirect(to: try other.url("/x").absoluteString)])
    let source = try RemoteStyleSource(
      try server.url("/theme.plist"),
      options: options {
        $0.cacheFolder = nil
        $0.access.allowsOtherHosts = true
      })
    await check(source, .changed, rules: ["@UILabel textColor=#FF0000"])
  }
}
