import Foundation
import TestSupport
import XCTest

@testable import InterfaceBuilder

/// Documents of real projects against what is known of them from reading their XML.
final class DocumentFactsTests: XCTestCase {
  private func allFacts() throws -> [DocumentFacts] {
    let folder = Repository.root.appending(path: "Tests/InterfaceBuilderTests/Facts")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      DocumentFacts(try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }

  func testDocumentsHoldWhatTheirXMLStates() throws {
    let urls = try SharedFolder.contents(of: "corpus/interface")
    let documents = Dictionary(uniqueKeysWithValues: urls.map { ($0.lastPathComponent, $0) })
    let loader = InterfaceLoader()
    for facts in try allFacts() {
      let url = try XCTUnwrap(documents[facts.document], facts.document)
      let inspection = loader.inspect(path: facts.document, bytes: Array(try Data(contentsOf: url)))
      let elements = InspectedElements(try XCTUnwrap(inspection.root, facts.document))
      for (name, count) in facts.counts {
        XCTAssertEqual(elements.counts[name, default: 0], count, "\(name) in \(facts.document)")
      }
      XCTAssertEqual(facts.elements.flatMap(elements.differences), [], facts.document)
    }
  }

  func testFactsAreKnownOfAllFixturesOfIBDecodable() throws {
    let names = try SharedFolder.contents(of: "corpus/interface").map(\.lastPathComponent)
      .filter { $0.hasPrefix("IBDecodable-") }
    XCTAssertEqual(names.count, 26)
    XCTAssertEqual(Set(names).subtracting(try allFacts().map(\.document)), [])
  }

  func testFactsAndFixturesHaveEveryKindOfObject() throws {
    var known = Set(try allFacts().flatMap(\.counts.keys))
    let folder = Repository.root.appending(path: "Tests/InterfaceBuilderTests/Fixtures")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path)
      let input = try XCTUnwrap(files.first { $0.hasPrefix("input.") }, name)
      let data = try Data(contentsOf: folder.appending(path: name).appending(path: input))
      let root = InterfaceLoader().inspect(path: input, bytes: Array(data)).root
      known.formUnion(InspectedElements(try XCTUnwrap(root, name)).counts.keys)
    }
    XCTAssertEqual(Set(InterfaceElementRow.objects.map(\.name)).subtracting(known), [])
  }
}
