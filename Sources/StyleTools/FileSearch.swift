import Foundation
import StyleDiagnostics

/// Finds files of some kinds below folders, in the order of their names.
struct FileSearch {
  /// What is looked for.
  struct Goal {
    /// The extensions, in lower case without the dot.
    let extensions: Set<String>
    /// Whether these are folders, which are not looked into.
    let isFolder: Bool

    /// Storyboards and xibs.
    static let documents = Goal(extensions: ["storyboard", "xib"], isFolder: false)
    /// Asset catalogs.
    static let catalogs = Goal(extensions: ["xcassets"], isFolder: true)
  }

  /// What a search comes to.
  struct Result {
    /// The paths that were found; of several that lead to one file, the first.
    var paths: [String] = []
    /// The places where there is nothing at all.
    var missing: [Diagnostic] = []
    /// The folders whose content cannot be listed, and what is no file although it is called like one.
    var unreadable: [Diagnostic] = []
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
    var seen: Set<String> = []
    func isNew(_ path: String) -> Bool { seen.insert(project.canonicalPath(of: path)).inserted }
    for place in places {
      let kind = project.kind(of: place.path)
      if kind == .nothing {
        let message = "there is no file or folder '\(place.path)'"
        result.missing.append(Diagnostic(.projectMissingPath, .error, message, at: place.range))
      } else if kind == .file ? !goal.isFolder : isGoal(place.path, isFolder: true) {
        if isNew(place.path) { result.paths.append(place.path) }
      } else if kind == .folder {
        let found = files(below: place.path, unreadable: &result.unreadable)
        result.paths += found.filter(isNew)
      }
    }
    return result
  }

  private func files(below folder: String, unreadable: inout [Diagnostic]) -> [String] {
    var found: [String] = []
    var pending = [folder]
    while let current = pending.popLast() {
      let entries: [URL]
      do {
        entries = try FileManager.default.contentsOfDirectory(
          at: project.url(of: current), includingPropertiesForKeys: [.isDirectoryKey])
      } catch {
        unreadable.append(.unreadableFolder(current, error))
        continue
      }
      var folders: [String] = []
      for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
        let name = entry.lastPathComponent
        guard !name.hasPrefix(".") else { continue }
        let path = ProjectFolder.join(current, name)
        if isGoal(name, isFolder: entry.hasDirectoryPath) {
          if project.isSpecialFile(path) { unreadable.append(.specialFile(path)) } else { found.append(path) }
        } else if entry.hasDirectoryPath, !Self.excludedFolders.contains(name) {
          folders.append(path)
        }
      }
      pending += folders.reversed()
    }
    return found
  }

  private func isGoal(_ path: String, isFolder: Bool) -> Bool {
    isFolder == goal.isFolder && goal.extensions.contains(URL(filePath: path).pathExtension.lowercased())
  }
}
