import Foundation
import StyleDiagnostics
import StyleWatching

/// What a project's configuration, interface documents and assets were at one time.
struct ProjectReading: ComparableFileReading {
  /// The configuration's own bytes; nil without one.
  let configurationBytes: [UInt8]?
  /// What is wrong with the configuration; what it said before counts then.
  let configurationProblems: [Diagnostic]
  /// The files that are there.
  let files: ProjectFiles
  /// The places where a change is a reason to read anew.
  let watchedPaths: WatchedPaths
  private let project: ProjectFolder
  private let configuration: ProjectConfiguration
  private let documentSignatures: FileSignatures
  private let assetSignatures: FileSignatures

  /// Looks at the files of a project.
  ///
  /// - Parameter paths: those that were given; the configuration's places if empty.
  init(of project: ProjectFolder, paths: [String], after previous: ProjectReading? = nil) {
    self.project = project
    configurationBytes = Self.configurationBytes(in: project)
    do throws(ConfigurationError) {
      configuration = try ProjectConfiguration.load(from: project)
      configurationProblems = []
    } catch {
      configuration = previous?.configuration ?? ProjectConfiguration()
      configurationProblems = error.diagnostics
    }
    files = ProjectFiles(project: project, configuration: configuration, paths: paths)
    var watched = WatchedPaths(files: [project.absolutePath(of: ProjectConfiguration.fileName)])
    let documents = files.documents.map(project.absolutePath)
    watched.files.formUnion(documents + files.missingPaths.map(project.absolutePath))
    watched.listings = Set(files.searchedFolders.map(project.absolutePath))
    var assets = files.looseImages.map(project.absolutePath)
    for catalog in files.catalogs {
      let content = Self.content(ofCatalog: project.absolutePath(of: catalog))
      watched.contents.formUnion(content.folders)
      assets += content.files
    }
    watchedPaths = watched
    documentSignatures = FileSignatures(of: documents)
    assetSignatures = FileSignatures(of: assets)
  }

  /// Whether nothing changed since, as far as that can be seen.
  func isSame(as earlier: Self) -> Bool { ProjectChange(from: earlier, to: self).isEmpty }

  func hasLost(since earlier: Self) -> Bool {
    documentSignatures.haveLost(since: earlier.documentSignatures)
      || !Set(earlier.files.documents).isSubset(of: files.documents)
  }

  /// The documents that are not as they were, or need not be.
  func documents(changedSince earlier: Self) -> Set<String> {
    let changed = documentSignatures.paths(changedSince: earlier.documentSignatures)
    return Set(files.documents.filter { changed.contains(project.absolutePath(of: $0)) })
  }

  /// The catalogs and images that are not as they were.
  func assets(changedSince earlier: Self) -> Set<String> {
    var paths = Set(files.looseImages).symmetricDifference(earlier.files.looseImages)
      .union(Set(files.catalogs).symmetricDifference(earlier.files.catalogs))
    guard assetSignatures != earlier.assetSignatures else { return paths }
    let changed = assetSignatures.paths(changedSince: earlier.assetSignatures)
    paths.formUnion(files.looseImages.filter { changed.contains(project.absolutePath(of: $0)) })
    let catalogs = files.catalogs.map { ($0, project.absolutePath(of: $0) + "/") }
    for path in changed { paths.formUnion(catalogs.filter { path.hasPrefix($0.1) }.map(\.0)) }
    return paths
  }

  private static func configurationBytes(in project: ProjectFolder) -> [UInt8]? {
    do {
      return try project.bytes(of: ProjectConfiguration.fileName, limit: maximumConfigurationSize)
    } catch {
      // None is no fault, and of one that cannot be read loading it tells.
      return nil
    }
  }

  /// More than a list of paths needs; what is longer counts as far as that.
  private static let maximumConfigurationSize = 1 << 20

  /// All that a catalog holds: links in it are not followed.
  private static func content(ofCatalog path: String) -> (folders: Set<String>, files: [String]) {
    var folders: Set<String> = [path]
    var files: [String] = []
    guard let entries = FileManager.default.enumerator(atPath: path) else { return (folders, files) }
    while let entry = entries.nextObject() as? String {
      let isFolder = entries.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if isFolder { folders.insert(path + "/" + entry) } else { files.append(path + "/" + entry) }
    }
    return (folders, files)
  }
}
