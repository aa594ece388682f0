import Foundation
import StyleDiagnostics
import TestSupport
import XCTest

@testable import InterfaceBuilder

/// Documents of real projects.
final class CorpusTests: XCTestCase {
  func testEveryDocumentLoadsOrIsSkippedWithAReason() throws {
    let loader = InterfaceLoader()
    var outcomes: [String: Int] = [:]
    for url in try SharedFolder.contents(of: "corpus/interface") {
      let path = url.path
      let document = loader.load(path: path, bytes: Array(try Data(contentsOf: url)))
      switch document.outcome {
      case .loaded(let kind):
        outcomes[kind.rawValue, default: 0] += 1
        XCTAssertEqual(document.diagnostics.filter { $0.id != .interfaceDuplicateID }, [], path)
      case .skipped(let reason):
        outcomes[reason.description, default: 0] += 1
        XCTAssertEqual(document.scenes.count, 0)
      case .broken:
        outcomes["broken", default: 0] += 1
        XCTAssertEqual(document.diagnostics.map(\.severity), [.error], path)
        XCTAssertEqual(document.diagnostics.first?.id, .interfaceMergeConflict, path)
        XCTAssertNotNil(document.diagnostics.first?.range.position)
      }
    }
    XCTAssertEqual(
      outcomes,
      [
        "storyboard": 231, "xib": 190, "a document for macOS": 34, "a document for watchOS": 5,
        "a compiled nib": 3, "an archive in the format before Xcode 5": 13, "broken": 2,
      ])
  }
}
