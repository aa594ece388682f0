import InterfaceBuilder
import StyleDiagnostics
import StyleInjection

/// The documents whose objects are live, and where each object stands in them.
struct LiveDocuments {
  private struct Group {
    let paths: [String]
    // It holds the live objects, which a manager does not.
    let project: InterfaceProject
    let styled: [StyledDocument]

    var roots: [any Styleable] { project.topmostObjects.map(\.root) }
  }

  private let registry: StyleRegistry
  private var groups: [Group] = []
  private var projects: [ObjectIdentifier: InterfaceProject] = [:]

  init(registry: StyleRegistry) { self.registry = registry }

  /// Which documents were loaded together.
  var groupedPaths: Set<[String]> { Set(groups.map(\.paths)) }

  /// What came of the documents when they were loaded.
  var styled: [StyledDocument] { groups.flatMap(\.styled) }

  /// Adds linked documents, once they are styled.
  mutating func add(_ loaded: LoadedDocuments, _ styled: [StyledDocument]) {
    let light = styled.map { document in
      var light = document
      light.document.scenes = []
      return light
    }
    let group = Group(paths: loaded.group.paths, project: loaded.project, styled: light)
    for root in group.roots { projects[ObjectIdentifier(root)] = group.project }
    groups.append(group)
  }

  /// Removes all but some groups.
  ///
  /// - Returns: the topmost objects of the others.
  mutating func removeAll(but kept: Set<[String]>) -> [any Styleable] {
    let removed = groups.filter { !kept.contains($0.paths) }.flatMap(\.roots)
    for root in removed { projects[ObjectIdentifier(root)] = nil }
    groups.removeAll { !kept.contains($0.paths) }
    return removed
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

  /// The objects of some documents, in reading order.
  func objects(ofDocumentsAt paths: Set<String>) -> [any Styleable] {
    var objects: [any Styleable] = []
    for group in groups where !paths.isDisjoint(with: group.paths) {
      var open = Array(group.roots.reversed())
      while let object = open.popLast() {
        objects.append(object)
        open += object.styleChildren.reversed()
      }
    }
    return objects
  }

  /// The document of an object, and its element: what is none belongs to the object around it.
  private func place(of object: any Styleable) -> (document: InterfaceDocument, element: any Styleable)? {
    guard let project = projects[ObjectIdentifier(object.topmostObject)] else { return nil }
    for candidate in sequence(first: object, next: { $0.styleParent }) {
      if let place = project.documentIndex(of: candidate) { return (project.documents[place], candidate) }
    }
    return nil
  }
}
