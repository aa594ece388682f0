import InterfaceBuilder
import StyleDiagnostics
import StyleInjection

/// The documents whose objects are live, and where each object stands in them.
struct WatchedDocuments {
  private let registry: StyleRegistry
  // They hold the live objects, which a manager does not.
  private var projects: [InterfaceProject] = []
  private var projectIndices: [ObjectIdentifier: Int] = [:]

  init(registry: StyleRegistry) { self.registry = registry }

  /// Adds linked documents.
  mutating func add(_ project: InterfaceProject) {
    for (_, root) in project.topmostObjects { projectIndices[ObjectIdentifier(root)] = projects.count }
    projects.append(project)
  }

  /// What is reported of an object; nil for one of no document.
  func report(of object: any Styleable) -> WatchReport.Object? {
    guard let (document, element) = place(of: object) else { return nil }
    let scene = document.sceneIndex(of: element).map { document.scenes[$0] }
    return WatchReport.Object(
      path: document.file.path, controller: scene?.controller?.shownClassName(in: registry),
      id: document.id(of: object), className: object.shownClassName(in: registry),
      identifiers: object.allStyleNames)
  }

  /// What is to be said of a change besides.
  func notes(on change: StyleChange) -> [Diagnostic] {
    place(of: change.object).map { VariedProperty.notes(on: change, in: $0.document) } ?? []
  }

  /// The document of an object, and its element: what is none belongs to the object around it.
  private func place(of object: any Styleable) -> (document: InterfaceDocument, element: any Styleable)? {
    guard let index = projectIndices[ObjectIdentifier(object.topmostObject)] else { return nil }
    let project = projects[index]
    for candidate in sequence(first: object, next: { $0.styleParent }) {
      if let place = project.documentIndex(of: candidate) { return (project.documents[place], candidate) }
    }
    return nil
  }
}
