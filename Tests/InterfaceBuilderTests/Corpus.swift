import Foundation
import XCTest

/// The documents beside the repository.
enum Corpus {
  private static let root = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../shared/corpus").standardizedFileURL.path

  /// The paths of all files in a folder of the corpus, in order.
  static func files(in folder: String) throws -> [String] {
    let path = try self.path(folder)
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted().map { path + "/" + $0 }
  }

  /// The path of a file or folder of the corpus.
  static func path(_ name: String) throws -> String {
    let path = root + "/" + name
    guard FileManager.default.fileExists(atPath: path) else {
      throw XCTSkip("\(name) is not beside the repository")
    }
    return path
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
