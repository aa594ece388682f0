import Foundation
import StyleInjection
import Synchronization
import UIKitModel
import XCTest

@testable import StyleRemote

final class RemoteStyleSourceTests: RemoteTestCase {
  func testASheetIsFetchedAndSwappedAndAChangeAnnounced() async throws {
    let server = try scripted([
      HTTPAnswer.content(Self.sheet("#FF0000")), HTTPAnswer.content(Self.sheet("#00FF00")),
    ])
    let source = try RemoteStyleSource(try server.url("/theme.plist"), options: options())
    XCTAssertEqual(rules(source), [])
    await check(source, .changed, rules: ["@UILabel textColor=#FF0000"])
    var changes = source.changes.makeAsyncIterator()
    await check(source, .changed, rules: ["@UILabel textColor=#00FF00"])
    let change = try await changes.next()
    XCTAssertEqual(change, StyleSourceChange("http://127.0.0.1:\(server.port)/theme.plist"))
    XCTAssertEqual(source.diagnostics, [])
  }

  @MainActor
  func testAManagersViewsFollow() async throws {
    let color = Mutex("#FF0000")
    let server = try server { _ in HTTPAnswer.content(Self.sheet(color.withLock { $0 })) }
    let clock = ManualClock()
    let source = try RemoteStyleSource(try server.url("/theme.plist"), options: options(), clock: clock)
    let manager = StyleManager(registry: .uiKit, repository: source)
    let label = UILabel()
    manager.addRoot(label)
    let following = Task { await manager.followChanges() }
    let polling = Task { await source.poll() }
    try await wait { label.textColor == StyleColor(red: 1, green: 0, blue: 0) }
    color.withLock { $0 = "#0000FF" }
    try await wait { clock.delays.count == 1 }
    clock.advance(by: .seconds(400))
    try await wait { label.textColor == StyleColor(red: 0, green: 0, blue: 1) }
    polling.cancel()
    await polling.value
    following.cancel()
    await following.value
  }

  func testOnlyRealChangesAreAnnounced() async throws {
    let sheet = Self.sheet("#FF0000")
    let server = try scripted([
      HTTPAnswer.content(sheet, ["ETag": "\"1\""]), HTTPAnswer.content(sheet, ["ETag": "\"2\""]),
      HTTPAnswer.content(sheet), [HTTPAnswer.head("304 Not Modified")],
    ])
    let source = try RemoteStyleSource(try server.url("/theme.plist"), options: options())
    await check(source, .changed, rules: ["@UILabel textColor=#FF0000"])
    let announced = Mutex(0)
    let changes = source.changes
    let listening = Task { for await _ in changes { announced.withLock { $0 += 1 } } }
    await check(source, .unchanged, rules: ["@UILabel textColor=#FF0000"])
    await check(source, .unchanged, rules: ["@UILabel textColor=#FF0000"])
    listening.cancel()
    await listening.value
    XCTAssertEqual(announced.withLock { $0 }, 0)
  }

  func testWhatIsAtHandIsAskedWith() async throws {
    let server = try server { request in
      let isKnown = request.fields["if-none-match"] == "\"1\""
      return isKnown
        ? [HTTPAnswer.head("304 Not Modified")]
        : HTTPAnswer.content(
          Self.sheet("#FF0000"), ["ETag": "\"1\"", "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"])
    }
    let source = try RemoteStyleSource(try server.url("/theme.plist"), options: options())
    await check(source, .changed, rules: ["@UILabel textColor=#FF0000"])
    await check(source, .unchanged, rules: ["@UILabel textColor=#FF0000"])
    XCTAssertEqual(server.requests.map { $0.fields["if-none-match"] }, [nil, "\"1\""])
    XCTAssertEqual(
      server.requests.map { $0.fields["if-modified-since"] }, [nil, "Sun, 06 Nov 1994 08:49:37 GMT"])
  }

  func testAVersionThatWasNotAskedWithIsNoAnswer() async throws {
    let server = try scripted([[HTTPAnswer.head("304 Not Modified")]])
    let source = try RemoteStyleSource(try server.url("/theme.plist"), options: options())
    await check(source, failing: ["remote.status"], rules: [])
  }

