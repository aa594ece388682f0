import Foundation
import StyleDiagnostics
import StyleSyntax
import TestSupport
import XCTest

/// Reads every property list of the corpus and compares with `PropertyListVerdicts.tsv`.
final class PropertyListVerdictTests: XCTestCase {
  func testEveryPropertyListIsReadOrRefusedAsTheTableSays() throws {
    let corpus = try SharedFolder.url("corpus/plist")
    let table = try Repository.text("Tests/StyleSyntaxTests/PropertyListVerdicts.tsv")
    let rows = table.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    XCTAssertGreaterThan(rows.count, 300)
    for row in rows {
      let name = String(row[0])
      let bytes = [UInt8](try Data(contentsOf: corpus.appending(path: name)))
      let start = ContinuousClock.now
      let (verdict, digest, failure) = Self.read(name, bytes)
      XCTAssertLessThan(ContinuousClock.now - start, .seconds(20), name)
      XCTAssertEqual(verdict, String(row[1]), "\(name): \(failure?.message ?? "")")
      XCTAssertEqual(digest, String(row[2]), name)
      if let failure { assertHasPlace(failure, name) }
    }
  }

  private static func read(_ name: String, _ bytes: [UInt8]) -> (String, String, Diagnostic?) {
    do {
      var value = CanonicalValue()
      try PropertyListDocument(path: name, bytes: bytes).read(into: &value)
      return ("accept", value.digest, nil)
    } catch {
      return ("refuse", "", error.diagnostic)
    }
  }
}
