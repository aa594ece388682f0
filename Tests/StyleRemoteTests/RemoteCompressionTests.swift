import Foundation
import StyleInjection
import XCTest

@testable import StyleRemote

final class RemoteCompressionTests: RemoteTestCase {
  private func gzip(_ length: Int?) -> LoopbackServer.Step {
    let fields = ["Content-Encoding": "gzip", "Content-Type": "text/plain"]
    return HTTPAnswer.head(
      "200 OK", length.map { fields.merging(["Content-Length": "\($0)"]) { $1 } } ?? fields)
  }

  func testACompressedSheetIsRead() async throws {
    let bytes = GzipContent.stored(Self.sheet("#FF0000"))
    let server = try scripted([[gzip(bytes.count), .bytes(bytes)]])
    let source = try RemoteStyleSource(try server.url("/theme.plist"), options: options())
    await check(source, .changed, rules: ["@UILabel textColor=#FF0000"])
  }

  func testDamageIsNoSheet() async throws {
    let whole = GzipContent.stored(Self.sheet("#FF0000"))
    for place in [0, 2, 10, 11, 13, whole.count - 8, whole.count - 1] {
      var bytes = whole
      bytes[place] ^= 0x41
      let server = try scripted([[gzip(bytes.count), .bytes(bytes)]])
      let source = try RemoteStyleSource(try server.url("/theme.plist"), options: options())
      await check(source, failing: ["remote.unreachable"], rules: [], "byte \(place)")
    }
  }

  /// What counts is what comes out: 258 megabytes of spaces in less than two, and as they are.
  func testTooMuchIsBrokenOffBeforeItFillsTheMemory() async throws {
    let unit = Array(repeating: GzipContent.bombUnit, count: 1_000).flatMap(\.self)
    let spaces = [UInt8](repeating: 32, count: 1 << 20)
    let answers: [[LoopbackServer.Step]] = [
      [gzip(nil), .bytes(GzipContent.bombStart), .repeated(unit, 125)],
      [HTTPAnswer.head("200 OK"), .repeated(spaces, 256)],
    ]
    for answer in answers {
      let server = try scripted([answer])
      let source = try RemoteStyleSource(
        try server.url("/theme.plist"), options: options { $0.limits.maximumByteCount = 1 << 20 })
      let before = try peak()
      await check(source, failing: ["remote.too-large"], rules: [])
      XCTAssertLessThan(try peak() - before, 200 << 20)
      try await wait { server.connectionCount == 0 }
    }
  }

  /// The most memory that the process has had, in bytes; 0 where the system does not tell.
  private func peak() throws -> Int {
    guard let status = FileManager.default.contents(atPath: "/proc/self/status") else { return 0 }
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmHWM") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1_024
  }
}
