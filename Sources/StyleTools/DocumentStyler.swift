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

  init(_ reader: DocumentReader, reportsUnknown: Bool) {
    self.reader = reader
    self.reportsUnknown = reportsUnknown
  }

  /// A manager that styles what the documents describe, for one thread.
  func makeManager(of source: any StyleSourceRepository) -> StyleManager {
    let manager = StyleManager(
      registry: reader.registry, resources: reader.resources, repository: source)
    manager.environment = reader.environment
    return manager
  }

  /// What loads, links and styles the documents of a group, for one thread.
  func makeWork(by source: any StyleSourceRepository)
    -> (_ group: DocumentGroup) -> [(place: Int, document: StyledDocument)]
  {
    let manager = makeManager(of: source)
    return { group in
      let styled = style(group, by: manager) { manager.applyStyle(in: $0) }
      return Array(zip(group.places, styled.documents))
    }
  }

  /// Loads and links the documents of a group, and styles their topmost objects by a function.
  ///
  /// - Returns: the linked documents, and what came of all in the group's order.
  func style(
    _ group: DocumentGroup, by manager: StyleManager, _ styleTree: (any Styleable) -> StyleReport
  ) -> (project: InterfaceProject, documents: [StyledDocument]) {
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
    var linked = StyledDocument.style(project, registry: manager.registry, styleTree)[...]
    // Where sheets have names, the manager says which are none of them.
    if manager.repository.snapshot?.sheetNames.isEmpty == true {
      for (index, document) in zip(linked.indices, project.documents) {
        linked[index].diagnostics += linked[index].chosenSheets.sorted().map { name in
          .unknownSheet(name, among: [], at: SourceRange(document.file))
        }
      }
    }
    return (project, styled.compactMap { $0 ?? linked.popFirst() })
  }
}
