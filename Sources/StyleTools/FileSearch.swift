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
    /// Their paths.
    var missingPaths: [String] = []
    /// The folders whose content cannot be listed, and what is no file although it is called like one.
    var unreadable: [Diagnostic] = []
    /// The folders that were searched.
    var searched: [String] = []
    /// What all paths that were found lead to.
    private var seen: Set<String> = []

    fileprivate mutating func add(_ path: String, isFolder: Bool, in project: ProjectFolder) {
      guard seen.insert(project.canonicalPath(of: path)).inserted else { return }
      if isFolder { folders.append(path) } else { paths.append(path) }
    }
  }

  /// Folders that hold what tools made or others wrote. Hidden folders are left out too.
  static let excludedFolders: Set<String> = ["build", "Pods", "Carthage", "DerivedData", "node_modules"]
  /// The extensions of folders that hold one thing, none of which is looked for inside.
  static let excludedExtensions: Set<String> = ["xcassets", "xcodeproj", "xcworkspace", "xcdatamodeld"]

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
        result.missingPaths.append(place.path)
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
      result.searched.append(current)
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: project.location(of: current))
      } catch {
        result.unreadable.append(.unreadableFolder(current, error))
        continue
      }
      var folders: [String] = []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = ProjectFolder.join(current, name)
        let isFolder = project.isFolderItself(path)
        if isGoal(name, isFolder: isFolder) {
          if project.isSpecialFile(path) {
            result.unreadable.append(.specialFile(path))
          } else {
            result.add(path, isFolder: isFolder, in: project)
          }
        } else if isFolder, !isExcluded(name) {
          folders.append(path)
        }
      }
      pending += folders.reversed()
    }
  }

  private func isGoal(_ path: String, isFolder: Bool) -> Bool {
    (isFolder ? goal.folders : goal.files).contains(Self.pathExtension(of: path))
  }

  private func isExcluded(_ name: String) -> Bool {
    Self.excludedFolders.contains(name) || Self.excludedExtensions.contains(Self.pathExtension(of: name))
  }

  /// What stands behind the last dot of a path's last part, in lower case.
  private static func pathExtension(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}
