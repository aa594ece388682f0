import InterfaceBuilder
import StyleDiagnostics
import StyleInjection
import UIKitModel

/// Loads interface documents and applies sheets to what they describe.
///
/// It serves any number of threads: what it has read of UIKit's tables is shared.
struct DocumentStyler: Sendable {
  /// What is wrong with the asset catalogs.
  let diagnostics: [Diagnostic]

  private let project: ProjectFolder
  private let loader: InterfaceLoader
  // One registry: what it has read of UIKit's tables serves loading and styling.
  private let registry = StyleRegistry.uiKit
  private let resources: StyleResourceList
  private let sheets: StyleSheetSource

  /// - Parameters:
  ///   - sheets: the weakest first.
  ///   - files: the assets among them.
  init(project: ProjectFolder, sheets: [StyleSheet], files: ProjectFiles) {
    let system = IOSResources()
    func paths(_ files: [String]) -> [String] { files.map { ProjectFolder.join(project.path, $0) } }
    let assets = AssetCatalog(
      catalogs: paths(files.catalogs), looseImages: paths(files.looseImages), system: system)
    self.project = project
    diagnostics = assets.diagnostics
    self.sheets = StyleSheetSource(sheets)
    resources = StyleResourceList([assets, system])
    loader = InterfaceLoader(registry: registry, assets: assets, system: system)
  }

  /// What sheets say of classes that neither UIKit nor any of the styled documents has.
  func unknownClasses(in sheets: [StyleSheet], custom: Set<StyleClassName>) -> [Diagnostic] {
    let check = UnknownClasses(registry: registry, custom: custom)
    return sheets.flatMap(check.diagnostics)
  }

  /// What loads and styles a document by its path, for one thread.
  func makeWork() -> (_ path: String) -> StyledDocument {
    let manager = StyleManager(registry: registry, resources: resources, repository: sheets)
    return { path in style(path, by: manager) }
  }

  private func style(_ path: String, by manager: StyleManager) -> StyledDocument {
    let bytes: [UInt8]
    do {
      bytes = try project.bytes(of: path, limit: StyleSheetLimits.standard.maximumByteCount)
    } catch {
      return StyledDocument(unreadable: path, .unreadableFile(path, error))
    }
    let document = loader.load(path: path, bytes: bytes)
    switch document.outcome {
    case .loaded: return StyledDocument(document, by: manager)
    case .skipped(let reason): return StyledDocument(document, skipped: reason.description)
    case .broken: return StyledDocument(document, skipped: document.diagnostics.first?.message ?? "broken")
    }
  }
}
