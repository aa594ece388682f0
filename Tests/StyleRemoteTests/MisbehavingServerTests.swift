import Foundation
import StyleInjection
import XCTest

@testable import StyleRemote

/// Whatever a server does, the last good sheet stays in force, and the reason is told.
final class MisbehavingServerTests: RemoteTestCase {
  private typealias Row = (name: String, answer: [LoopbackServer.Step], id: String, says: String)

  private static let sheet = RemoteTestCase.sheet("#00FF00")
  private static let chunked = ["Transfer-Encoding": "chunked"]

  private let rows: [Row] = [
    ("an error", HTTPAnswer.content("oops", status: "500 Internal Server Error"), "remote.status", "500"),
    ("gone", HTTPAnswer.content(sheet, status: "404 Not Found"), "remote.status", "404"),
    ("no content", [HTTPAnswer.head("204 No Content")], "remote.status", "204"),
    ("a part", HTTPAnswer.content(sheet, status: "206 Partial Content"), "remote.status", "206"),
    (
      "a login", HTTPAnswer.content("", status: "401 Unauthorized", ["WWW-Authenticate": "Bearer"]),
      "remote.status", "401"
    ),
    (
      "a login by digest",
      HTTPAnswer.content("", status: "401 Unauthorized", ["WWW-Authenticate": "Digest realm=\"x\""]),
      "remote.status", "401"
    ),
    ("a status of its own", HTTPAnswer.content(sheet, status: "999 What"), "remote.status", "999"),
    (
      "another protocol", [HTTPAnswer.head("101 Switching Protocols", ["Upgrade": "x"])],
      "remote.unreachable", ""
    ),
    ("nothing", [], "remote.unreachable", ""),
    ("no HTTP", [.text("220 ftp.example.com\r\n\r\n")], "remote.unreachable", ""),
    ("bytes", [.bytes([0, 1, 0xFF, 13, 10, 13, 10])], "remote.unreachable", ""),
    (
      "a head that never ends",
      [
        .text("HTTP/1.1 200 OK\r\n"),
        .repeated(Array("A: \(String(repeating: "b", count: 1_000))\r\n".utf8), 2_000), .hold,
      ],
      "remote.unreachable", ""
    ),
    (
      "cut off", [HTTPAnswer.head("200 OK", ["Content-Length": "500"]), .text(sheet)], "remote.unreachable",
      "bytes remaining"
    ),
    (
      "cut off in a chunk", [HTTPAnswer.head("200 OK", chunked), .text("500\r\n" + sheet)],
      "remote.unreachable", ""
    ),
    (
      "cut off between chunks", [HTTPAnswer.head("200 OK", chunked), .text("5\r\n<plis\r\n")],
      "remote.unreachable", ""
    ),
    ("no chunk", [HTTPAnswer.head("200 OK", chunked), .text("xyz\r\n" + sheet)], "remote.unreachable", ""),
    (
      "no length, cut off", [HTTPAnswer.head("200 OK"), .text(String(sheet.dropLast(20)))], "xml.syntax", ""
    ),
    (
      "no gzip", HTTPAnswer.content(sheet, ["Content-Encoding": "gzip"]), "remote.unreachable", ""
    ),
    (
      "an unknown coding", HTTPAnswer.content(sheet, ["Content-Encoding": "magic"]), "remote.unreachable", ""
    ),
    ("a redirect to nowhere", HTTPAnswer.content("", status: "302 Found"), "remote.redirect", "nowhere"),
    ("a redirect to no address", HTTPAnswer.redirect(to: "http://[::1"), "remote.redirect", "nowhere"),
    ("a loop", HTTPAnswer.redirect(to: "/theme.plist"), "remote.redirect", "more than 5"),
    (
      "a redirect to http elsewhere", HTTPAnswer.redirect(to: "http://192.0.2.1/theme.plist"),
      "remote.redirect",
      "http is allowed to this machine only"
    ),
    (
      "a redirect to another host", HTTPAnswer.redirect(to: "https://example.com/theme.plist"),
      "remote.redirect",
      "another host"
    ),
    (
      "a redirect to another port", HTTPAnswer.redirect(to: "http://127.0.0.1:1/theme.plist"),
      "remote.redirect",
      "another host"
    ),
    ("a redirect to a file", HTTPAnswer.redirect(to: "file:///etc/hosts"), "remote.redirect", "only https"),
    (
      "a web page", HTTPAnswer.content("<html><body>500</body></html>", ["Content-Type": "text/xml"]),
      "remote.web-page", "a web page"
    ),
    ("text", HTTPAnswer.content("All is well.", ["Content-Type": "application/x-plist"]), "sheet.root", ""),
    (
      "too much, announced",
      [HTTPAnswer.head("200 OK", ["Content-Length": "1000000000000"]), .hold], "remote.too-large", "more than"
    ),
    (
      "too much, in chunks",
      [HTTPAnswer.head("200 OK", chunked)] + [
        .repeated(Array("10000\r\n".utf8) + Array(repeating: 32, count: 65_536) + Array("\r\n".utf8), 2_000)
      ], "remote.too-large", "more than"
    ),
    (
      "too much, without an end",
      [HTTPAnswer.head("200 OK"), .repeated(Array(repeating: 32, count: 65_536), 2_000)],
      "remote.too-large",
      "more than"
    ),
    ("silence", [.hold], "remote.timeout", "does not begin to answer"),
    (
      "silence behind the head", [HTTPAnswer.head("200 OK"), .text("<plist>"), .hold], "remote.timeout",
      "within"
    ),
    (
      "drops",
      [HTTPAnswer.head("200 OK")]
        + Array(repeating: [.text(" "), .pause(.milliseconds(20))], count: 500).joined(),
      "remote.timeout", "within"
    ),
  ]

  func testAnAddressAtWhichNobodySpeaksHTTPSIsNotAskedOverHTTP() async throws {
    let server = try scripted([HTTPAnswer.content(Self.sheet("#FF0000"))])
    let url = try XCTUnwrap(URL(string: "https://127.0.0.1:\(server.port)/theme.plist"))
    await check(try RemoteStyleSource(url, options: options()), failing: ["remote.unreachable"], rules: [])
    XCTAssertEqual(server.requests.count, 0)
    server.stop()
    try await wait { server.connectionCount == 0 }
    await check(try RemoteStyleSource(url, options: options()), failing: ["remote.unreachable"], rules: [])
  }

  func testTheLastGoodSheetStaysInForce() async throws {
    for row in rows {
      let good = HTTPAnswer.content(Self.sheet("#FF0000"), ["ETag": "\"1\""])
      let server = try scripted([good, row.answer])
      let url = try server.url("/theme.plist")
      let limits = StyleSheetLimits(maximumByteCount: 1 << 20)
      let first = try RemoteStyleSource(url, options: options { $0.limits = limits })
      await check(first, .changed, rules: ["@UILabel textColor=#FF0000"])
      let source = try RemoteStyleSource(
        url,
        options: options {
          $0.limits = limits
          // One of the two times alone is short, so that a busy machine does not change which is over first.
          switch (row.id, row.says) {
          case ("remote.timeout", "within"): $0.refreshTimeout = .milliseconds(500)
          case ("remote.timeout", _): $0.answerTimeout = .milliseconds(300)
          default: break
          }
        })
      await check(source, failing: [row.id], rules: ["@UILabel textColor=#FF0000"], row.name)
      let message = source.diagnostics.first?.message ?? ""
      XCTAssertTrue(row.says.isEmpty || message.contains(row.says), "\(row.name): \(message)")
      try await wait { server.connectionCount == 0 }
    }
  }
}
