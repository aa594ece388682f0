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

  /// What loads, links and styles the documents of a group, for one thread.
  func makeWork() -> (_ group: DocumentGroup) -> [(place: Int, document: StyledDocument)] {
    let manager = StyleManager(registry: reader.registry, resources: reader.resources, repository: sheets)
    manager.environment = reader.environment
    return { group in Array(zip(group.places, style(group, by: manager))) }
  }

  /// The styled documents in the group's order.
  private func style(_ group: DocumentGroup, by manager: StyleManager) -> [StyledDocument] {
    var styled: [StyledDocument?] = []
    var loaded: [InterfaceDocument] = []
    for path in group.paths {
      do {
        let document = try reader.load(path, reportsUnknown: reportsUnknown)
        switch document.outcome {
        case .loaded:
          loaded.append(document)
          styled.append(nil)
        case .skipped(let reason):
          styled.append(StyledDocument(document, skipped: reason.description))
        case .broken:
          styled.append(StyledDocument(document, skipped: document.diagnostics.first?.message ?? "broken"))
        }
      } catch {
        styled.append(StyledDocument(unreadable: path, error.diagnostic))
      }
    }
    let project = InterfaceProject(loaded)
    var linked = StyledDocument.style(project, by: manager)[...]
    // Where sheets have names, the manager says which are none of them.
    if sheets.snapshot?.sheetNames.isEmpty == true {
      for (index, document) in zip(linked.indices, project.documents) {
        linked[index].diagnostics += linked[index].chosenSheets.sorted().map { name in
          .unknownSheet(name, among: [], at: SourceRange(document.file))
        }
      }
    }
    return styled.compactMap { $0 ?? linked.popFirst() }
  }
}
