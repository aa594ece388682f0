import Foundation
import StyleInjection
import XCTest

@testable import StyleRemote

final class RemoteIncludeTests: RemoteTestCase {
  /// A server of files; a path that it has not is answered with 404.
  private func serve(_ files: [String: String]) throws -> LoopbackServer {
    try server { request in
      guard let text = files[request.path] else { return HTTPAnswer.content("", status: "404 Not Found") }
      let tag = "\"\(text.utf8.count)\""
      return request.fields["if-none-match"] == tag
        ? [HTTPAnswer.head("304 Not Modified", ["ETag": tag])] : HTTPAnswer.content(text, ["ETag": tag])
    }
  }

  private func sheet(_ name: String, including paths: String...) -> String {
    let includes = paths.map { "<string>\($0)</string>" }.joined()
    return """
      <plist><dict><key>$include</key><array>\(includes)</array>
      <key>#\(name)</key><dict><key>tag</key><integer>1</integer></dict></dict></plist>
      """
  }

  func testSheetsBesideTheFirstAreIncluded() async throws {
    let server = try serve([
      "/themes/main?key=1": sheet("main", including: "parts/a", "b c#?%.plist"),
      "/themes/parts/a": sheet("a", including: "../d"), "/themes/b%20c%23%3F%25.plist": sheet("b"),
      "/themes/d": sheet("d"),
    ])
    let url = try server.url("/themes/main?key=1")
    let source = try RemoteStyleSource(url, options: options())
    await check(source, .changed, rules: ["#d tag=1", "#a tag=1", "#b tag=1", "#main tag=1"])
    await check(source, .unchanged, rules: ["#d tag=1", "#a tag=1", "#b tag=1", "#main tag=1"])
    XCTAssertEqual(server.requests.count, 8)
    XCTAssertEqual(server.requests.suffix(4).compactMap { $0.fields["if-none-match"] }.count, 4)
    server.stop()
    let offline = try RemoteStyleSource(url, options: options())
    XCTAssertEqual(rules(offline), ["#d tag=1", "#a tag=1", "#b tag=1", "#main tag=1"])
  }

  func testAChangeOfAnIncludedSheetAloneIsAChange() async throws {
    let isNew = Flag()
    let server = try server { request in
      request.path == "/part"
        ? HTTPAnswer.content(Self.sheet(isNew.isRaised ? "#00FF00" : "#FF0000"))
        : HTTPAnswer.content("<plist><dict><key>$include</key><string>part</string></dict></plist>")
    }
    let source = try RemoteStyleSource(try server.url("/main"), options: options())
    await check(source, .changed, rules: ["@UILabel textColor=#FF0000"])
    isNew.raise()
    await check(source, .changed, rules: ["@UILabel textColor=#00FF00"])
  }

  func testWhatMayNotBeIncludedIsNotAsked() async throws {
    let paths = [
      "/etc/hosts", "~/x", "../x", "a/../../x", "//example.com/x", "/themes/../x",
    ]
    for path in paths {
      let server = try serve(["/themes/main": sheet("main", including: path)])
      let source = try RemoteStyleSource(try server.url("/themes/main"), options: options())
      await check(source, failing: ["sheet.include"], rules: [], path)
      XCTAssertEqual(source.diagnostics[0].range.position, SourcePosition(line: 1, column: 40), path)
      XCTAssertEqual(server.requests.count, 1, path)
    }
  }

  /// What looks like another address is the name of a file beside the sheet.
  func testNoOtherAddressIsAsked() async throws {
    for (path, asked) in [
      ("http://example.com/x", "/themes/http%3A/example.com/x"),
      ("file:///etc/hosts", "/themes/file%3A/etc/hosts"),
      ("%2e%2e/x", "/themes/%252e%252e/x"), ("..\\x", "/themes/..%5Cx"),
      ("@example.com", "/themes/@example.com"),
    ] {
      let server = try serve(["/themes/main": sheet("main", including: path)])
      let source = try RemoteStyleSource(try server.url("/themes/main"), options: options())
      await check(source, failing: ["remote.status", "sheet.include"], rules: [], path)
      let paths = server.requests.map {
        $0.path.replacing("http:/", with: "http%3A/").replacing("file:/", with: "file%3A/")
      }
      XCTAssertEqual(paths, ["/themes/main", asked])
    }
  }

  func testASheetAtTheRootIncludesFromThere() async throws {
    let server = try serve(["/": sheet("main", including: "a"), "/a": sheet("a")])
    let source = try RemoteStyleSource(try server.url(""), options: options())
    await check(source, .changed, rules: ["#a tag=1", "#main tag=1"])
  }

  func testAllThatIsIncludedCountsTogether() async throws {
    let text = sheet("main", including: "a", "b")
    let server = try serve(["/main": text, "/a": sheet("a"), "/b": sheet("b")])
    for (limit, ids) in [
      (text.utf8.count + 300, [String]()), (text.utf8.count + 200, ["remote.too-large", "sheet.include"]),
    ] {
      let source = try RemoteStyleSource(
        try server.url("/main"),
        options: options {
          $0.cacheFolder = nil
          $0.limits.maximumByteCount = limit
        })
      _ = await source.refresh()
      XCTAssertEqual(source.diagnostics.map(\.id.rawValue), ids)
    }
  }

  func testAnIncludedSheetThatFailsKeepsAllAsItWas() async throws {
    for (name, answer, id) in [
      ("gone", HTTPAnswer.content("", status: "410 Gone"), "remote.status"),
      ("broken", HTTPAnswer.content("<plist>"), "xml.unclosed-element"),
      ("page", HTTPAnswer.content("<!-- x --><HTML>"), "remote.web-page"),
      ("elsewhere", HTTPAnswer.redirect(to: "https://example.com/part"), "remote.redirect"),
    ] {
      let isBad = Flag()
      let server = try server { request in
        if request.path == "/part" {
          return isBad.isRaised ? answer : HTTPAnswer.content(Self.sheet("#FF0000"))
        }
        return HTTPAnswer.content("<plist><dict><key>$include</key><string>part</string></dict></plist>")
      }
      let source = try RemoteStyleSource(try server.url("/main"), options: options())
      await check(source, .changed, rules: ["@UILabel textColor=#FF0000"])
      isBad.raise()
      await check(source, failing: [id, "sheet.include"], rules: ["@UILabel textColor=#FF0000"], name)
      XCTAssertEqual(source.diagnostics[0].range.file.path, "http://127.0.0.1:\(server.port)/part", name)
      XCTAssertEqual(source.diagnostics[1].range.position, SourcePosition(line: 1, column: 33), name)
    }
  }
}
