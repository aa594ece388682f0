import InterfaceBuilder
import StyleDiagnostics
import StyleInjection
import UIKitModel

/// Says what single documents hold.
struct DocumentInspector: Sendable {
  /// What comes of a document.
  struct Inspected: Sendable {
    /// What is reported of it.
    var document: InspectReport.Document
    /// What is wrong with it.
    var diagnostics: [Diagnostic] = []
    /// The places that name classes of the app's own.
    var customClasses: [InterfaceCustomClassUse] = []
    /// The ids of its objects, where a response path is asked for.
    var ids: [String] = []
    /// Whether the file could not be read at all.
    var isUnreadable = false
  }

  let reader: DocumentReader
  /// What the report tells.
  let contents: InspectReport.Contents

  /// Inspects the document at a path.
  func inspect(_ path: String) -> Inspected {
    var result = Inspected(document: InspectReport.Document(path: path))
    do {
      let inspection = try reader.inspect(path)
      result.diagnostics = inspection.diagnostics
      result.customClasses = inspection.customClasses
      switch inspection.outcome {
      case .loaded(let kind): result.document.kind = kind
      case .skipped(let reason):
        result.document.skipped = reason.description
        result.diagnostics.append(.skippedDocument(inspection.file, reason))
      case .broken: result.document.skipped = inspection.diagnostics.first?.message ?? "broken"
      }
      if contents.hasTree { result.document.root = inspection.root }
      result.document.coverage = inspection.coverage
      result.document.objectCount = inspection.root?.objectCount ?? 0
      if let id = contents.responsePathID, inspection.root != nil {
        // The objects themselves are not part of an inspection: they stay on the thread that loads them.
        let document = try reader.load(path, reportsUnknown: false)
        result.ids = document.objectIDs
        result.document.responsePath = responsePath(of: id, in: document)
      }
    } catch {
      result.document.skipped = error.diagnostic.message
      result.diagnostics = [error.diagnostic]
      result.isUnreadable = true
    }
    return result
  }

  private func responsePath(of id: String, in document: InterfaceDocument)
    -> [InspectReport.ResponsePathStep]
  {
    guard let object = document.object(withID: id) else { return [] }
    return document.responsePath(of: object).map { step in
      let model = reader.registry.className(of: type(of: step))
      return InspectReport.ResponsePathStep(
        className: step.customStyleClassName ?? StyleClassName(model.name), modelClassName: model.name,
        id: document.id(of: step),
        identifiers: step.styleNames(.styleIdentifier).map(Self.identifiers) ?? [],
        isController: step.isStyleScope)
    }
  }

  private static func identifiers(_ list: String) -> [String] {
    StyleElement.Name.list(list, .styleIdentifier).map(\.name)
  }
}

extension InterfaceNode {
  /// How many objects the element and all inside are.
  fileprivate var objectCount: Int {
    (kind == .object ? 1 : 0) + (values + children).reduce(0) { $0 + $1.objectCount }
  }
}