  func testASheetThatCannotBeLoadedLeavesTheLastGoodOneInForce() async throws {
    let broken: [(text: String, id: String, line: Int, column: Int)] = [
      ("<plist><dict>\n<key>@UILabel</key>\n<dict>", "xml.unclosed-element", 3, 7),
      (
        "<plist><dict>\n  <key>@UILabel</key><string>no</string>\n</dict></plist>", "sheet.not-a-dictionary",
        2, 3
      ),
      ("", "sheet.root", 1, 1),
      ("<!doctype HTML><html><body>Sign in</body></html>", "remote.web-page", 1, 1),
      ("{\"@UILabel\": ", "json.syntax", 1, 14),
    ]
    let good = Self.sheet("#FF0000")
    let server = try scripted(
      [HTTPAnswer.content(good)] + broken.map { HTTPAnswer.content($0.text) } + [HTTPAnswer.content(good)])
    let source = try RemoteStyleSource(try server.url("/theme.plist"), options: options())
    await check(source, .changed, rules: ["@UILabel textColor=#FF0000"])
    for (text, id, line, column) in broken {
      await check(source, failing: [id], rules: ["@UILabel textColor=#FF0000"])
      let range = source.diagnostics.first?.range
      XCTAssertEqual(range?.file.path, "http://127.0.0.1:\(server.port)/theme.plist", text)
      XCTAssertEqual(range?.position, SourcePosition(line: line, column: column), text)
    }
    await check(source, .unchanged, rules: ["@UILabel textColor=#FF0000"])
    XCTAssertEqual(source.diagnostics, [])
  }

  func testWarningsOfASheetDoNotKeepItOut() async throws {
    let server = try scripted([
      HTTPAnswer.content("<plist><dict><key></key><dict/></dict></plist>")
    ])
    let source = try RemoteStyleSource(try server.url("/theme.plist"), options: options())
    await check(source, .changed, rules: [])
    XCTAssertEqual(source.diagnostics.map(\.severity), [.warning])
  }

  func testASheetIsKnownByItsContentWhateverTheServerCallsIt() async throws {
    for (text, type) in [
      (Self.sheet("#FF0000"), "text/html"), ("{\"@UILabel\": {\"textColor\": \"#FF0000\"}}", "image/png"),
      ("\"@UILabel\":\n  textColor: \"#FF0000\"\n", ""),
    ] {
      let server = try scripted([HTTPAnswer.content(text, ["Content-Type": type])])
      let source = try RemoteStyleSource(
        try server.url("/theme"), options: options { $0.limits.maximumByteCount = .max })
      await check(source, .changed, rules: ["@UILabel textColor=#FF0000"])
      let again = try RemoteStyleSource(
        try server.url("/theme"), options: options { $0.limits.maximumByteCount = .max })
      XCTAssertEqual(rules(again), ["@UILabel textColor=#FF0000"])
    }
  }

  func testAddressesThatMayNotBeAskedAreRefused() throws {
    for address in [
      "http://example.com/a", "ftp://127.0.0.1/a", "file:///etc/hosts", "https://me:secret@h/a",
    ] {
      let url = try XCTUnwrap(URL(string: address))
      XCTAssertThrowsError(try RemoteStyleSource(url), address) { error in
        guard case .invalid(let diagnostic)? = error as? StyleSourceError else { return XCTFail("\(error)") }
        XCTAssertEqual(diagnostic.id.rawValue, "remote.address")
      }
    }
  }

  func testARefreshThatEndsAfterALaterOneDecidesNothing() async throws {
    let asked = Mutex(0)
    let isLate = Flag()
    let server = try server { _ in
      let count = asked.withLock { asked in
        asked += 1
        return asked
      }
      guard count == 1 else { return HTTPAnswer.content(Self.sheet("#00FF00")) }
      while !isLate.isRaised { Thread.sleep(forTimeInterval: 0.005) }
      return HTTPAnswer.content(Self.sheet("#FF0000"))
    }
    let source = try RemoteStyleSource(try server.url("/theme.plist"), options: options())
    let early = Task { await source.refresh() }
    try await wait { asked.withLock { $0 } == 1 }
    await check(source, .changed, rules: ["@UILabel textColor=#00FF00"])
    isLate.raise()
    let outcome = await early.value
    XCTAssertEqual(outcome, .unchanged)
    XCTAssertEqual(rules(source), ["@UILabel textColor=#00FF00"])
  }
}
