import InterfaceBuilder
import StyleDiagnostics
import StyleInjection
import UIKitModel

/// Loads interface documents and applies sheets to what they describe.
struct DocumentStyler {
  /// What is wrong with the asset catalogs.
  let diagnostics: [Diagnostic]

  private let project: ProjectFolder
  private let loader: InterfaceLoader
  private let manager: StyleManager

  /// - Parameters:
  ///   - sheets: the weakest first.
  ///   - catalogs: the paths of asset catalogs.
  init(project: ProjectFolder, sheets: [StyleSheet], catalogs: [String]) {
    let system = IOSResources()
    let assets = AssetCatalog(
      catalogs: catalogs.map { ProjectFolder.join(project.path, $0) }, system: system)
    self.project = project
    diagnostics = assets.diagnostics
    // One registry: what it has read of UIKit's tables serves loading and styling.
    let registry = StyleRegistry.uiKit
    loader = InterfaceLoader(registry: registry, assets: assets, system: system)
    manager = StyleManager(
      registry: registry, resources: StyleResourceList([assets, system]), repository: StyleSheetSource(sheets)
    )
  }

  /// What sheets say of classes that neither UIKit nor any of the styled documents has.
  func unknownClasses(in sheets: [StyleSheet], custom: Set<StyleClassName>) -> [Diagnostic] {
    let check = UnknownClasses(registry: manager.registry, custom: custom)
    return sheets.flatMap(check.diagnostics)
  }

  /// Loads and styles one document.
  func style(_ path: String) -> StyledDocument {
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
