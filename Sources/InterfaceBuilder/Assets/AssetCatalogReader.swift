import Foundation
import StyleDiagnostics
import StyleInjection
import StyleSyntax

/// Reads one asset catalog. Links to folders are not followed.
struct AssetCatalogReader {
  let system: any StyleResources
  let limits: SyntaxLimits
  private(set) var colors: [String: StyleColor] = [:]
  private(set) var images: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(system: any StyleResources, limits: SyntaxLimits) {
    self.system = system
    self.limits = limits
  }

  /// Reads the catalog's folder and all below it.
  mutating func read(_ path: String) {
    var waiting = [(path: path, prefix: "")]
    while let (path, prefix) = waiting.popLast() {
      var groups: [(path: String, prefix: String)] = []
      for folder in folders(in: path) {
        let name = prefix + folder.name
        switch folder.kind {
        case .color: readColor(folder.path, named: name)
        case .image: images.insert(name)
        case .group: groups.append((folder.path, providesNamespace(folder.path) ? name + "/" : prefix))
        case .other: break
        }
      }
      waiting += groups.reversed()
    }
  }

  private struct Folder {
    let path: String
    /// The name without its extension.
    let name: String
    let kind: AssetKind
  }

  /// The folders in a folder that may hold what can be named, in the order of their names.
  private mutating func folders(in path: String) -> [Folder] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted().compactMap { entry in
        let dot = entry.dropFirst().lastIndex(of: ".")
        let kind = AssetKind.of(pathExtension: dot.map { String(entry[entry.index(after: $0)...]) } ?? "")
        let folder = path + "/" + entry
        guard kind != .other, Self.isFolder(folder) else { return nil }
        return Folder(path: folder, name: String(entry[..<(dot ?? entry.endIndex)]), kind: kind)
      }
    } catch {
      reportUnreadable(path, error)
      return []
    }
  }

  /// Whether a path is a folder itself, not a link to one. Asked of POSIX: Foundation's answer takes several times
  /// as long, and a project has hundreds of assets.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private mutating func readColor(_ folder: String, named name: String) {
    guard let contents = contents(of: folder) else { return }
    var reader = ColorSetReader(contents.file, system: system)
    if let color = reader.color(contents.root) { colors[name] = colors[name] ?? color.named(name) }
    diagnostics += reader.diagnostics
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    guard FileManager.default.fileExists(atPath: Self.contentsPath(folder)) else { return false }
    return contents(of: folder)?.root["properties"]?["provides-namespace"]?.bool == true
  }

  private mutating func contents(of folder: String) -> (file: SourceFile, root: SyntaxNode)? {
    let path = Self.contentsPath(folder)
    do {
      // One byte more than allowed, which decoding refuses: a link may lead to a device that never ends.
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { handle.closeFile() }
      let data = try handle.read(upToCount: limits.maximumByteCount + 1) ?? Data()
      let file = try SourceText.decode(path: path, bytes: Array(data), limits: limits)
      return (file, try JSONReader.tree(of: file, limits: limits))
    } catch let error as SyntaxError {
      diagnostics.append(error.diagnostic)
    } catch {
      reportUnreadable(path, error)
    }
    return nil
  }

  private static func contentsPath(_ folder: String) -> String { folder + "/Contents.json" }

  private mutating func reportUnreadable(_ path: String, _ error: any Error) {
    let file = SourceFile(path: path, bytes: [], kind: .memory)
    diagnostics.append(
      Diagnostic(
        .assetUnreadable, .error, "cannot be read: \(error.localizedDescription)", at: SourceRange(file)))
  }
}
