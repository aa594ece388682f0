import Foundation
import TestSupport
import XCTest

@testable import InterfaceBuilder

/// The inspection of documents that nobody's Xcode wrote: it ends, and says what it met.
final class HostileInspectionTests: XCTestCase {
  private static let strange = [
    "", "0", "-1", "-0.0", "nan", "inf", "1e400", "1e-320", "99999999999999999999", "9223372036854775808",
    "-9223372036854775808", "1:0", "0:0", "YES", "{key}", "...", "@#$", "\u{202E}", "é",
    String(repeating: "x", count: 5_000),
  ]

  func testStrangeValuesEverywhereNeverTrap() throws {
    let folder = Repository.root.appending(path: "Tests/InterfaceBuilderTests/Fixtures")
    let loader = InterfaceLoader()
    var generator = SeededGenerator(seed: 11)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path)
      let input = try XCTUnwrap(files.first { $0.hasPrefix("input.") }, name)
      let text = try String(contentsOf: folder.appending(path: name).appending(path: input), encoding: .utf8)
      for _ in 0..<8 {
        // Every second text between quotation marks is a value.
        let pieces = text.components(separatedBy: "\"").enumerated().map { index, piece in
          let isKept =
            index.isMultiple(of: 2) || piece.hasPrefix("com.apple")
            || Int.random(in: 0..<12, using: &generator) > 0
          return isKept ? piece : Self.strange.randomElement(using: &generator) ?? piece
        }
        let bytes = Array(pieces.joined(separator: "\"").utf8)
        let inspection = loader.inspect(path: input, bytes: bytes)
        if case .loaded = inspection.outcome { XCTAssertNotNil(inspection.root, name) }
      }
    }
  }

  func testWhatIsLeftOutOrStandsInItselfNeverTraps() {
    let rows = [
      "<label", "<view><color", "<button><state", "<view><constraints><constraint",
      "<view><connections><segue",
      "<view><variation><mask><include",
      "<label><attributedString key='attributedText'><fragment><attributes",
      "<viewController><navigationItem key='navigationItem'><barButtonItem key='leftBarButtonItem'",
      "<menu key='menu'><children><menu", "<view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute",
      "<fontDescription", "<imageReference key='image'", "<array key='x'", "<resources><image",
      "<tableView><sections><tableViewSection><cells><tableViewCell", "<scenes><scene",
    ]
    for row in rows {
      let names = row.split(separator: "<").map { $0.prefix { $0 != " " && $0 != ">" } }
      let closing = names.reversed().map { "</\($0)>" }.joined()
      XCTAssertNotNil(XIBFixture.inspect(row + ">" + closing).root, row)
      let count = 480 / names.count
      let nested = String(repeating: row + ">", count: count) + String(repeating: closing, count: count)
      XCTAssertNotNil(XIBFixture.inspect(nested).root, row)
    }
  }
}
