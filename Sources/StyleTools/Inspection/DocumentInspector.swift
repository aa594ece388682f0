import InterfaceBuilder
import StyleDiagnostics

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
    /// Whether it refers to controllers of other storyboards.
    var hasReferences = false
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
      result.hasReferences = inspection.root?.hasReferences ?? false
    } catch {
      result.document.skipped = error.diagnostic.message
      result.diagnostics = [error.diagnostic]
      result.isUnreadable = true
    }
    return result
  }
}

extension InterfaceNode {
  /// How many objects the element and all inside are.
  fileprivate var objectCount: Int {
    (kind == .object ? 1 : 0) + (values + children).reduce(0) { $0 + $1.objectCount }
  }

  /// Whether it is or holds a reference to a storyboard: those are at the top of scenes.
  fileprivate var hasReferences: Bool {
    children.contains { scene in scene.children.contains { $0.element == "viewControllerPlaceholder" } }
  }
}
