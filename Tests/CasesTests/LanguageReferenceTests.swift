import TestSupport
import UIKitModel
import XCTest

@testable import StyleInjection

/// The examples of the language reference do what it says.
final class LanguageReferenceTests: XCTestCase {
  private static let page = "Sources/StyleInjection/StyleInjection.docc/StyleLanguage.md"

  func testEveryExampleDoesWhatItSays() throws {
    let examples = try LanguageExample.all(in: try Repository.text(Self.page))
    XCTAssertGreaterThan(examples.count, 30)
    let dialects = try Set(examples.flatMap { try $0.source().sheets.map(\.dialect) })
    XCTAssertEqual(dialects, Set(StyleDialect.allCases))
    for example in examples {
      let found = Set(try outcome(of: example))
      let expected = Set(example.expectations)
      let differences = [found.subtracting(expected), expected.subtracting(found)]
      XCTAssertEqual(differences, [[], []], "StyleLanguage.md:\(example.line)")
    }
  }

  func testAnExampleNeedsASheetAndWhatIsExpected() {
    let sheet = "```json\n{}\n```\n"
    for page in [
      sheet, "```text\nUIView: alpha = 1\n```\n", sheet + "```text\n```\n", sheet + "```text\nx\n```",
    ] {
      XCTAssertThrowsError(try LanguageExample.all(in: page), page)
    }
  }

  /// What the example expects, with the values and diagnostics that there are.
  private func outcome(of example: LanguageExample) throws -> [LanguageExample.Expectation] {
    let source = try example.source()
    let dialect = try XCTUnwrap(source.sheets.last).dialect
    var diagnostics: Set<String> = []
    var found: [LanguageExample.Expectation] = []
    for case .value(let description, let keyPath, _) in example.expectations {
      let described = try LanguageObject(description, names: dialect.nameAttribute)
      let manager = StyleManager(registry: .uiKit, resources: IOSResources(), repository: source)
      manager.environment = described.environment
      let report = manager.applyStyle(in: described.root)
      diagnostics.formUnion(report.diagnostics.map { "\($0.severity.rawValue) \($0.id.rawValue)" })
      found.append(
        .value(
          object: description, keyPath: keyPath, value: try spelling(of: keyPath, described.object, dialect)))
    }
    return found + diagnostics.sorted().map { .diagnostic($0) }
  }

  /// - Parameter dialect: for names that UIKit does not have.
  private func spelling(
    of keyPath: String, _ object: UIKitObject, _ dialect: StyleDialect
  ) throws -> String {
    var finder = StyleTargetFinder(registry: .uiKit)
    let className = StyleRegistry.uiKit.className(of: type(of: object)).name
    let target = try finder.target(of: StyleKeyPath(keyPath), inClass: className, in: dialect)
    let owner = try XCTUnwrap(target.owner(from: object), keyPath)
    let value = target.read(target.accessor.get(owner))
    if case .custom = value { return value.spelling(in: dialect) }
    return value.spelling(in: .plist)
  }
}
