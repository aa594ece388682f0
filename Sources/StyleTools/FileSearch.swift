import Foundation
import InterfaceBuilder
import StyleDiagnostics

/// Finds files of some kinds below folders, in the order of their names.
struct FileSearch {
  /// What is looked for, by extensions in lower case without the dot.
  struct Goal {
    /// The files.
    var files: Set<String> = []
    /// The folders, which are not looked into.
    var folders: Set<String> = []
    /// Whether a file that is named is taken whatever its extension.
    var takesNamedFiles = false

    /// Storyboards and xibs.
    static let documents = Goal(files: ["storyboard", "xib"], takesNamedFiles: true)
    /// Asset catalogs and loose images: found together, since a big project's tree takes its time.
    static let assets = Goal(files: AssetCatalog.looseImageExtensions, folders: ["xcassets"])
  }

  /// What a search comes to.
  struct Result {
    /// The paths of files that were found; of several that lead to one file, the first.
    var paths: [String] = []
    /// The paths of folders that were found, each once likewise.
    var folders: [String] = []
    /// The places where there is nothing at all.
    var missing: [Diagnostic] = []
    /// The folders whose content cannot be listed, and what is no file although it is called like one.
    var unreadable: [Diagnostic] = []
    /// What all paths that were found lead to.
    private var seen: Set<String> = []

    fileprivate mutating func add(_ path: String, isFolder: Bool, in project: ProjectFolder) {
      guard seen.insert(project.canonicalPath(of: path)).inserted else { return }
      if isFolder { folders.append(path) } else { paths.append(path) }
    }
  }

  /// Folders that hold what tools made or others wrote. Hidden folders are left out too.
  static let excludedFolders: Set<String> = ["build", "Pods", "Carthage", "DerivedData", "node_modules"]

  /// The folder that paths start at.
  let project: ProjectFolder
  /// What is looked for.
  let goal: Goal

  /// The files at and below some places. A place that is a file is taken as it is, a pipe too; a symbolic link to a folder
  /// below a place is not followed, since it could lead in circles.
  func run(in places: [ProjectPlace]) -> Result {
    var result = Result()
    for place in places {
      let kind = project.kind(of: place.path)
      if kind == .nothing {
        let message = "there is no file or folder '\(place.path)'"
        result.missing.append(Diagnostic(.projectMissingPath, .error, message, at: place.range))
      } else if kind == .file && goal.takesNamedFiles || isGoal(place.path, isFolder: kind == .folder) {
        result.add(place.path, isFolder: kind == .folder, in: project)
      } else if kind == .folder {
        search(below: place.path, into: &result)
      }
    }
    return result
  }

  private func search(below folder: String, into result: inout Result) {
    var pending = [folder]
    while let current = pending.popLast() {
      let entries: [URL]
      do {
        entries = try FileManager.default.contentsOfDirectory(
          at: project.url(of: current), includingPropertiesForKeys: [.isDirectoryKey])
      } catch {
        result.unreadable.append(.unreadableFolder(current, error))
        continue
      }
      var folders: [String] = []
      for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
        let name = entry.lastPathComponent
        guard !name.hasPrefix(".") else { continue }
        let path = ProjectFolder.join(current, name)
        if isGoal(name, isFolder: entry.hasDirectoryPath) {
          if project.isSpecialFile(path) {
            result.unreadable.append(.specialFile(path))
          } else {
            result.add(path, isFolder: entry.hasDirectoryPath, in: project)
          }
        } else if entry.hasDirectoryPath, !Self.excludedFolders.contains(name) {
          folders.append(path)
        }
      }
      pending += folders.reversed()
    }
  }

  private func isGoal(_ path: String, isFolder: Bool) -> Bool {
    (isFolder ? goal.folders : goal.files).contains(URL(filePath: path).pathExtension.lowercased())
  }
}
