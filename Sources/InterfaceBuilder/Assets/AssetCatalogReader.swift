import Foundation
import StyleDiagnostics
import StyleInjection
import StyleSyntax

/// Reads asset catalogs and loose images. Links are not followed: they could lead out of what was named.
struct AssetCatalogReader {
  private(set) var colors: [String: AssetColor] = [:]
  private(set) var images: [String: AssetImage] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether all that was named could be read, so that what is not there is missing.
  private(set) var isComplete = true

  private let system: any StyleResources
  private let limits: AssetLimits
  private var count = 0

  init(system: any StyleResources, limits: AssetLimits) {
    self.system = system
    self.limits = limits
  }

  private struct Folder {
    let path: String
    /// What stands before the names of what it holds.
    let prefix: String
    let depth: Int
  }

  /// Reads a catalog's folder and all below it, in the order of the names.
  mutating func read(catalog path: String) {
    var waiting = [Folder(path: path, prefix: "", depth: 0)]
    while let folder = waiting.popLast() {
      var groups: [Folder] = []
      for entry in entries(of: folder.path) where !entry.hasPrefix(".") {
        let path = folder.path + "/" + entry
        guard isFolder(path) else { continue }
        guard spend(at: path, depth: folder.depth + 1) else { return }
        let (name, kind) = nameAndKind(of: entry, at: path)
        let whole = folder.prefix + name
        guard case .folder = kind.reading else {
          read(path, kind, named: whole)
          continue
        }
        let prefix = providesNamespace(path) ? whole + "/" : folder.prefix
        groups.append(Folder(path: path, prefix: prefix, depth: folder.depth + 1))
      }
      waiting += groups.reversed()
    }
  }

  /// Takes image files that stand in no catalog; an image of a catalog hides those of its name.
  mutating func add(looseImages paths: [String]) {
    for path in paths {
      let fileName = String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
      guard let file = LooseImageName(fileName: fileName) else { continue }
      guard spend(at: path, depth: 0) else { return }
      var image = images[file.name] ?? AssetImage(file.name, .files, path: path)
      guard image.origin == .files else { continue }
      image.variants.append(AssetImage.Variant(traits: file.traits, fileName: fileName))
      images[file.name] = image
    }
  }

  private mutating func read(_ folder: String, _ kind: AssetKind, named name: String) {
    let path = folder + "/" + Self.contentsName
    let contents = contents(of: folder, isNeeded: kind.needsContents)
    var reader = contents.map { AssetContentsReader($0.file, system: system) }
    switch kind.reading {
    case .color:
      let variants = contents.flatMap { reader?.colorVariants($0.root, name: name) } ?? []
      add(AssetColor(name: name, path: path, variants: variants))
    case .files(let key):
      let image = AssetImage(name, .catalog(kind), path: path)
      let filled = contents.flatMap { contents in
        reader?.image(image, contents.root, files: key) { AssetFile.kind(of: folder + "/" + $0) != .nothing }
      }
      add(filled ?? image)
    case .composed: add(AssetImage(name, .catalog(kind), path: path))
    case .folder, .none: break
    }
    diagnostics += reader?.diagnostics ?? []
  }

  private mutating func add(_ color: AssetColor) {
    if let first = colors[color.name] {
      reportDuplicate("the colour", color.name, color.path, first: first.path)
    } else {
      colors[color.name] = color
    }
  }

  private mutating func add(_ image: AssetImage) {
    guard let first = images[image.name] else {
      images[image.name] = image
      return
    }
    // A symbol may stand beside an image for older systems, and each of an app's targets has an icon.
    let isRepeated = first.origin == image.origin && first.origin != .catalog(.appIconSet)
    if isRepeated { reportDuplicate("the image", image.name, image.path, first: first.path) }
  }
}

extension AssetCatalogReader {
  private static let contentsName = "Contents.json"

  /// An asset's name without its ending, and its kind; a folder of another ending is a group.
  private mutating func nameAndKind(of entry: String, at path: String) -> (String, AssetKind) {
    let dot = entry.lastIndex(of: ".")
    let name = String(entry[..<(dot ?? entry.endIndex)])
    let ending = dot.map { String(entry[entry.index(after: $0)...]) } ?? ""
    if let kind = AssetKind(rawValue: ending) { return (name, kind) }
    if let near = NearestName.of(ending, in: AssetKind.allCases.map(\.rawValue).filter { !$0.isEmpty }) {
      report(
        .assetUnknownKind, .warning, "there is no kind of asset '.\(ending)'; it is read as a group", path,
        suggestion: "\(name).\(near)")
    }
    return (entry, .group)
  }

  private mutating func entries(of folder: String) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      isComplete = false
      report(.assetUnreadable, .error, "cannot be read: \(error.localizedDescription)", folder)
      return []
    }
  }

  private mutating func isFolder(_ path: String) -> Bool {
    switch AssetFile.kind(of: path) {
    case .folder: return true
    case .link: report(.assetLink, .note, "left out: it is a link, and links are not followed", path)
    case .nothing, .file, .other: break
    }
    return false
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    guard let contents = contents(of: folder, isNeeded: false), let properties = contents.root["properties"]
    else { return false }
    var reader = AssetContentsReader(contents.file, system: system)
    let provides = reader.bool("provides-namespace", of: properties)
    diagnostics += reader.diagnostics
    return provides
  }

  private mutating func contents(of folder: String, isNeeded: Bool) -> (file: SourceFile, root: SyntaxNode)? {
    let path = folder + "/" + Self.contentsName
    if AssetFile.kind(of: path) == .nothing {
      if isNeeded { report(.assetMissingContents, .warning, "the asset has no \(Self.contentsName)", path) }
      return nil
    }
    do {
      let bytes = try AssetFile.bytes(of: path, limit: limits.contents.maximumByteCount)
      let file = try SourceText.decode(path: path, bytes: bytes, limits: limits.contents)
      return (file, try JSONReader.tree(of: file, limits: limits.contents))
    } catch let error as SyntaxError {
      diagnostics.append(error.diagnostic)
    } catch let failure as AssetFile.Failure {
      report(.assetUnreadable, .error, "cannot be read: \(failure.reason)", path)
    } catch {
      report(.assetUnreadable, .error, "cannot be read: \(error.localizedDescription)", path)
    }
    return nil
  }

  /// Counts an asset; false when there are too many, or when it lies too deep.
  private mutating func spend(at path: String, depth: Int) -> Bool {
    count += 1
    guard count > limits.maximumCount || depth > limits.maximumDepth else { return true }
    if isComplete {
      let message =
        count > limits.maximumCount
        ? "more than \(limits.maximumCount) assets: the rest is left out"
        : "more than \(limits.maximumDepth) folders inside each other: the rest is left out"
      report(.assetLimit, .error, message, path)
    }
    isComplete = false
    return false
  }

  private mutating func reportDuplicate(_ what: String, _ name: String, _ path: String, first: String) {
    report(
      .assetDuplicateName, .note, "\(what) '\(name)' is there already; the first one counts", path,
      notes: [.init("it is here first", at: SourceRange(SourceFile(path: first, bytes: [], kind: .memory)))])
  }

  private mutating func report(
    _ id: Diagnostic.ID, _ severity: Diagnostic.Severity, _ message: String, _ path: String,
    suggestion: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    let range = SourceRange(SourceFile(path: path, bytes: [], kind: .memory))
    diagnostics.append(Diagnostic(id, severity, message, at: range, suggestion: suggestion, notes: notes))
  }
}
