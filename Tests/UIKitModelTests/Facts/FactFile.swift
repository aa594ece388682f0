import Foundation
import TestSupport

/// A file of facts from which tables are generated: rows by the names of their columns.
struct FactFile {
  let rows: [[String: String]]

  /// Reads a file of the folder of facts.
  ///
  /// - Throws: `XCTSkip` where the folder is absent.
  init(_ name: String) throws {
    let text = try String(contentsOf: SharedFolder.url("facts/" + name), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("# ") }
    let header = Self.cells(lines[0])
    rows = lines.dropFirst().map { line in
      Dictionary(zip(header, Self.cells(line)), uniquingKeysWith: { first, _ in first })
    }
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}

extension [String: String] {
  /// A cell; empty where the row has none.
  func cell(_ column: String) -> String { self[column] ?? "" }
}
