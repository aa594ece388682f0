import Foundation
import StyleInjection
import XCTest

@testable import StyleRemote

final class RemoteSheetCacheTests: RemoteTestCase {
  /// Where the copies of a source are kept.
  private func file(_ url: URL) throws -> URL {
    let folder = try XCTUnwrap(options().cacheFolder)
    return RemoteSheetCache(folder: folder, address: RemoteStyleAddress(url)).file
  }

  func testTheLastGoodCopyServesBeforeAnythingIsAsked() async throws {
    let server = try server { request in
      request.fields["if-none-match"] == "\"1\""
        ? [HTTPAnswer.head("304 Not Modified")]
        : HTTPAnswer.content(Self.sheet("#FF0000"), ["ETag": "\"1\""])
    }
    let url = try server.url("/theme.plist?key=1")
    await check(
      try RemoteStyleSource(url, options: options()), .changed, rules: ["@UILabel textColor=#FF0000"])
    let source = try RemoteStyleSource(url, options: options())
    XCTAssertEqual(rules(source), ["@UILabel textColor=#FF0000"])
    XCTAssertEqual(source.diagnostics, [])
    await check(source, .unchanged, rules: ["@UILabel textColor=#FF0000"])
    XCTAssertEqual(server.requests.map { $0.fields["if-none-match"] }, [nil, "\"1\""])

    server.stop()
    let offline = try RemoteStyleSource(url, options: options())
    await check(offline, failing: ["remote.unreachable"], rules: ["@UILabel textColor=#FF0000"])
    XCTAssertEqual(rules(try RemoteStyleSource(try server.url("/other"), options: options())), [])
    XCTAssertEqual(rules(try RemoteStyleSource(url, options: options { $0.cacheFolder = nil })), [])
  }

  /// Whatever befalls the file, at whatever place, there is no sheet rather than a wrong one.
  func testADamagedCopyIsNone() async throws {
    let server = try scripted([HTTPAnswer.content(Self.sheet("#FF0000"), ["ETag": "\"1\""])])
    let url = try server.url("/theme.plist")
    await check(
      try RemoteStyleSource(url, options: options()), .changed, rules: ["@UILabel textColor=#FF0000"])
    let file = try file(url)
    let whole = try Data(contentsOf: file)
    var damaged = stride(from: 0, to: whole.count, by: 7).map { whole.prefix($0) }
    for place in stride(from: 0, to: whole.count, by: 5) {
      var other = whole
      other[place] ^= 1
      damaged.append(other)
    }
    for content in damaged {
      try content.write(to: file)
      let source = try RemoteStyleSource(url, options: options())
      XCTAssertEqual(rules(source), [])
      XCTAssertEqual(source.diagnostics.map(\.id.rawValue), ["remote.cache"])
    }
    let source = try RemoteStyleSource(url, options: options())
    await check(source, .changed, rules: ["@UILabel textColor=#FF0000"])
    XCTAssertNil(server.requests.last?.fields["if-none-match"])
    XCTAssertEqual(try Data(contentsOf: file), whole, "the copy is whole again")
  }

  func testWhatIsNoSheetAnyMoreIsNone() async throws {
    let server = try scripted([HTTPAnswer.content(Self.sheet("#FF0000"))])
    let address = RemoteStyleAddress(try server.url("/theme.plist"))
    let folder = try XCTUnwrap(options().cacheFolder)
    for text in ["<plist>", "", "<html>"] {
      try RemoteSheetCache(folder: folder, address: address).write([
        RemoteSheetCopy(path: address.path, bytes: Array(text.utf8), validators: .none)
      ])
      let source = try RemoteStyleSource(address.url, options: options())
      XCTAssertEqual(source.diagnostics.map(\.id.rawValue), ["remote.cache"], text)
    }
  }

  func testAFailureLeavesTheCopy() async throws {
    let server = try scripted([
      HTTPAnswer.content(Self.sheet("#FF0000")), HTTPAnswer.content("<plist>"),
      HTTPAnswer.content("", status: "500 Internal Server Error"),
    ])
    let url = try server.url("/theme.plist")
    let source = try RemoteStyleSource(url, options: options())
    await check(source, .changed, rules: ["@UILabel textColor=#FF0000"])
    let whole = try Data(contentsOf: try file(url))
    for _ in 0..<2 { _ = await source.refresh() }
    XCTAssertEqual(try Data(contentsOf: try file(url)), whole)
  }

  func testACopyThatCannotBeKeptIsToldAndTheSheetServes() async throws {
    let server = try scripted([HTTPAnswer.content(Self.sheet("#FF0000"))])
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("a file".utf8).write(to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = try RemoteStyleSource(
      try server.url("/theme.plist"), options: options { $0.cacheFolder = folder })
    await check(source, .changed, rules: ["@UILabel textColor=#FF0000"])
    XCTAssertEqual(source.diagnostics.map(\.id.rawValue), ["remote.cache"])
  }
}
