import Foundation

/// The folder that a tool works in. Paths are shown as they were given; relative ones start here.
public struct ProjectFolder: Sendable {
  /// The folder's own path.
  public let path: String

  /// A folder by its path; the process's working folder by default.
  public init(_ path: String = ".") { self.path = path }

  /// What can stand at a path.
  enum Kind {
    case nothing, file, folder
  }

  /// Where a path leads to.
  func url(of path: String) -> URL {
    URL(filePath: ProjectFolder.join(self.path, path))
  }

  /// What stands at a path.
  func kind(of path: String) -> Kind {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url(of: path).path, isDirectory: &isFolder) else {
      return .nothing
    }
    return isFolder.boolValue ? .folder : .file
  }

  /// A path below another one; `.` stands for nothing.
  static func join(_ folder: String, _ name: String) -> String {
    if folder == "." || folder.isEmpty || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
