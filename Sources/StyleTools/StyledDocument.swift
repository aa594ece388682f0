import InterfaceBuilder
import StyleDiagnostics
import StyleInjection
import UIKitModel

/// A document that sheets were applied to.
struct StyledDocument: Sendable {
  /// What is reported of it.
  var document: ApplyReport.Document
  /// What is wrong with it, and with the sheets as far as it brought that up.
  var diagnostics: [Diagnostic]
  /// How many of its views a rule matched.
  var matchedViewCount = 0
  /// How many declarations won.
  var resolvedCount = 0
  /// The sheets that its views choose.
  var chosenSheets: Set<String> = []
  /// The classes of its objects.
  var classes = DocumentClasses()
  /// Whether the file could not be read at all.
  var isUnreadable = false
  /// Whether there are no objects because the file is broken or unreadable.
  var isBroken = false

  /// A file that cannot be read.
  init(unreadable path: String, _ diagnostic: Diagnostic) {
    document = ApplyReport.Document(path: path, skipped: diagnostic.message)
    diagnostics = [diagnostic]
    isUnreadable = true
    isBroken = true
  }

  /// A document without objects.
  init(_ source: InterfaceDocument, skipped reason: String) {
    document = ApplyReport.Document(path: source.file.path, skipped: reason)
    diagnostics = source.diagnostics
    isBroken = source.outcome == .broken
    if case .skipped(let reason) = source.outcome {
      diagnostics.append(.skippedDocument(source.file, reason))
    }
  }

  /// A document whose objects are to be styled.
  private init(_ source: InterfaceDocument) {
    document = ApplyReport.Document(path: source.file.path)
    diagnostics = source.diagnostics
  }

  /// Styles the objects of linked documents: one of them may hold controllers of another.
  ///
  /// - Parameter styleTree: styles an object and all below it.
  static func style(
    _ project: InterfaceProject, registry: StyleRegistry, _ styleTree: (any Styleable) -> StyleReport
  ) -> [StyledDocument] {
    var styled = project.documents.map { StyledDocument($0) }
    for diagnostic in project.diagnostics {
      let place = project.documents.firstIndex { $0.file.path == diagnostic.range.file.path }
      if let place { styled[place].diagnostics.append(diagnostic) }
    }
    var changes: [ObjectIdentifier: [ApplyReport.Change]] = [:]
    for (place, root) in project.topmostObjects {
      styled[place].readNames(below: root, registry: registry)
      let pass = styleTree(root)
      styled[place].diagnostics += pass.diagnostics
      styled[place].resolvedCount += pass.resolvedCount
      for view in pass.matchedObjects where view is UIView {
        styled[project.documentIndex(of: view) ?? place].matchedViewCount += 1
      }
      for change in pass.changes {
        guard let told = ApplyReport.Change(change) else { continue }
        changes[ObjectIdentifier(change.object), default: []].append(told)
        let owner = project.documentIndex(of: change.object) ?? place
        styled[owner].diagnostics += VariedProperty.notes(on: change, in: project.documents[owner])
      }
    }
    for (place, source) in project.documents.enumerated() {
      styled[place].document.scenes = source.scenes.enumerated().map { index, scene in
        SceneReporter(
          project: project, document: source, sceneIndex: index, changes: changes, registry: registry
        ).report(scene)
      }
    }
    return styled
  }

  private mutating func readNames(below root: any Styleable, registry: StyleRegistry) {
    var open = [root]
    while let object = open.popLast() {
      if let name = object.customStyleClassName { classes.custom.insert(name) }
      if let name = object.styleSheetName { chosenSheets.insert(name) }
      if object is UIView {
        let name = object.customStyleClassName ?? registry.className(of: type(of: object))
        classes.views[name, default: 0] += 1
      }
      open += object.styleChildren
    }
  }
}

/// Makes the report of a scene: the tree of its objects, cut down to what changed and what holds it.
private struct SceneReporter {
  let project: InterfaceProject
  let document: InterfaceDocument
  let sceneIndex: Int
  let changes: [ObjectIdentifier: [ApplyReport.Change]]
  let registry: StyleRegistry

  func report(_ scene: InterfaceScene) -> ApplyReport.Scene {
    ApplyReport.Scene(
      controller: scene.controller?.shownClassName(in: registry), id: scene.id, viewCount: scene.viewCount,
      objects: scene.roots.flatMap { root in
        // The scene's headline stands for its controller, unless a sheet changes that too.
        let isHeadline = root === scene.controller && changes[ObjectIdentifier(root)] == nil
        return isHeadline ? root.styleChildren.compactMap(report) : [report(root)].compactMap(\.self)
      })
  }

  private func report(_ object: any Styleable) -> ApplyReport.Object? {
    guard isOfScene(object) else { return nil }
    let own = changes[ObjectIdentifier(object)] ?? []
    let children = object.styleChildren.compactMap(report)
    guard !own.isEmpty || !children.isEmpty else { return nil }
    return ApplyReport.Object(
      id: document.id(of: object), className: object.shownClassName(in: registry),
      identifiers: object.allStyleNames, changes: own, children: children)
  }

  private func isOfScene(_ object: any Styleable) -> Bool {
    if let scene = document.sceneIndex(of: object) { return scene == sceneIndex }
    // What no element is belongs to the object around it.
    return project.documentIndex(of: object) == nil
  }
}

extension ApplyReport.Change {
  /// - Returns: Nil for a restored value, which a fresh document has none of.
  fileprivate init?(_ change: StyleChange) {
    guard let winner = change.decision?.winner else { return nil }
    let dialect = winner.origin.dialect
    self.init(
      keyPath: change.keyPath, old: change.old.spelling(in: dialect), new: change.new.spelling(in: dialect),
      selector: winner.origin.selector, origin: winner.origin.range)
  }
}
