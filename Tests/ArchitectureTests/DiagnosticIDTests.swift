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
    let (usedBySources, usedByTests) = (Self.members(in: sources), Self.members(in: tests))
    for declaration in try declarations() {
      XCTAssertTrue(usedBySources.contains(declaration.name), "nothing reports \(declaration.id)")
      guard !Self.unreachable.contains(declaration.id) else { continue }
      XCTAssertTrue(
        usedByTests.contains(declaration.name) || tests.contains(declaration.id),
        "no test expects \(declaration.id)")
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
  }

  /// The names that stand behind a dot.
  private static func members(in text: String) -> Set<String> {
    let pieces = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).dropFirst()
    return Set(
      pieces.map { piece in
        String(
          decoding: piece.prefix { isWord($0) }, as: UTF8.self)
      })
  }
}
