import Foundation
import XCTest

/// A file that holds what must come out.
public enum ExpectedFile {
  /// Compares a text with a file, which is written anew first where the environment has the variable.
  public static func check(
    _ text: String, _ url: URL, updatedBy variable: String = "UPDATE_FIXTURES",
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let name = url.pathComponents.suffix(2).joined(separator: "/")
    if ProcessInfo.processInfo.environment[variable] != nil { try Data(text.utf8).write(to: url) }
    let expected = try String(contentsOf: url, encoding: .utf8)
    XCTAssertEqual(text, expected, name, file: file, line: line)
  }
}
