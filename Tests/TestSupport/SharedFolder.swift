import Foundation
import XCTest

/// The folder `shared` beside the repository: documents of real projects, and the tables that facts come from.
public enum SharedFolder {
  /// A project of two sheets and the two storyboards that they were made for.
  public static let exampleProject =
    "corpus/pairs/Animaxx+A-StyleInjection/Example/ObjcExample/ObjcExample"

  private static let root = Repository.root.deletingLastPathComponent().appending(path: "shared")

  /// A file or folder, by its path from that folder.
  ///
  /// - Throws: `XCTSkip` where it is absent.
  public static func url(_ path: String) throws -> URL {
    let url = root.appending(path: path)
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw XCTSkip("../shared/\(path) is absent")
    }
    return url
  }

  /// The files and folders in a folder, in the order of their names.
  ///
  /// - Throws: `XCTSkip` where the folder is absent.
  public static func contents(of path: String) throws -> [URL] {
    let folder = try url(path)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0) }
  }
}
