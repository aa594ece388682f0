import Foundation
import TestSupport
import XCTest

/// The ids of all targets, as their sources declare them.
final class DiagnosticIDTests: XCTestCase {
  private struct Declaration {
    let name: String
    let id: String
  }

  /// Ids that no test on this platform can bring about.
  private static let unreachable: Set<String> = ["yaml.unavailable"]

  private func declarations() throws -> [Declaration] {
    try Repository.swiftFiles(under: "Sources").flatMap { path -> [Declaration] in
      let text = try Repository.text(path)
      guard text.contains("extension Diagnostic.ID {") else { return [] }
      return text.matches(of: /static let (\w+) = Self\("([^"]*)"\)/).map {
        Declaration(name: String($0.output.1), id: String($0.output.2))
      }
    }
  }

  func testEachIsSpelledAsAnAreaAndAName() throws {
    let declared = try declarations()
    XCTAssertGreaterThan(declared.count, 60)
    for declaration in declared {
      XCTAssertNotNil(
        declaration.id.wholeMatch(of: /[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*/), declaration.id)
    }
  }

  func testNoTwoAreTheSame() throws {
    let declared = try declarations()
    for (id, same) in Dictionary(grouping: declared, by: \.id) { XCTAssertEqual(same.count, 1, id) }
    for (name, same) in Dictionary(grouping: declared, by: \.name) { XCTAssertEqual(same.count, 1, name) }
  }

  func testEachIsUsedAndExpectedByATest() throws {
    let sources = try Repository.swiftFiles(under: "Sources").map { try Repository.text($0) }.joined()
    let tests = try
      (Repository.swiftFiles(under: "Tests")
      + Repository.files(under: "Tests", endingIn: "/messages.txt"))
      .map { try Repository.text($0) }.joined()
    for declaration in try declarations() {
      let use = try Regex(#"\.\#(declaration.name)\b"#)
      XCTAssertTrue(sources.contains(use), "nothing reports \(declaration.id)")
      guard !Self.unreachable.contains(declaration.id) else { continue }
      XCTAssertTrue(
        tests.contains(declaration.id) || tests.contains(use), "no test expects \(declaration.id)")
    }
  }
}
