import StyleDiagnostics
import StyleInjection
import UIKitModel

/// What a document says of objects by their ids: connected when all objects are there.
struct InterfaceLinks {
  private struct Reference {
    let row: InterfaceReference
    let source: UIKitObject
    let target: String
  }

  var index = InterfaceDocumentIndex()
  private var containments = InterfaceContainments()
  private var viewOutlets: [(controller: UIViewController, view: String)] = []
  private var references: [Reference] = []
  private var owner: InterfaceOwner?

  /// Adds an object with what its element's attributes say of others.
  mutating func add(_ object: UIKitObject, _ element: InterfaceElement, scene: Int) {
    index.objects.add(object, element, scene: scene)
    for row in InterfaceReference.byElement[element.nameIndex] ?? [] {
      if let target = element[row.attribute] {
        references.append(Reference(row: row, source: object, target: target))
      }
    }
    if let reference = object as? InterfaceStoryboardReference {
      reference.read(element)
      index.storyboardReferences.append(reference)
    }
  }

  /// Adds a variation of an object.
  mutating func add(_ variation: InterfaceVariation, of object: UIKitObject) {
    index.variations[ObjectIdentifier(object), default: []].append(variation)
  }

  /// Reads the connections of an object, or an element that is no object but may have connections.
  mutating func read(_ element: InterfaceElement, in object: UIKitObject?) {
    if element.name == "connections" {
      if let object { read(element, of: object) }
      return
    }
    guard let id = element.id else { return }
    let connections = element.child("connections").map { $0.children.compactMap(InterfaceConnection.init) }
    if let connections { index.elementConnections[id] = connections }
    guard let placeholder = InterfacePlaceholder(element) else { return }
    index.placeholders.append(placeholder)
    owner = owner ?? InterfaceOwner(placeholder, connections ?? [])
  }

  private mutating func read(_ list: InterfaceElement, of object: UIKitObject) {
    let connections = list.children.compactMap(InterfaceConnection.init)
    guard !connections.isEmpty else { return }
    index.connections[ObjectIdentifier(object), default: []] += connections
    for connection in connections { containments.read(connection, of: object) }
    guard let controller = object as? UIViewController else { return }
    viewOutlets += connections.compactMap { $0.viewID.map { (controller, $0) } }
  }
}

extension InterfaceLinks {
  /// Connects what can be connected.
  ///
  /// - Parameter initial: the id of the controller with which the document begins.
  mutating func connect(_ scenes: inout [InterfaceScene], initial: String?) -> [Diagnostic] {
    for reference in references {
      reference.row.connect(reference.source, index.objects.object(reference.target))
    }
    leaveOutUninstalled()
    index.initialViewController = initial.flatMap(index.objects.object) as? UIViewController
    let controller = scenes.isEmpty ? nil : owner?.controller(index.objects)
    if let owner, let controller {
      scenes[0].controller = controller
      scenes[0].roots.insert(controller, at: 0)
      viewOutlets.insert((controller, owner.view), at: 0)
      index.connections[ObjectIdentifier(controller)] = index.elementConnections[owner.id]
      index.resolveDestinations(owner: (owner.id, controller))
    } else {
      index.resolveDestinations(owner: nil)
    }
    giveViews(&scenes)
    for index in scenes.indices where scenes[index].controller == nil {
      scenes[index].controller = scenes[index].roots.lazy.compactMap { $0 as? UIViewController }.first
    }
    return containments.connect(index.objects)
  }

  /// What `default` variations exclude: constraints do not hold, other objects are not installed.
  private mutating func leaveOutUninstalled() {
    let excluded = index.variations.values.joined().filter(\.isDefault).flatMap(\.excludedIDs)
    for object in excluded.compactMap(index.objects.object) {
      index.uninstalled.insert(ObjectIdentifier(object))
      (object as? NSLayoutConstraint)?.isActive = false
    }
  }

  /// Gives top-level views to their controllers; a view that stands inside another object stays there.
  private func giveViews(_ scenes: inout [InterfaceScene]) {
    var given: Set<ObjectIdentifier> = []
    for (controller, id) in viewOutlets where controller.view == nil {
      guard let view = index.objects.object(id) as? UIView, view.styleParent == nil else { continue }
      controller.view = view
      given.insert(ObjectIdentifier(view))
    }
    guard !given.isEmpty else { return }
    for index in scenes.indices {
      scenes[index].roots.removeAll { given.contains(ObjectIdentifier($0)) }
    }
  }
}
