import XCTest

@testable import InjectCLI

final class HelpTextTests: XCTestCase {
  private let help = HelpText(
    table: CommandTable(
      tool: "tool", summary: "does one thing.",
      defaultCommand: CommandDefinition(
        name: "apply", summary: "Applies sheets.", operands: "[PATH]...", maximumOperands: nil,
        options: [
          OptionDefinition(
            "sheet", letter: "s", value: .text("NAME|PATH"),
            summary:
              "A sheet to apply, and this text goes on until it has to be wrapped in the second column."),
          OptionDefinition("format", value: .choice(["text", "json"]), summary: "A format."),
          OptionDefinition("strict", summary: "Be strict."),
        ],
        details: ["One paragraph.", "Another one."]),
      otherCommands: [
        CommandDefinition(
          name: "help", summary: "Helps.", operands: "[COMMAND]", maximumOperands: 1, options: [], details: []
        )
      ]))

  func testACommand() {
    XCTAssertEqual(
      help.text(of: help.table.defaultCommand),
      """
      Usage: tool [apply] [OPTION]... [PATH]...

      Applies sheets.

      Options:
        -s, --sheet NAME|PATH   A sheet to apply, and this text goes on until it has
                                to be wrapped in the second column.
            --format text|json  A format.
            --strict            Be strict.

      One paragraph.

      Another one.

      """)
  }

  func testTheOverview() {
    XCTAssertEqual(
      help.overview,
      """
      tool: does one thing.

      Usage: tool [COMMAND] [OPTION]... [ARGUMENT]...

      Commands:
        apply  Applies sheets.
        help   Helps.

      Where no command is named, 'apply' is meant. 'tool help COMMAND' describes one.

      """)
  }
}
