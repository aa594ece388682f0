import Foundation

/// What decides where paths lead and what is there: each name on the way, through all links, in its folder.
struct WatchedPlaces: Equatable {
  /// What counts in a folder.
  struct Folder: Equatable {
    /// What happens to these names.
    var names: Set<String> = []
    /// Whether one of the names is a file that may be written, not only a step on the way.
    var holdsFiles = false
    /// What happens to other names.
    var others = Others.nothing

    /// Adds what counts in the same folder besides.
    mutating func add(_ other: Self) {
      names.formUnion(other.names)
      holdsFiles = holdsFiles || other.holdsFiles
      others = max(others, other.others)
    }
  }

  /// What counts of names that are not given.
  enum Others: Comparable {
    case nothing
    /// That they come and go.
    case listing
    /// That they are written, too.
    case contents
  }

  /// The folders by their absolute paths without links.
  private(set) var folders: [String: Folder] = [:]
  /// The files at the ends of the ways, by such paths too.
  private(set) var files: Set<String> = []

  /// No places.
  init() {}

  /// The places of absolute paths, as far as they lead anywhere now.
  init(of paths: some Sequence<String>) {
    for path in paths { add(path) }
  }

  /// The places of absolute paths of files and folders.
  init(of paths: WatchedPaths) {
    self.init(of: paths.files)
    for path in paths.listings { add(path, others: .listing) }
    for path in paths.contents { add(path, others: .contents) }
  }

  /// Whether there are none.
  var isEmpty: Bool { folders.isEmpty && files.isEmpty }

  /// The absolute paths of all places, and of what stands now in folders in which any name counts.
  var paths: Set<String> {
    folders.reduce(into: files) { paths, folder in
      let entries = folder.value.others == .nothing ? [] : Self.entries(ofFolder: folder.key)
      for name in folder.value.names.union(entries) { paths.insert(Self.join(folder.key, name)) }
    }
  }

  /// Adds a folder of other places.
  mutating func add(_ folder: Folder, at path: String) { folders[path] = folder }

  /// Adds a file of other places.
  mutating func add(file path: String) { files.insert(path) }

  /// As many links as Linux follows.
  private static let maximumLinkCount = 40

  /// - Parameter others: what counts in the folder to which the path leads.
  private mutating func add(_ path: String, others: Others = .nothing) {
    var rest = Self.steps(of: path)
    var folder = "/"
    var linkCount = 0
    while let name = rest.popLast() {
      if name == ".." {
        folder = Self.parent(of: folder)
        continue
      }
      folders[folder, default: Folder()].names.insert(name)
      if rest.isEmpty, others == .nothing { folders[folder]?.holdsFiles = true }
      let place = Self.join(folder, name)
      var status = stat()
      guard lstat(place, &status) == 0 else { return }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: folder = place
      case S_IFLNK:
        linkCount += 1
        guard linkCount <= Self.maximumLinkCount, let target = Self.target(ofLink: place) else { return }
        if target.hasPrefix("/") { folder = "/" }
        rest += Self.steps(of: target)
      default:
        if rest.isEmpty { files.insert(place) }
        return
      }
    }
    guard others > .nothing else { return }
    folders[folder, default: Folder()].others = max(folders[folder]?.others ?? .nothing, others)
  }

  /// The names of a path, the last one first.
  private static func steps(of path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.reversed().map(String.init)
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }

  private static func parent(of folder: String) -> String {
    let end = folder.lastIndex(of: "/") ?? folder.startIndex
    return end == folder.startIndex ? "/" : String(folder[..<end])
  }

  private static func entries(ofFolder path: String) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      // What cannot be listed has nothing that could be seen to change.
      return []
    }
  }

  private static func target(ofLink path: String) -> String? {
    do {
      return try FileManager.default.destinationOfSymbolicLink(atPath: path)
    } catch {
      // It is gone since, which will be told.
      return nil
    }
  }
}
