import Foundation
import XCTest

@testable import StyleRemote

final class RemoteStyleAccessTests: XCTestCase {
  private func url(_ text: String) throws -> URL { try XCTUnwrap(URL(string: text), text) }

  func testHTTPSAndThisMachineAreAsked() throws {
    for text in [
      "https://example.com/a", "HTTPS://EXAMPLE.COM", "http://localhost/a", "http://LOCALHOST:8080",
      "http://127.0.0.1:1/a", "http://127.8.9.255", "http://[::1]:80/a",
    ] {
      XCTAssertNil(RemoteStyleAccess().refusal(of: try url(text)), text)
    }
  }

  func testNothingElseIsAsked() throws {
    for text in [
      "http://example.com", "http://127.0.0.1.example.com", "http://localhost.example.com",
      "http://127.0.0.1.",
      "http://0127.0.0.1", "http://127.1", "http://2130706433", "http://0.0.0.0", "http://[::]",
      "http://[::ffff:127.0.0.1]", "http://10.0.0.1", "http://notlocalhost", "http://a.localhost",
    ] {
      XCTAssertEqual(
        RemoteStyleAccess().refusal(of: try url(text)),
        "http is allowed to this machine only; ask over https", text)
      XCTAssertNil(RemoteStyleAccess(allowsPlainHTTP: true).refusal(of: try url(text)), text)
    }
    for text in [
      "ftp://a/b", "file:///etc/hosts", "data:,a", "a/b", "https:///a", "https://u@h/", "https://u:p@h/",
    ] {
      XCTAssertNotNil(RemoteStyleAccess(allowsPlainHTTP: true).refusal(of: try url(text)), text)
    }
  }

  func testRedirects() throws {
    let usual = RemoteStyleAccess()
    let open = RemoteStyleAccess(allowsPlainHTTP: true, allowsOtherHosts: true)
    let rows: [(from: String, to: String, usual: Bool, open: Bool)] = [
      ("https://a/x", "https://a/y", true, true), ("https://a/x", "https://A:443/y", true, true),
      ("https://a/x", "https://a:444/y", false, true), ("https://a/x", "https://b/x", false, true),
      ("https://a/x", "https://b.a/x", false, true), ("https://a/x", "http://a/x", false, false),
      ("https://a/x", "http://127.0.0.1/x", false, false),
      ("https://a/x", "https://localhost/x", false, false),
      ("http://a/x", "http://localhost/x", false, false), ("http://a/x", "https://a/x", true, true),
      ("http://localhost/x", "https://localhost:8443/x", true, true),
      ("http://localhost/x", "http://localhost:8080/x", false, true),
      ("http://localhost/x", "http://a/x", false, true),
      ("https://localhost/x", "http://localhost/x", false, false),
      ("https://a/x", "https://u:p@a/x", false, false),
      ("https://a/x", "file:///x", false, false),
    ]
    for row in rows {
      let (from, to) = (try url(row.from), try url(row.to))
      XCTAssertEqual(usual.refusal(ofRedirectFrom: from, to: to) == nil, row.usual, "\(row)")
      XCTAssertEqual(open.refusal(ofRedirectFrom: from, to: to) == nil, row.open, "\(row)")
    }
  }
}
