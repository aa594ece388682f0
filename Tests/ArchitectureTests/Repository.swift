import Foundation
import XCTest

/// The working tree that the tests were built from.
enum Repository {
  /// The folder that holds `Package.swift`.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, by its path from the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The paths from the root of all Swift files under some folders, sorted.
  static func swiftFiles(under folders: String...) throws -> [String] {
    let paths = try folders.flatMap { folder -> [String] in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .map { folder + "/" + $0 }
    }
    return paths.filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The names of the folders in a folder, sorted.
  static func folders(in folder: String) throws -> [String] {
    let url = root.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: [.isDirectoryKey])
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent)
      .sorted()
  }
}
