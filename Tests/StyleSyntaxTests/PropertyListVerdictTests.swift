import Foundation
import StyleDiagnostics
import StyleSyntax
import XCTest

/// Reads every property list of the corpus and compares with `PropertyListVerdicts.tsv`.
final class PropertyListVerdictTests: XCTestCase {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let corpus = folder.appending(path: "../../../shared/corpus/plist").standardizedFileURL

  func testEveryPropertyListIsReadOrRefusedAsTheTableSays() throws {
    guard FileManager.default.fileExists(atPath: Self.corpus.path) else {
      throw XCTSkip("../shared/corpus/plist is absent")
    }
    let table = try String(
      contentsOf: Self.folder.appending(path: "PropertyListVerdicts.tsv"), encoding: .utf8)
    let rows = table.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    XCTAssertGreaterThan(rows.count, 300)
    for row in rows {
      let name = String(row[0])
      let bytes = [UInt8](try Data(contentsOf: Self.corpus.appending(path: name)))
      let start = ContinuousClock.now
      let (verdict, digest, failure) = Self.read(name, bytes)
      XCTAssertLessThan(ContinuousClock.now - start, .seconds(2), name)
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
