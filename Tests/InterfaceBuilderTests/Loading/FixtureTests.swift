import Foundation
import TestSupport
import XCTest

@testable import InterfaceBuilder

/// Folders with a document and the tree that it must become.
final class FixtureTests: XCTestCase {
  private static let folder = Repository.root.appending(path: "Tests/InterfaceBuilderTests/Fixtures")

  func testDocumentsBecomeTheirTrees() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    XCTAssertFalse(folders.isEmpty)
    for name in folders {
      let folder = Self.folder.appendingPathComponent(name)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let input = try XCTUnwrap(files.first { $0.hasPrefix("input.") }, name)
      let data = try Data(contentsOf: folder.appendingPathComponent(input))
      let document = InterfaceLoader().load(path: input, bytes: Array(data), reportsUnknown: true)
      let inspection = InterfaceLoader().inspect(path: input, bytes: Array(data))
      let structure = StructureText(try XCTUnwrap(inspection.root, name)).lines
      let text = (TreeText(document).lines + [""] + structure).joined(separator: "\n") + "\n"
      try ExpectedFile.check(text, folder.appendingPathComponent("expected.txt"))
    }
  }
}
