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
  /// What reads the documents.
  let reader: DocumentReader

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
      let styled = style(load(group), by: manager) { manager.applyStyle(in: $0) }
      return Array(zip(group.places, styled))
    }
  }

  /// Loads and links the documents of a group.
  ///
  /// - Parameter contents: what the files hold that were read before, by their paths.
  func load(_ group: DocumentGroup, contents: [String: DocumentContent] = [:]) -> LoadedDocuments {
    var unstyled: [StyledDocument?] = []
    var loaded: [InterfaceDocument] = []
    for path in group.paths {
      do throws(UnreadableDocument) {
        let document =
          if let content = contents[path] {
            reader.load(path, bytes: try content.bytes.get(), reportsUnknown: reportsUnknown)
          } else {
            try reader.load(path, reportsUnknown: reportsUnknown)
          }
        switch document.outcome {
        case .loaded:
          loaded.append(document)
          unstyled.append(nil)
        case .skipped(let reason):
          unstyled.append(StyledDocument(document, skipped: reason.description))
        case .broken:
          unstyled.append(
            StyledDocument(document, skipped: document.diagnostics.first?.message ?? "broken"))
        }
      } catch {
        unstyled.append(StyledDocument(unreadable: path, error.diagnostic))
      }
    }
    return LoadedDocuments(group: group, project: InterfaceProject(loaded), unstyled: unstyled)
  }

  /// What is wrong with a document that cannot be loaded; nil for one that can, or is to be skipped.
  func problems(of content: DocumentContent, at path: String) -> [Diagnostic]? {
    switch content.bytes {
    case .failure(let error): return [error.diagnostic]
    case .success(let bytes):
      let document = reader.load(path, bytes: bytes, reportsUnknown: false)
      return document.outcome == .broken ? document.diagnostics : nil
    }
  }

  /// Styles the topmost objects of loaded documents by a function.
  ///
  /// - Returns: what came of all in the group's order.
  func style(
    _ loaded: LoadedDocuments, by manager: StyleManager, _ styleTree: (any Styleable) -> StyleReport
  ) -> [StyledDocument] {
    var linked = StyledDocument.style(loaded.project, registry: manager.registry, styleTree)[...]
    // Where sheets have names, the manager says which are none of them.
    if manager.repository.snapshot?.sheetNames.isEmpty == true {
      for (index, document) in zip(linked.indices, loaded.project.documents) {
        linked[index].diagnostics += linked[index].chosenSheets.sorted().map { name in
          .unknownSheet(name, among: [], at: SourceRange(document.file))
        }
      }
    }
    return loaded.unstyled.compactMap { $0 ?? linked.popFirst() }
  }
}

/// The documents of a group, linked and not styled yet.
struct LoadedDocuments {
  let group: DocumentGroup
  let project: InterfaceProject
  /// What comes of those without objects; nil for each that has a place in the project.
  fileprivate let unstyled: [StyledDocument?]
}
