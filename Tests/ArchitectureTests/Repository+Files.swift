import Foundation
import TestSupport

extension Repository {
  /// The paths from the root of all Swift files under some folders, sorted.
  static func swiftFiles(under folders: String...) throws -> [String] {
    try folders.flatMap { try files(under: $0, endingIn: ".swift") }.sorted()
  }

  /// The paths from the root of the files under a folder whose names end in some way, sorted.
  static func files(under folder: String, endingIn suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(suffix) }.map { folder + "/" + $0 }.sorted()
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
