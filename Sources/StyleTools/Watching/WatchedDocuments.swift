import InterfaceBuilder
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
    guard let index = projectIndices[ObjectIdentifier(object.topmostObject)] else { return nil }
    let project = projects[index]
    // What no element is belongs to the object around it.
    let element = sequence(first: object) { $0.styleParent }.lazy.compactMap { candidate in
      project.documentIndex(of: candidate).map { (project.documents[$0], candidate) }
    }.first
    guard let (document, candidate) = element else { return nil }
    let scene = document.sceneIndex(of: candidate).map { document.scenes[$0] }
    return WatchReport.Object(
      path: document.file.path, controller: scene?.controller?.shownClassName(in: registry),
      id: document.id(of: object), className: object.shownClassName(in: registry),
      identifiers: object.allStyleNames)
  }
}
