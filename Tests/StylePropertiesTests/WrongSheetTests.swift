import TestSupport
import XCTest

/// What the compiler says of sheets in Swift, and of what README shows.
final class WrongSheetTests: XCTestCase {
  private static let beginning = """
    import StyleInjection
    import StyleProperties

    let ink = StyleSheetVariable<StyleColor>("ink", .hex(0x102030))
    let card = StyleSet(UIViewProperties.self) { $0.alpha(0.5) }
    let title = StyleTextStyle(font: .textStyle(.title2), color: .variable(ink))

    """

  /// The setting of a label's rule that is right beside the one that is wrong.
  private static let settings: [(right: String, wrong: String)] = [
    ("$0.numberOfLines(0)", "$0.numberOfLine(0)"),
    ("$0.numberOfLines(2)", "$0.numberOfLines(.hex(0xFF0000))"),
    ("$0.numberOfLines(2)", "$0.numberOfLines(true)"),
    ("$0.textColor(.hex(0xFF0000))", #"$0.textColor("red")"#),
    ("$0.textColor(ink)", "$0.font(ink)"),
    ("$0.textColor(ink)", "$0.layer.borderColor(ink)"),
    ("$0.textColor(ink.alpha(0.5))", "$0.textColor(ink.size(12))"),
    ("$0.font(.system(12))", "$0.font(12)"),
    ("$0.textAlignment(.right)", "$0.textAlignment(.rihgt)"),
    (#"$0.text("12:30")"#, "$0.text(12.5)"),
    ("$0.layer.cornerRadius(8)", #"$0.layer.cornerRadius("8")"#),
    ("$0.shadowOffset(CGSize(width: 1, height: 2))", "$0.shadowOffset(StyleOffset())"),
    ("$0.alpha(0.5).when(.device(.pad))", "$0.alpha(0.5).when(.device(.watch))"),
    ("$0.alpha(0.5).when(.appearance(.dark))", "$0.alpha(0.5).when(.pad)"),
    ("card($0)", "card($0.layer)"),
    ("title($0)", "title($0.layer)"),
    ("$0.alpha(0.5)", "0.5"),
  ]

  /// The same of what stands in a sheet.
  private static let parts: [(right: String, wrong: String)] = [
    (
      "StyleSheetRule(UIButtonProperties.self) { $0.titleColor(ink, for: .highlighted) }",
      "StyleSheetRule(UIButtonProperties.self) { $0.titleColor(ink, for: .hilighted) }"
    ),
    (
      "StyleSheetRule(UIViewProperties.self, .identifier(\"card\")) { $0.alpha(1) }",
      "StyleSheetRule(UIViewProperties.self, \"card\") { $0.alpha(1) }"
    ),
    (
      "StyleSheetRule(UIViewProperties.self, inside: [.type(\"UIScrollView\")]) { $0.alpha(1) }",
      "StyleSheetRule(UIViewProperties.self, inside: [\"UIScrollView\"]) { $0.alpha(1) }"
    ),
    (
      "StyleSheetRule(UIImageViewProperties.self) { card($0) }",
      "StyleSheetRule(UIImageViewProperties.self) { title($0) }"
    ),
    ("StyleSheetVariable(\"gap\", 8)", "StyleSheetVariable<StyleColor>(\"gap\", 8)"),
    ("StyleSheetVariable<StyleFont>(\"f\", .system(9))", "StyleSheetVariable<StyleFont>(\"f\", .hex(9))"),
    ("ink", "card"),
  ]

  /// A program with a sheet a line.
  private func program(_ pick: ((right: String, wrong: String)) -> String) -> (
    text: String, first: Int, count: Int
  ) {
    let lines =
      Self.settings.map { "StyleSheetRule(UILabelProperties.self) { \(pick($0)) }" } + Self.parts.map(pick)
    let first = Self.beginning.split(separator: "\n", omittingEmptySubsequences: false).count
    let sheets = lines.enumerated().map { "let sheet\($0) = StyleSheet { \($1) }" }
    return (
      "import Foundation; " + Self.beginning + sheets.joined(separator: "\n") + "\n", first, lines.count
    )
  }

  func testTheCompilerTakesWhatIsRightAndRefusesWhatIsWrong() throws {
    let compiler = try SwiftCompiler()
    XCTAssertEqual(try compiler.errors(in: program(\.right).text), [:])
    let wrong = program(\.wrong)
    XCTAssertEqual(
      try compiler.errors(in: wrong.text).keys.sorted(), Array(wrong.first..<wrong.first + wrong.count))
  }

  /// The blocks of Swift in README behind `<!-- typechecked -->`, one behind the other.
  func testReadmesSwiftCompiles() throws {
    let readme = try Repository.text("README.md")
    let blocks = readme.matches(of: /<!-- typechecked -->\n```swift\n((?:(?!```)[^\n]*\n)+)```/).map {
      String($0.output.1)
    }
    XCTAssertGreaterThanOrEqual(blocks.count, 4)
    let program = """
      import Foundation
      import StyleWatching
      import UIKitModel
      final class PriceLabel: UILabel { var digits = 0 }
      let window = UIView()
      let priceLabel = UILabel()
      let sheet = try StyleSheet(path: "Look.json", bytes: [])
      func show(_ diagnostics: [Diagnostic]) {}

      """
    XCTAssertEqual(try SwiftCompiler().errors(in: program + blocks.joined()), [:])
  }
}
