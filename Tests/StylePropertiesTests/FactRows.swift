import Foundation
import TestSupport

/// A table of facts: rows by the names of their columns.
enum FactRows {
  /// The rows of a file of the folder of facts.
  ///
  /// - Throws: `XCTSkip` where the folder is absent.
  static func of(_ name: String) throws -> [[String: String]] {
    let text = try String(contentsOf: SharedFolder.url("facts/" + name), encoding: .utf8)
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { Dictionary(zip(lines[0], $0), uniquingKeysWith: { first, _ in first }) }
  }
}

extension [String: String] {
  /// A cell; empty where the row has none.
  func cell(_ column: String) -> String { self[column] ?? "" }
}
