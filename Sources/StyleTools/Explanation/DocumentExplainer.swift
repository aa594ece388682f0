import InterfaceBuilder
import StyleDiagnostics
import StyleInjection
import UIKitModel

/// Loads interface documents and explains objects of them under sheets.
struct DocumentExplainer: Sendable {
  /// What comes of a group of documents.
  struct Explained: Sendable {
    /// The objects with how well each is what is meant, by the paths of their documents.
    var objects: [String: [(fit: ExplainSubject.Fit, object: ExplainReport.Object)]] = [:]
    /// All by which objects could have been meant.
    var candidates: Set<String> = []
    /// What is wrong with the documents.
    var diagnostics: [Diagnostic] = []
    /// Whether a document could not be read at all.
    var hasUnreadable = false
  }

  let reader: DocumentReader
  let sheets: StyleSheetSource
  let subject: ExplainSubject
  /// The key path that is asked for; nil for all that sheets speak of.
  let keyPath: String?

  /// What loads, links and explains the documents of a group, for one thread.
  func makeWork() -> (_ group: DocumentGroup) -> Explained {
    let manager = StyleManager(registry: reader.registry, resources: reader.resources, repository: sheets)
    manager.environment = reader.environment
    return { group in explain(group, by: manager) }
  }

  private func explain(_ group: DocumentGroup, by manager: StyleManager) -> Explained {
    var result = Explained()
    var loaded: [InterfaceDocument] = []
    for path in group.paths {
      do {
        let document = try reader.load(path, reportsUnknown: false)
        result.diagnostics += document.diagnostics
        if case .skipped(let reason) = document.outcome {
          result.diagnostics.append(.skippedDocument(document.file, reason))
        }
        loaded.append(document)
      } catch {
        result.diagnostics.append(error.diagnostic)
        result.hasUnreadable = true
      }
    }
    let project = InterfaceProject(loaded)
    result.diagnostics += project.diagnostics
    for document in project.documents {
      for object in objects(of: document, in: project) {
        let id = document.id(of: object)
        result.candidates.formUnion(subject.candidates(object, id: id, registry: reader.registry))
        guard let fit = subject.fit(object, id: id, registry: reader.registry) else { continue }
        let explained = self.object(object, id: id, in: document, by: manager)
        result.objects[document.file.path, default: []].append((fit, explained))
      }
    }
    return result
  }

  /// The objects of a document in reading order, those of other documents that stand between them left out.
  private func objects(of document: InterfaceDocument, in project: InterfaceProject) -> [any Styleable] {
    var found: [any Styleable] = []
    var seen: Set<ObjectIdentifier> = []
    var open: [any Styleable] = document.scenes.flatMap(\.roots).reversed()
    while let object = open.popLast() {
      guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
      // What no element is belongs to the object around it.
      guard document.sceneIndex(of: object) != nil || project.documentIndex(of: object) == nil else {
        continue
      }
      found.append(object)
      open += object.styleChildren.reversed()
    }
    return found
  }

  private func object(
    _ object: any Styleable, id: String?, in document: InterfaceDocument, by manager: StyleManager
  ) -> ExplainReport.Object {
    let model = reader.registry.className(of: type(of: object)).name
    return ExplainReport.Object(
      path: document.file.path, id: id, className: object.customStyleClassName ?? StyleClassName(model),
      modelClassName: model, identifiers: object.allStyleNames,
      explanation: manager.explanation(of: object, keyPath: keyPath))
  }
}
