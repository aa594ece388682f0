import InterfaceBuilder
import StyleDiagnostics
import StyleInjection
import UIKitModel

/// Loads interface documents and applies sheets to what they describe.
///
/// It serves any number of threads.
struct DocumentStyler: Sendable {
  /// Whether names in documents that are not known are among the diagnostics.
  let reportsUnknown: Bool
  private let reader: DocumentReader
  private let sheets: StyleSheetSource

  /// - Parameter sheets: the weakest first.
  init(_ reader: DocumentReader, sheets: [StyleSheet], reportsUnknown: Bool) {
    self.reader = reader
    self.sheets = StyleSheetSource(sheets)
    self.reportsUnknown = reportsUnknown
  }

  /// What sheets say of classes that neither UIKit nor any of the styled documents has.
  func unknownClasses(in sheets: [StyleSheet], custom: Set<StyleClassName>) -> [Diagnostic] {
    let check = UnknownClasses(registry: reader.registry, custom: custom)
    return sheets.flatMap(check.diagnostics)
  }

  /// What loads and styles a document by its path, for one thread.
  func makeWork() -> (_ path: String) -> StyledDocument {
    let manager = StyleManager(registry: reader.registry, resources: reader.resources, repository: sheets)
    return { path in style(path, by: manager) }
  }

  private func style(_ path: String, by manager: StyleManager) -> StyledDocument {
    let document: InterfaceDocument
    do {
      document = try reader.load(path, reportsUnknown: reportsUnknown)
    } catch {
      return StyledDocument(unreadable: path, error.diagnostic)
    }
    switch document.outcome {
    case .loaded: return StyledDocument(document, by: manager)
    case .skipped(let reason): return StyledDocument(document, skipped: reason.description)
    case .broken: return StyledDocument(document, skipped: document.diagnostics.first?.message ?? "broken")
    }
  }
}
