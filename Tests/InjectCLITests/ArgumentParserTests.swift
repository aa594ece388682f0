import TestSupport
import XCTest

@testable import InjectCLI

final class ArgumentParserTests: XCTestCase {
  private static let options = [
    OptionDefinition("sheet", letter: "s", value: .text("NAME"), summary: "A sheet."),
    OptionDefinition("format", letter: "f", value: .choice(["text", "json"]), summary: "A format."),
    OptionDefinition("strict", letter: "x", summary: "Be strict."),
    OptionDefinition("verbose", letter: "v", summary: "Say more."),
    OptionDefinition("help", letter: "h", summary: "Help.", endsParsing: true),
  ]

  private static let table = CommandTable(
    tool: "tool", summary: "A tool.",
    defaultCommand: CommandDefinition(
      name: "apply", summary: "Applies.", operands: "[PATH]...", maximumOperands: nil, options: options,
      details: []),
    otherCommands: [
      CommandDefinition(
        name: "explain", summary: "Explains.", operands: "[VIEW]", maximumOperands: 1,
        options: Array(options.dropFirst()), details: [])
    ])

  private func parse(_ line: String) throws -> ParsedArguments {
    let parser = ArgumentParser(Self.table, isPath: { $0 == "aply2" })
    return try parser.parse(line.split(separator: " ").map { $0 == "∅" ? "" : String($0) })
  }

  func testAcceptedLines() throws {
    let expected: [(line: String, understood: String)] = [
      ("", "(apply)"),
      ("apply", "apply"),
      ("--sheet a", "(apply) sheet=a"),
      ("--sheet=a", "(apply) sheet=a"),
      ("--sheet=a=b", "(apply) sheet=a=b"),
      ("--she a", "(apply) sheet=a"),
      ("--st", "(apply) strict"),
      ("-sa", "(apply) sheet=a"),
      ("-s a", "(apply) sheet=a"),
      ("-s=a", "(apply) sheet==a"),
      ("-xv", "(apply) strict verbose"),
      ("-xvsa b", "(apply) strict verbose sheet=a | b"),
      ("-xs a b", "(apply) strict sheet=a | b"),
      ("--sheet --strict", "(apply) sheet=--strict"),
      ("-s -- -x", "(apply) sheet=-- strict"),
      ("--sheet a p --sheet b q", "(apply) sheet=a sheet=b | p q"),
      ("p --strict q", "(apply) strict | p q"),
      ("-- --strict -x", "(apply) | --strict -x"),
      ("p -- apply", "(apply) | p apply"),
      ("-- apply", "(apply) | apply"),
      ("-", "(apply) | -"),
      ("apply apply", "apply | apply"),
      ("--strict apply p", "apply strict | p"),
      ("explain --strict v", "explain strict | v"),
      ("p explain", "(apply) | p explain"),
      ("--strict explain", "explain strict"),
      ("--format=json", "(apply) format=json"),
      ("--help --nonsense", "(apply) help"),
      ("-xh --nonsense", "(apply) strict help"),
      ("explain --help a b c", "explain help"),
      ("aply.plist", "(apply) | aply.plist"),
      ("./aply", "(apply) | ./aply"),
      ("aply2", "(apply) | aply2"),
      ("Main", "(apply) | Main"),
      ("apply aply", "apply | aply"),
      ("∅", "(apply) | "),
    ]
    for (line, understood) in expected {
      XCTAssertEqual(try Self.describe(parse(line)), understood, line)
    }
  }

  func testRefusedLines() {
    let expected: [(line: String, message: String)] = [
      ("--shet a", "unknown option '--shet'; did you mean '--sheet'?"),
      ("--Sheet a", "unknown option '--Sheet'; did you mean '--sheet'?"),
      ("--nonsense=1", "unknown option '--nonsense'"),
      ("--=a", "unknown option '--'"),
      ("--s a", "option '--s' is ambiguous: it could be '--sheet' or '--strict'"),
      ("-z", "unknown option '-z'"),
      ("-xz", "unknown option '-z'"),
      ("--sheet", "option '--sheet' needs a value"),
      ("--sheet=", "option '--sheet' needs a value"),
      ("--sheet ∅", "option '--sheet' needs a value"),
      ("-xs", "option '-s' needs a value"),
      ("--strict=yes", "option '--strict' takes no value"),
      ("--str=yes", "option '--strict' takes no value"),
      ("--format jsn", "option '--format' takes 'text' or 'json', not 'jsn'; did you mean 'json'?"),
      ("-fxml", "option '-f' takes 'text' or 'json', not 'xml'"),
      ("aply", "unknown command 'aply'; did you mean 'apply'?"),
      ("--strict explian v", "unknown command 'explian'; did you mean 'explain'?"),
      ("explain a b", "'explain' takes at most 1 argument"),
      ("explain --sheet a", "unknown option '--sheet'"),
      ("--sheet a explain", "unknown option '--sheet'"),
    ]
    for (line, message) in expected {
      XCTAssertThrowsError(try parse(line), line) { error in
        XCTAssertEqual((error as? UsageError)?.message, message, line)
      }
    }
  }

  func testALaterValueReplacesAnEarlierOneAndAllAreKept() throws {
    let parsed = try parse("--format text --sheet a --format json --sheet b")
    XCTAssertEqual(parsed.value(of: Self.options[1]), "json")
    XCTAssertEqual(parsed.values(of: Self.options[0]), ["a", "b"])
    XCTAssertNil(parsed.value(of: Self.options[2]))
    XCTAssertFalse(parsed.contains(Self.options[2]))
  }

  func testAmbiguityOfThreeListsAllOfThem() {
    let error = UsageError.ambiguousOption("--x", candidates: ["--xa", "--xb", "--xc"])
    XCTAssertEqual(error.message, "option '--x' is ambiguous: it could be '--xa', '--xb' or '--xc'")
  }

  func testNoLineEndsTheProcess() {
    var generator = SeededGenerator(seed: 7)
    let words = [
      "-", "--", "---", "-s", "-xs", "--sheet", "--s=", "=", "apply", "é", "\u{0}", "-é", "--é=é", "",
    ]
    for _ in 0..<2_000 {
      let line = (0..<Int.random(in: 0...6, using: &generator)).compactMap { _ in
        words.randomElement(using: &generator)
      }
      _ = Result { try ArgumentParser(Self.table, isPath: { _ in false }).parse(line) }
    }
  }

  private static func describe(_ parsed: ParsedArguments) -> String {
    let command = parsed.namesCommand ? parsed.command : "(\(parsed.command))"
    let options = parsed.options.map { " " + $0.name + ($0.value.map { "=" + $0 } ?? "") }.joined()
    return command + options + (parsed.operands.isEmpty ? "" : " | " + parsed.operands.joined(separator: " "))
  }
}
