import InterfaceBuilder
import StyleDiagnostics
import StyleInjection
import UIKitModel

/// Loads documents that refer to each other, and says what only all of them together show.
struct DocumentLinker: Sendable {
  /// What comes of a group of documents.
  struct Linked: Sendable {
    /// What is wrong with the references between them.
    var diagnostics: [Diagnostic] = []
    /// The ids of all objects, where a response path is asked for.
    var ids: Set<String> = []
    /// From the object with the id outwards, for each document that has one, by the documents' paths.
    var responsePaths: [String: [InspectReport.ResponsePathStep]] = [:]
  }

  let reader: DocumentReader
  /// The id of the object whose response path is asked for; nil for none.
  let responsePathID: String?

  /// Links the documents of a group, which can be loaded: what is wrong with each alone is told by its inspection.
  func link(_ group: DocumentGroup) -> Linked {
    var linked = Linked()
    var documents: [InterfaceDocument] = []
    for path in group.paths {
      do {
        documents.append(try reader.load(path, reportsUnknown: false))
      } catch {
        linked.diagnostics.append(error.diagnostic)
      }
    }
    let project = InterfaceProject(documents)
    linked.diagnostics += project.diagnostics
    guard let responsePathID else { return linked }
    for document in project.documents {
      linked.ids.formUnion(document.objectIDs)
      guard let object = document.object(withID: responsePathID) else { continue }
      linked.responsePaths[document.file.path] = document.responsePath(of: object).map {
        step($0, in: project)
      }
    }
    return linked
  }

  private func step(_ object: any Styleable, in project: InterfaceProject) -> InspectReport.ResponsePathStep {
    let document = project.documentIndex(of: object).map { project.documents[$0] }
    let model = reader.registry.className(of: type(of: object)).name
    return InspectReport.ResponsePathStep(
      className: object.customStyleClassName ?? StyleClassName(model), modelClassName: model,
      path: document?.file.path, id: document?.id(of: object),
      identifiers: object.styleNames(.styleIdentifier).map(Self.identifiers) ?? [],
      isController: object.isStyleScope)
  }

  private static func identifiers(_ list: String) -> [String] {
    StyleElement.Name.list(list, .styleIdentifier).map(\.name)
  }
}
