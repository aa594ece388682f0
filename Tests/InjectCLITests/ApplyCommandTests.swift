import StyleDiagnostics
import XCTest

@testable import InjectCLI
@testable import StyleTools

final class ApplyCommandTests: XCTestCase {
  private func outcome(
    _ severities: [Diagnostic.Severity], isStrict: Bool = false, obstacle: ToolObstacle? = nil,
    asJSON: Bool = false, context: ToolContext = ToolContext()
  ) -> ToolOutcome {
    let file = SourceFile(path: "a", text: "text")
    var report = ApplyReport()
    report.obstacle = obstacle
    report.diagnostics = DiagnosticList(
      severities.enumerated().map { index, severity in
        Diagnostic(.init("a.b"), severity, "said \(index)", at: SourceRange(file))
      })
    return InjectTool.outcome(of: report, asJSON: asJSON, isStrict: isStrict, context: context)
  }

  func testTheLargestExitCodeThatHoldsIsTold() {
    let expected:
      [(
        severities: [Diagnostic.Severity], isStrict: Bool, obstacle: ToolObstacle?, exitCode: ExitCode
      )] = [
        ([], false, nil, .done), ([], true, nil, .done), ([.note, .warning], false, nil, .done),
        ([.note], true, nil, .done), ([.warning], true, nil, .findings), ([.error], false, nil, .findings),
        ([.error], false, .unreadable, .unreadable), ([], false, .missing, .missingInput),
        ([.error, .warning], true, .missing, .missingInput),
      ]
    for (severities, isStrict, obstacle, exitCode) in expected {
      XCTAssertEqual(
        outcome(severities, isStrict: isStrict, obstacle: obstacle).exitCode, exitCode,
        "\(severities) \(isStrict) \(String(describing: obstacle))")
    }
  }

  func testMessagesAreTheSameForBothFormatsAndColouredOnTheirOwn() {
    let text = outcome([.warning])
    let json = outcome([.warning], asJSON: true)
    XCTAssertEqual(text.messages, "a:1:1: warning: said 0 [a.b]\ntext\n^\n")
    XCTAssertEqual(json.messages, text.messages)
    XCTAssertTrue(json.result.hasPrefix("{") && json.result.hasSuffix("}\n"))
    let coloured = outcome([.warning], context: ToolContext(messagePalette: .ansi))
    XCTAssertEqual(coloured.result, text.result)
    XCTAssertNotEqual(coloured.messages, text.messages)
  }
}
