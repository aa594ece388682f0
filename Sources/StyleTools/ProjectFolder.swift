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

  /// Where a path leads to, from the process's working folder.
  func location(of path: String) -> String { Self.join(self.path, path) }

  /// Where a path leads to.
  func url(of path: String) -> URL {
    let location = location(of: path)
    // Foundation would take a leading `~` for somebody's home; whoever means that leaves it to the shell.
    return URL(filePath: location.hasPrefix("~") ? "./" + location : location)
  }

  /// The absolute form of a path, which may lead through links.
  func absolutePath(of path: String) -> String {
    let joined = Self.join(self.path, path)
    return joined.hasPrefix("/")
      ? joined : Self.join(FileManager.default.currentDirectoryPath, joined.isEmpty ? "." : joined)
  }

  /// What stands at a path.
  func kind(of path: String) -> Kind {
    // An empty path would lead to the folder itself: an unset variable of a script is not the whole project.
    guard !path.isEmpty else { return .nothing }
    var status = stat()
    guard stat(location(of: path), &status) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Whether a word is the path of documents, not a name of something else: it is there, has a slash, or ends as the
  /// name of a document does.
  public func isDocumentPath(_ word: String) -> Bool {
    let isSpelledSo = word.contains("/") || word.hasSuffix(".storyboard") || word.hasSuffix(".xib")
    return isSpelledSo || kind(of: word) != .nothing
  }

  // A search asks these of every entry of a tree: POSIX answers several times as fast as Foundation.

  /// Whether a path is a folder itself, no link to one.
  func isFolderItself(_ path: String) -> Bool {
    var status = stat()
    return lstat(location(of: path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether reading the path could wait for ever: a pipe, a socket or a device.
  func isSpecialFile(_ path: String) -> Bool {
    var status = stat()
    guard stat(location(of: path), &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// One name for all paths that lead to the same file, through links and detours.
  func canonicalPath(of path: String) -> String {
    let location = location(of: path)
    guard let resolved = realpath(location, nil) else { return location }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// A path below another one; `.` stands for nothing.
  static func join(_ folder: String, _ name: String) -> String {
    if folder == "." || folder.isEmpty || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
