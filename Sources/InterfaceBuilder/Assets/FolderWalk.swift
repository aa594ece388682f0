import Foundation

/// Looks into folders, never through links.
enum FolderWalk {
  /// The folders and files of a folder by their names, in order; nil where it cannot be read.
  static func entries(of path: String) -> [(name: String, isFolder: Bool)]? {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      return names.sorted().map { ($0, isFolder(join(path, $0))) }
    } catch {
      return nil
    }
  }

  /// The asset catalogs in a folder and below, the folder itself included.
  static func catalogs(below folder: String, excluding names: Set<String>) -> [String] {
    var catalogs: [String] = []
    var waiting = [folder]
    while let path = waiting.popLast() {
      if pathExtension(path) == "xcassets" {
        catalogs.append(path)
        continue
      }
      let folders = (entries(of: path) ?? []).filter(\.isFolder).map(\.name)
      waiting += folders.filter { !$0.hasPrefix(".") && !names.contains($0) }.reversed().map {
        join(path, $0)
      }
    }
    return catalogs
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// What stands behind the last dot of a path's last name.
  static func pathExtension(_ path: String) -> String { (path as NSString).pathExtension }

  private static func isFolder(_ path: String) -> Bool {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return attributes[.type] as? FileAttributeType == .typeDirectory
    } catch {
      return false
    }
  }
}
