import Foundation
import TestSupport
import XCTest

@testable import InjectCLI

/// `inject watch` without a process: what it hands on to one, and what it comes to.
@MainActor
final class WatchCommandTests: XCTestCase {
  private struct Watching {
    var sent: [ToolOutcome] = []
    var outcome: ToolOutcome?
  }

  /// Watches the demo until the user ends it, which is at once, or the reader goes away.
  private func watch(_ arguments: String..., isRead: Bool = true) async -> Watching {
    let run = InjectTool.run(
      ["watch"] + arguments, context: ToolContext(folder: Repository.root.path),
      isPath: { FileManager.default.fileExists(atPath: Repository.root.appending(path: $0).path) })
    guard case .live(let work) = run else { return Watching(outcome: run.outcome) }
    let sent = Sent()
    let outcome = await work(
      LiveProcess(
        send: {
          sent.outcomes.append($0)
          return isRead
        },
        onInterruption: { if isRead { $0() } }))
    return Watching(sent: sent.outcomes, outcome: outcome)
  }

  private final class Sent {
    var outcomes: [ToolOutcome] = []
  }

  func testWhatApplyPrintsComesFirstAndTheSummaryLast() async throws {
    let applied = InjectTool.run(
      ["apply", "--sheet", "NewStyleSheet"], context: ToolContext(folder: Repository.root.path),
      isPath: { _ in false }
    ).outcome
    for isRead in [true, false] {
      let watching = await watch("--sheet", "NewStyleSheet", isRead: isRead)
      XCTAssertEqual(
        watching.sent.map(\.result),
        [try XCTUnwrap(applied).result + "watching StyleSheets/NewStyleSheet.plist\n"])
      XCTAssertEqual(watching.outcome?.result.hasSuffix(": 0 saves, 0 changes\n"), true)
      XCTAssertEqual(watching.outcome?.exitCode, .done)
    }
  }

  func testWhatCannotBeWatchedIsToldAtOnce() async {
    let rows: [(arguments: [String], exitCode: ExitCode)] = [
      (["--sheet", "Nowhere"], .missingInput), (["StyleSheets", "Nowhere.storyboard"], .missingInput),
      (["--sheet", "README.md"], .unreadable), (["--sheet", "/dev/null"], .unreadable),
      (["--format", "xml"], .usage), (["--device", "toaster"], .usage),
    ]
    for (arguments, exitCode) in rows {
      for format in ["text", "json"] {
        let watching = await watch("--format=\(format)", arguments[0], arguments[1])
        XCTAssertEqual(watching.sent, [])
        XCTAssertEqual(watching.outcome?.exitCode, exitCode, "\(arguments)")
        XCTAssertEqual(watching.outcome?.messages.contains("error:"), true, "\(arguments)")
        let isEmpty = exitCode == .usage || format == "text" && arguments[0] == "--sheet"
        XCTAssertEqual(watching.outcome?.result.isEmpty, isEmpty, "\(arguments)")
      }
    }
  }
}
