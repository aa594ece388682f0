import StyleInjection
import UIKitModel

/// What a document says of objects by their ids: connected when all objects are there.
struct InterfaceLinks {
  private struct Containment {
    let source: UIKitObject
    let place: String
    let destination: String
  }

  private struct Reference {
    let row: InterfaceReference
    let source: UIKitObject
    let target: String
  }

  private struct Owner {
    let name: StyleClassName?
    let view: String
  }

  private var containments: [Containment] = []
  private var viewOutlets: [(controller: UIViewController, view: String)] = []
  private var references: [Reference] = []
  private var owner: Owner?

  /// Reads the connections of an object, or those of the File's Owner.
  mutating func read(_ element: InterfaceElement, in object: UIKitObject?) {
    if element.name == "placeholder" { return readOwner(element) }
    guard element.name == "connections", let object else { return }
    for connection in element.children {
      guard let destination = connection["destination"] else { continue }
      switch (connection.name, connection["kind"]) {
      case ("segue", "embed"):
        containments.append(Containment(source: object, place: Self.embedding, destination: destination))
      case ("segue", "relationship"):
        let place = connection["relationship"] ?? ""
        containments.append(Containment(source: object, place: place, destination: destination))
      case ("outlet", _):
        if connection["property"] == "view", let controller = object as? UIViewController {
          viewOutlets.append((controller, destination))
        }
      default: break
      }
    }
  }

  /// Reads the attributes of an object that name others.
  mutating func read(attributesOf element: InterfaceElement, _ object: UIKitObject) {
    for row in InterfaceReference.rows {
      if let target = element[row.attribute] {
        references.append(Reference(row: row, source: object, target: target))
      }
    }
  }

  private mutating func readOwner(_ element: InterfaceElement) {
    guard element["placeholderIdentifier"] == "IBFilesOwner", let connections = element.child("connections")
    else { return }
    let outlet = connections.children.first { $0.name == "outlet" && $0["property"] == "view" }
    guard let view = outlet?["destination"] else { return }
    owner = Owner(name: InterfaceCustomClass.name(of: element), view: view)
  }

  private static let embedding = "embed"
}

extension InterfaceLinks {
  /// Connects what can be connected: an id that no object has is passed over.
  func connect(_ objects: InterfaceObjectTable, _ scenes: inout [InterfaceScene]) {
    for reference in references {
      if let target = objects.object(reference.target) { reference.row.connect(reference.source, target) }
    }
    for (controller, id) in viewOutlets where controller.view == nil {
      if let view = objects.object(id) as? UIView { give(view, to: controller, &scenes) }
    }
    connectOwner(objects, &scenes)
    for index in scenes.indices where scenes[index].controller == nil {
      scenes[index].controller = scenes[index].roots.lazy.compactMap { $0 as? UIViewController }.first
    }
    for containment in containments {
      if let child = objects.object(containment.destination) as? UIViewController {
        contain(child, in: containment.source, place: containment.place)
      }
    }
  }

  private func connectOwner(_ objects: InterfaceObjectTable, _ scenes: inout [InterfaceScene]) {
    guard let owner, !scenes.isEmpty, let view = objects.object(owner.view) as? UIView else { return }
    let controller = UIViewController()
    controller.customStyleClassName = owner.name
    give(view, to: controller, &scenes)
    scenes[0].controller = controller
    scenes[0].roots.insert(controller, at: 0)
  }

  /// A top-level view becomes a controller's; a view inside another one stays there.
  private func give(_ view: UIView, to controller: UIViewController, _ scenes: inout [InterfaceScene]) {
    for index in scenes.indices {
      guard let place = scenes[index].roots.firstIndex(where: { $0 === view }) else { continue }
      scenes[index].roots.remove(at: place)
      controller.view = view
    }
  }

  private func contain(_ child: UIViewController, in source: UIKitObject, place: String) {
    guard child.parent == nil else { return }
    guard place == Self.embedding else {
      _ = InterfaceAttachment.attach([child], to: source, place: place)
      return
    }
    let parent = source as? UIViewController ?? source.nearestViewController
    parent?.addChild(child)
    if child.parent != nil, let container = source as? UIView, let view = child.view {
      container.addSubview(view)
    }
  }
}
