import Foundation
import StyleDiagnostics
import StyleInjection
import StyleSyntax

/// Reads one asset catalog.
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
      guard let entries = FolderWalk.entries(of: path) else {
        reportUnreadable(path)
        continue
      }
      for entry in entries.reversed() where entry.isFolder {
        let folder = FolderWalk.join(path, entry.name)
        let suffix = FolderWalk.pathExtension(entry.name)
        let name = suffix.isEmpty ? entry.name : String(entry.name.dropLast(suffix.count + 1))
        switch AssetKind.of(pathExtension: suffix) {
        case .color: readColor(folder, named: prefix + name)
        case .image: images.insert(prefix + name)
        case .group: waiting.append((folder, providesNamespace(folder) ? prefix + name + "/" : prefix))
        case .other: break
        }
      }
    }
  }

  private mutating func readColor(_ folder: String, named name: String) {
    guard let contents = contents(of: folder) else { return }
    var reader = ColorSetReader(contents.file, system: system)
    if let color = reader.color(contents.root) { colors[name] = colors[name] ?? color.named(name) }
    diagnostics += reader.diagnostics
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    guard FileManager.default.fileExists(atPath: FolderWalk.join(folder, "Contents.json")) else {
      return false
    }
    return contents(of: folder)?.root["properties"]?["provides-namespace"]?.bool == true
  }

  private mutating func contents(of folder: String) -> (file: SourceFile, root: SyntaxNode)? {
    let path = FolderWalk.join(folder, "Contents.json")
    guard let data = FileManager.default.contents(atPath: path) else {
      reportUnreadable(path)
      return nil
    }
    do throws(SyntaxError) {
      let file = try SourceText.decode(path: path, bytes: Array(data), limits: limits)
      return (file, try JSONReader.tree(of: file, limits: limits))
    } catch {
      diagnostics.append(error.diagnostic)
      return nil
    }
  }

  private mutating func reportUnreadable(_ path: String) {
    let file = SourceFile(path: path, bytes: [], kind: .memory)
    diagnostics.append(Diagnostic(.assetUnreadable, .error, "cannot be read", at: SourceRange(file)))
  }
}
