import StyleDiagnostics
import StyleSyntax
import XCTest

final class YAMLReaderTests: XCTestCase {
  private func tree(_ text: String, _ limits: SyntaxLimits = .init()) throws(SyntaxError) -> SyntaxNode {
    try YAMLReader.tree(of: SourceFile(path: "a.yml", text: text), limits: limits)
  }

  /// A tree as JSON-like text with each scalar's place.
  private func text(_ node: SyntaxNode, in file: SourceFile) -> String {
    switch node.value {
    case .scalar(let value): "\(value)@\(file.text(node.span))"
    case .array(let elements): "[" + elements.map { text($0, in: file) }.joined(separator: ", ") + "]"
    case .dictionary(let entries):
      "{"
        + entries.map { "\($0.key)@\(file.text($0.keySpan)): \(text($0.value, in: file))" }.joined(
          separator: ", ")
        + "}"
    }
  }

  func testTheTreeKeepsOrderRepeatedKeysAndPlaces() throws {
    let file = SourceFile(
      path: "a.yml", text: "é: [ü, 'b']  # 🚘\nsheets:\n  - &a {x: 1}\n  - *a\né: \"no\"\n")
    XCTAssertEqual(
      text(try YAMLReader.tree(of: file), in: file),
      #"{é@é: [string("ü")@ü, string("b")@'b'], sheets@sheets: [{x@x: integer(1)@1}, {x@x: integer(1)@1}], "#
        + #"é@é: string("no")@"no"}"#)
  }

  private static let scalars: [(text: String, value: SyntaxScalar)] = [
    ("", .null), ("~", .null), ("null", .null), ("true", .bool(true)), ("False", .bool(false)),
    ("no", .string("no")),
    ("on", .string("on")), ("12", .integer(12)), ("0x1F", .integer(31)), ("0o17", .integer(15)),
    ("1.5", .real(1.5)),
    ("-.inf", .real(-.infinity)), ("1e3", .real(1000)), ("'12'", .string("12")), ("!!str 12", .string("12")),
    ("&a 12", .integer(12)), ("!!int 12", .integer(12)), ("! 12", .string("12")),
    ("1.2.3", .string("1.2.3")), ("e", .string("e")), ("|\n  a\n  b\n", .string("a\nb\n")),
    ("18446744073709551615", .unsigned(.max)),
  ]

  func testPlainScalarsHaveTheTypesOfTheCoreSchema() throws {
    for (text, value) in Self.scalars {
      guard case .dictionary(let entries) = try tree("a: \(text)").value else { return XCTFail(text) }
      XCTAssertEqual(entries.map(\.value.value), [.scalar(value)], text)
    }
  }

  func testKeysAreText() throws {
    guard case .dictionary(let entries) = try tree("1: a\ntrue: b\n~: c\n").value else {
      return XCTFail("no mapping")
    }
    XCTAssertEqual(entries.map(\.key), ["1", "true", "~"])
  }

  func testMergesPutTheMembersOfOthersInFront() throws {
    let rows = [
      ("{<<: {a: 1, b: 2}, b: 3}", "[a: 1, b: 3]"), ("{b: 3, <<: {a: 1, b: 2}}", "[a: 1, b: 3]"),
      ("{<<: [{a: 1}, {a: 2, b: 2}], c: 3}", "[a: 1, b: 2, c: 3]"), ("{<<: {a: 1, a: 2}}", "[a: 2]"),
      ("{<<: {<<: {a: 1}, b: 2}}", "[a: 1, b: 2]"), ("{<<: 5, a: 1}", "[a: 1, <<: 5]"),
      ("{<<: [{a: 1}, 5], b: 2}", "[a: 1, b: 2, <<: 5]"), ("{<<: []}", "[]"),
      ("{a: 1, a: 2}", "[a: 1, a: 2]"),
    ]
    for (text, expected) in rows {
      guard case .dictionary(let entries) = try tree(text).value else { return XCTFail(text) }
      let found = entries.map { entry in
        if case .scalar(.integer(let value)) = entry.value.value {
          "\(entry.key): \(value)"
        } else {
          entry.key
        }
      }
      XCTAssertEqual("[\(found.joined(separator: ", "))]", expected, text)
    }
  }

  func testAnEmptyFileIsNull() throws {
    XCTAssertEqual(try tree("# nothing\n").value, .scalar(.null))
  }

  private static let refusals: [(text: String, failure: String)] = [
    ("a: [1\nb: 2", "yaml.syntax 2:2"), ("a:\n\tb: 1", "yaml.syntax 2:1"), ("a: *x", "yaml.syntax 1:4"),
    ("a: 1\n---\nb: 2", "yaml.syntax 2:1"), ("a: !foo 1", "yaml.syntax 1:4"), ("[a]: 1", "yaml.syntax 1:1"),
    ("é: \"a", "yaml.syntax 1:7"), ("a: \u{1}", "yaml.syntax 1:4"),
  ]

  func testWhatIsNoYAMLIsRefusedWhereItBreaks() {
    for (text, expected) in Self.refusals {
      let diagnostic = failure(text) { () throws(SyntaxError) in _ = try self.tree(text) }
      XCTAssertEqual(diagnostic.map(summary), expected, "\(text): \(diagnostic?.message ?? "")")
    }
  }

  func testAliasesCountAsAllThatTheyStandFor() {
    var text = "- &a0 [x, x]\n"
    for level in 1...40 { text += "- &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    XCTAssertEqual(failure("values") { () throws(SyntaxError) in _ = try self.tree(text) }?.id, .valueLimit)
    var chain = "- &a0 [x]\n"
    for level in 1...600 { chain += "- &a\(level) [*a\(level - 1)]\n" }
    XCTAssertEqual(failure("depth") { () throws(SyntaxError) in _ = try self.tree(chain) }?.id, .depthLimit)
  }
}
