import Foundation
import TestSupport
import XCTest

@testable import InjectCLI

/// Runs the tool over every folder of `Fixtures`: `arguments` holds one argument a line, `output.txt`, `messages.txt` and
/// `exit` what is to come of them. With `UPDATE_FIXTURES` in the environment they are written anew.
final class FixtureTests: XCTestCase {
  private static let fixtures = Repository.root.appending(path: "Tests/InjectCLITests/Fixtures")

  func testEveryFixture() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures.path).sorted()
    XCTAssertGreaterThan(names.count, 5)
    for name in names { try check(Self.fixtures.appending(path: name)) }
  }

  private func check(_ folder: URL) throws {
    let arguments = try String(contentsOf: folder.appending(path: "arguments"), encoding: .utf8)
    let run = InjectTool.run(
      arguments.split(separator: "\n").map(String.init), context: ToolContext(folder: folder.path),
      isPath: { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) })
    let outcome = try XCTUnwrap(run.outcome)
    let results = [
      "output.txt": outcome.result, "messages.txt": outcome.messages,
      "exit": "\(outcome.exitCode.rawValue)\n",
    ]
    for (name, actual) in results {
      try ExpectedFile.check(actual, folder.appending(path: name))
    }
  }
}
