import Foundation
import TestSupport
import XCTest

final class SourceStyleTests: XCTestCase {
  private static let maximumLines = 500

  func testNoFileIsTooLong() throws {
    for path in try Repository.swiftFiles(under: "Sources", "Tests") where !path.hasSuffix("Table.swift") {
      let lines = try Repository.text(path).utf8.count { $0 == UInt8(ascii: "\n") }
      XCTAssertLessThanOrEqual(lines, Self.maximumLines, path)
    }
  }

  /// What no source may say, and the files that may all the same.
  private static let forbidden: [(pattern: String, allowedIn: Set<String>)] = [
    (#"\btry!"#, []),
    (#"\btry\?"#, []),
    (#"\bas!"#, []),
    (#"\bfatalError\("#, []),
    (#"\bpreconditionFailure\("#, []),
    (#"@unchecked\b"#, []),
    (#"\bnonisolated\(unsafe\)"#, []),
    (#"@preconcurrency\b"#, []),
    (#"@_exported\b"#, [LayerTable.reexportingFile]),
    (#"(?<![.\w])print\("#, ["Sources/bench-hello/main.swift", "Sources/inject-bench/main.swift"]),
    (#"(?<![.\w])exit\("#, ["Sources/inject/main.swift", "Sources/inject-bench/main.swift"]),
  ]

  func testNoForbiddenConstruct() throws {
    let files = try Repository.swiftFiles(under: "Sources").map {
      ($0, SwiftSource(try Repository.text($0)).code)
    }
    for (pattern, allowed) in Self.forbidden {
      let expression = try NSRegularExpression(pattern: pattern)
      for (path, code) in files where !allowed.contains(path) {
        let found = expression.firstMatch(in: code, range: NSRange(code.startIndex..., in: code))
        let line = found.flatMap { Range($0.range, in: code) }.map { range in
          code[..<range.lowerBound].count(where: \.isNewline) + 1
        }
        XCTAssertNil(line, "\(path):\(line ?? 0) has \(pattern)")
      }
    }
  }

  func testNoUnfinishedWork() throws {
    for path in try Repository.swiftFiles(under: "Sources") {
      let text = try Repository.text(path)
      for word in ["TODO", "FIXME"] { XCTAssertFalse(text.contains(word), "\(path) has \(word)") }
    }
  }

  func testTheTopLevelHoldsNothingElse() throws {
    let allowed: Set<String> = [
      "Package.swift", "Sources", "Tests", "StyleSheets", "README.md", "CHANGELOG.md", ".ci", ".swift-format",
      ".gitignore", ".inject.yml",
    ]
    let untracked: Set<String> = [".git", ".build", ".swiftpm", ".DS_Store"]
    let entries = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    XCTAssertEqual(Set(entries).subtracting(allowed).subtracting(untracked), [])
  }
}
