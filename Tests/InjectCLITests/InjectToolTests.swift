import Foundation
import StyleDiagnostics
import StyleTools
import TestSupport
import XCTest

@testable import InjectCLI

final class InjectToolTests: XCTestCase {
  private func run(_ arguments: String..., context: ToolContext = ToolContext()) -> ToolOutcome? {
    InjectTool.run(arguments, context: context, isPath: { _ in false }).outcome
  }

  func testHelpAndVersionAreResults() {
    let help = HelpText(table: InjectTool.table)
    let apply = help.text(of: InjectTool.table.defaultCommand)
    let expected: [(arguments: [String], result: String)] = [
      (["--help"], help.overview), (["-h"], help.overview), (["help"], help.overview),
      (["apply", "--help"], apply), (["help", "apply"], apply), (["--version"], "inject 0.1.0\n"),
      (["help", "--version"], "inject 0.1.0\n"), (["--help", "--nonsense"], help.overview),
    ]
    for (arguments, result) in expected {
      XCTAssertEqual(
        InjectTool.run(arguments, context: ToolContext(), isPath: { _ in false }).outcome,
        ToolOutcome(result: result), "\(arguments)")
    }
  }

  func testEveryCommandAndOptionIsDescribed() {
    let help = HelpText(table: InjectTool.table)
    for command in InjectTool.table.commands {
      XCTAssertTrue(help.overview.contains("\n  \(command.name)"), command.name)
      let text = help.text(of: command)
      for option in command.options { XCTAssertTrue(text.contains("--\(option.name)"), option.name) }
      XCTAssertEqual(Set(command.options.map(\.name)).count, command.options.count)
      let letters = command.options.compactMap(\.letter)
      XCTAssertEqual(Set(letters).count, letters.count)
      for line in text.split(separator: "\n") { XCTAssertLessThanOrEqual(line.count, 80, String(line)) }
    }
  }

  func testWhereThingsAreSoughtIsDescribed() {
    let words = HelpText(table: InjectTool.table).text(of: InjectTool.table.defaultCommand).split {
      $0.isWhitespace
    }.joined(separator: " ")
    let places = ProjectConfiguration().sheets.map { $0.path.isEmpty ? "." : $0.path }
    XCTAssertTrue(words.contains("or else in \(places.joined(separator: " and "));"), words)
  }

  func testWrongUsageIsSaidOnceWithTheNearestWord() {
    let expected: [(arguments: [String], message: String)] = [
      (["--shet", "A"], "unknown option '--shet'; did you mean '--sheet'?"),
      (["aply"], "unknown command 'aply'; did you mean 'apply'?"),
      (["help", "aply"], "unknown command 'aply'; did you mean 'apply'?"),
      (["help", "a", "b"], "'help' takes at most 1 argument"),
      (["--format", "xml"], "option '--format' takes 'text' or 'json', not 'xml'"),
      (["watch", "--strict"], "unknown option '--strict'"),
      (
        ["watch", "--size-class", "compact"],
        "option '--size-class': expected 2 values between commas, found 1"
      ),
      (["--s\u{1B}[2J"], "unknown option '--s␛[2J'"),
    ]
    for (arguments, message) in expected {
      XCTAssertEqual(
        InjectTool.run(arguments, context: ToolContext(), isPath: { _ in false }).outcome,
        ToolOutcome(
          messages: "inject: error: \(message)\nTry 'inject --help'.\n", exitCode: .usage), "\(arguments)")
    }
  }

  func testColoursAreForTerminalsAndForThoseWhoWantThem() {
    let expected: [(isTerminal: Bool, environment: [String: String], palette: TextPalette)] = [
      (true, [:], .ansi), (false, [:], .plain), (true, ["NO_COLOR": "1"], .plain),
      (true, ["NO_COLOR": ""], .ansi),
      (true, ["TERM": "dumb"], .plain), (true, ["TERM": "xterm"], .ansi),
    ]
    for (isTerminal, environment, palette) in expected {
      XCTAssertEqual(TextPalette(isTerminal: isTerminal, variable: { environment[$0] }), palette)
    }
    let coloured = run("--nonsense", context: ToolContext(messagePalette: .ansi))?.messages
    XCTAssertEqual(coloured?.hasPrefix("inject: \u{1B}[1;31merror:\u{1B}[0m unknown option"), true)
  }

  func testExitCodesAreTheDocumentedOnes() {
    XCTAssertEqual(ExitCode.allCases.map(\.rawValue), [0, 1, 64, 65, 66, 70, 73])
    XCTAssertEqual(ExitCode.allCases, ExitCode.allCases.sorted())
  }

  func testTheVersionIsTheChangelogs() throws {
    let text = try Repository.text("CHANGELOG.md")
    XCTAssertEqual(text.firstMatch(of: /\n## \[([^\]]+)\]/)?.output.1, Substring(InjectTool.version))
  }
}
