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

  private var containments = InterfaceContainments()
  private var viewOutlets: [(controller: UIViewController, view: String)] = []
  private var references: [Reference] = []
  private var owner: (name: StyleClassName?, view: String)?

  /// Reads the connections of an object, or those of the File's Owner.
  mutating func read(_ element: InterfaceElement, in object: UIKitObject?) {
    if element.name == "placeholder" { return readOwner(element) }
    guard element.name == "connections", let object else { return }
    for connection in element.children {
      if connection.name == "segue" {
        containments.read(connection, of: object)
      } else if let controller = object as? UIViewController, let view = Self.viewOutlet(connection) {
        viewOutlets.append((controller, view))
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
    guard element["placeholderIdentifier"] == "IBFilesOwner", let connections = element.child("connections"),
      let view = connections.children.lazy.compactMap(Self.viewOutlet).first
    else { return }
    owner = (InterfaceCustomClass.name(of: element), view)
  }

  /// The id of the view that an outlet `view` names; nil for any other connection.
  private static func viewOutlet(_ connection: InterfaceElement) -> String? {
    guard connection.name == "outlet", connection["property"] == "view" else { return nil }
    return connection["destination"]
  }
}

extension InterfaceLinks {
  /// Connects what can be connected: an id that no object has is passed over.
  func connect(_ objects: InterfaceObjectTable, _ scenes: inout [InterfaceScene]) -> [Diagnostic] {
    for reference in references {
      if let target = objects.object(reference.target) { reference.row.connect(reference.source, target) }
    }
    var outlets = viewOutlets
    if let owner, objects.object(owner.view) is UIView, !scenes.isEmpty {
      let controller = UIViewController()
      controller.customStyleClassName = owner.name
      scenes[0].controller = controller
      scenes[0].roots.insert(controller, at: 0)
      outlets.insert((controller, owner.view), at: 0)
    }
    connect(outlets, objects, &scenes)
    for index in scenes.indices where scenes[index].controller == nil {
      scenes[index].controller = scenes[index].roots.lazy.compactMap { $0 as? UIViewController }.first
    }
    return containments.connect(objects)
  }

  /// Gives top-level views to their controllers; a view that stands inside another object stays there.
  private func connect(
    _ outlets: [(controller: UIViewController, view: String)], _ objects: InterfaceObjectTable,
    _ scenes: inout [InterfaceScene]
  ) {
    var given: Set<ObjectIdentifier> = []
    for (controller, id) in outlets where controller.view == nil {
      guard let view = objects.object(id) as? UIView, view.styleParent == nil else { continue }
      controller.view = view
      given.insert(ObjectIdentifier(view))
    }
    guard !given.isEmpty else { return }
    for index in scenes.indices {
      scenes[index].roots.removeAll { given.contains(ObjectIdentifier($0)) }
    }
  }
}
