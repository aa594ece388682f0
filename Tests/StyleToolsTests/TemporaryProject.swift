import Foundation
import StyleTools

/// A folder of its own for one test.
final class TemporaryProject {
  let url: URL
  var folder: ProjectFolder { ProjectFolder(url.path) }

  /// A folder with the given files, by their paths in it. A path that ends in `/` makes a folder.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "StyleToolsTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    let target = url.appending(path: path)
    let folder = path.hasSuffix("/") ? target : target.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if !path.hasSuffix("/") { try Data(text.utf8).write(to: target) }
  }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(url.path)") }
  }
}
