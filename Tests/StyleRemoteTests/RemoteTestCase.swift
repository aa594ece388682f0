import Foundation
import StyleInjection
import Synchronization
import XCTest

@testable import StyleRemote

/// What all tests against a server need.
class RemoteTestCase: XCTestCase {
  private let servers = Mutex<[LoopbackServer]>([])
  private let folder = FileManager.default.temporaryDirectory.appending(path: "remote-\(UUID().uuidString)")

  override func tearDown() {
    for server in servers.withLock({ $0 }) { server.stop() }
    try? FileManager.default.removeItem(at: folder)
  }

  /// A server that is stopped when the test ends.
  func server(_ answer: @escaping @Sendable (LoopbackServer.Request) -> [LoopbackServer.Step]) throws
    -> LoopbackServer
  {
    let server = try LoopbackServer(answer: answer)
    servers.withLock { $0.append(server) }
    return server
  }

  /// A server that gives one answer after another, and the last one from then on.
  func scripted(_ answers: [[LoopbackServer.Step]]) throws -> LoopbackServer {
    let rest = Mutex(answers)
    return try server { _ in rest.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] } }
  }

  /// Options that keep copies in a folder of the test.
  func options(_ change: (inout RemoteStyleOptions) -> Void = { _ in }) -> RemoteStyleOptions {
    var options = RemoteStyleOptions()
    options.cacheFolder = folder
    change(&options)
    return options
  }

  /// The rules of a source, one a line.
  func rules(_ source: RemoteStyleSource) -> [String] {
    source.snapshot?.sheets.flatMap(\.rules).map { rule in
      "\(rule.selector) " + rule.declarations.map { "\($0.keyPath)=\($0.value.value)" }.joined(separator: " ")
    } ?? []
  }

  /// Asks once, and compares what came of it.
  func check(
    _ source: RemoteStyleSource, _ expected: RemoteStyleOutcome, rules expectedRules: [String],
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let outcome = await source.refresh()
    XCTAssertEqual(outcome, expected, file: file, line: line)
    XCTAssertEqual(rules(source), expectedRules, file: file, line: line)
  }

  /// Asks once, and compares why that failed.
  func check(
    _ source: RemoteStyleSource, failing ids: [String], rules expectedRules: [String], _ name: String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let outcome = await source.refresh()
    guard case .failed(let diagnostics) = outcome else {
      return XCTFail("\(name): \(outcome)", file: file, line: line)
    }
    XCTAssertEqual(diagnostics.map(\.id.rawValue), ids, name, file: file, line: line)
    XCTAssertEqual(source.diagnostics, diagnostics, name, file: file, line: line)
    XCTAssertEqual(rules(source), expectedRules, name, file: file, line: line)
  }

  /// A sheet that gives labels a colour.
  static func sheet(_ color: String) -> String {
    """
    <plist><dict>
    <key>@UILabel</key><dict><key>textColor</key><string>\(color)</string></dict>
    </dict></plist>
    """
  }

  /// Lets other tasks run until something holds; fails after a minute.
  func wait(
    isolation: isolated (any Actor)? = #isolation, line: UInt = #line, until holds: () -> Bool
  ) async throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while !holds() {
      guard ContinuousClock.now < deadline else { return XCTFail("it does not come to hold", line: line) }
      try await Task.sleep(for: .milliseconds(2))
    }
  }
}
