import Foundation
import XCTest

@testable import InterfaceBuilder

/// Folders with a document and the tree that it must become.
final class FixtureTests: XCTestCase {
  private static let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../Fixtures")
    .standardizedFileURL

  func testDocumentsBecomeTheirTrees() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    XCTAssertFalse(folders.isEmpty)
    for name in folders {
      let folder = Self.folder.appendingPathComponent(name)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let input = try XCTUnwrap(files.first { $0.hasPrefix("input.") }, name)
      let data = try Data(contentsOf: folder.appendingPathComponent(input))
      let document = InterfaceLoader().load(path: input, bytes: Array(data))
      let text = TreeText(document).lines.joined(separator: "\n") + "\n"
      let expected = folder.appendingPathComponent("expected.txt")
      if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil {
        try Data(text.utf8).write(to: expected)
      }
      XCTAssertEqual(text, try String(contentsOf: expected, encoding: .utf8), name)
    }
  }
}
