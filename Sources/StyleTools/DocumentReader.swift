import InterfaceBuilder
import StyleDiagnostics
import StyleInjection
import UIKitModel

/// Reads the interface documents of a project with the assets that belong to them.
///
/// It serves any number of threads: what it has read of UIKit's tables is shared.
struct DocumentReader: Sendable {
  /// What is wrong with the asset catalogs.
  let diagnostics: [Diagnostic]
  // One registry: what it has read of UIKit's tables serves loading and styling.
  /// UIKit's classes.
  let registry = StyleRegistry.uiKit
  /// The project's colours and images before the system's.
  let resources: StyleResourceList
  /// What holds where the documents are shown.
  let environment: StyleEnvironment

  private let project: ProjectFolder
  private let loader: InterfaceLoader

  /// - Parameter files: the assets among them.
  init(
    project: ProjectFolder, files: ProjectFiles, environment: StyleEnvironment = StyleEnvironment()
  ) {
    let system = IOSResources()
    func paths(_ files: [String]) -> [String] { files.map { ProjectFolder.join(project.path, $0) } }
    let assets = AssetCatalog(
      catalogs: paths(files.catalogs), looseImages: paths(files.looseImages), system: system)
    self.project = project
    self.environment = environment
    diagnostics = assets.diagnostics
    resources = StyleResourceList([assets, system])
    loader = InterfaceLoader(
      registry: registry, assets: assets, system: system, environment: environment)
  }

  /// The document at a path.
  func load(_ path: String, reportsUnknown: Bool) throws(UnreadableDocument) -> InterfaceDocument {
    load(path, bytes: try bytes(of: path), reportsUnknown: reportsUnknown)
  }

  /// The document of a path with some bytes.
  func load(_ path: String, bytes: [UInt8], reportsUnknown: Bool) -> InterfaceDocument {
    loader.load(path: path, bytes: bytes, reportsUnknown: reportsUnknown)
  }

  /// What each element of the document at a path became.
  func inspect(_ path: String) throws(UnreadableDocument) -> InterfaceInspection {
    loader.inspect(path: path, bytes: try bytes(of: path))
  }

  /// What the file at a path holds.
  func content(of path: String) -> DocumentContent {
    DocumentContent(Result { () throws(UnreadableDocument) in try bytes(of: path) })
  }

  private func bytes(of path: String) throws(UnreadableDocument) -> [UInt8] {
    do {
      return try project.bytes(of: path, limit: InterfaceLoader.standardLimits.maximumByteCount)
    } catch {
      throw UnreadableDocument(diagnostic: .unreadableFile(path, error))
    }
  }
}

/// A document that is there and cannot be read.
struct UnreadableDocument: Error {
  let diagnostic: Diagnostic
}

extension Diagnostic {
  /// What is said of a document that is left alone.
  static func skippedDocument(_ file: SourceFile, _ reason: InterfaceSkipReason) -> Diagnostic {
    Diagnostic(.projectSkippedDocument, .note, "skipped: \(reason)", at: SourceRange(file))
  }
}
