import Foundation
import XCTest

@testable import StyleRemote

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class RemoteResponseHeadTests: XCTestCase {
  private func head(_ fields: [String: String]) throws -> RemoteResponseHead {
    let url = try XCTUnwrap(URL(string: "https://example.com"))
    return RemoteResponseHead(
      try XCTUnwrap(
        HTTPURLResponse(url: url, statusCode: 503, httpVersion: "HTTP/1.1", headerFields: fields)))
  }

  func testTheTimeOfTheNextRequest() throws {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    let rows: [(String, Duration?)] = [
      ("120", .seconds(120)), (" 0 ", .zero), ("Sun, 06 Nov 1994 08:51:37 GMT", .seconds(120)),
      ("Sun, 06 Nov 1994 08:00:00 GMT", .zero), ("Mon, 07 Nov 1994 08:49:37 GMT", .seconds(86_400)),
      ("-1", nil),
      ("1.5", nil), ("99999999999999999999", nil), ("soon", nil), ("", nil),
    ]
    for (value, delay) in rows {
      XCTAssertEqual(try head(["Retry-After": value, "Date": date]).retryAfter, delay, value)
    }
    XCTAssertNil(try head(["Date": date]).retryAfter)
    XCTAssertEqual(try head(["Retry-After": date]).retryAfter, .zero, "by this machine's own clock")
  }

  func testWhatIsNoTextIsNotSentBack() throws {
    let rows: [(String, String?)] = [
      ("\"1\"", "\"1\""), ("W/\"a b\"", "W/\"a b\""), ("\"\u{e9}\"", nil), ("a\u{7}b", nil),
      (String(repeating: "a", count: 1_024), String(repeating: "a", count: 1_024)),
      (String(repeating: "a", count: 1_025), nil),
    ]
    for (tag, kept) in rows {
      XCTAssertEqual(RemoteSheetValidators(etag: tag, lastModified: tag).etag, kept)
      XCTAssertEqual(RemoteSheetValidators(etag: nil, lastModified: tag).lastModified, kept)
    }
    XCTAssertTrue(RemoteSheetValidators(etag: "\r\nX: y", lastModified: nil).isEmpty)
  }
}
