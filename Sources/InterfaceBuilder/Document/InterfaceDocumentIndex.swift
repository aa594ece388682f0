import UIKitModel

/// What a document says of its objects beside their properties.
struct InterfaceDocumentIndex {
  /// Who has a connection: an object, or an element of that id which is none.
  enum Holder: Hashable {
    case object(ObjectIdentifier)
    case element(id: String)
  }

  var objects = InterfaceObjectTable()
  var connections: [Holder: [InterfaceConnection]] = [:]
  var variations: [ObjectIdentifier: [InterfaceVariation]] = [:]
  var placeholders: [InterfacePlaceholder] = []
  /// What stands for controllers of other scenes and storyboards, in document order.
  var storyboardReferences: [InterfaceStoryboardReference] = []
  /// The objects that are not there unless a variation includes them.
  var uninstalled: Set<ObjectIdentifier> = []
  /// The controller with which a storyboard begins.
  var initialViewController: UIViewController?

  /// Finds the objects to which connections lead. The owner is no element's object.
  mutating func resolveDestinations(owner: (id: String, controller: UIViewController)?) {
    // In place: a loop over the keys would have the dictionary copied.
    var place = connections.values.startIndex
    while place != connections.values.endIndex {
      connections.values[place].setDestinations { id in
        id == owner?.id ? owner?.controller : objects.object(id)
      }
      connections.values.formIndex(after: &place)
    }
  }
}

extension [InterfaceConnection] {
  fileprivate mutating func setDestinations(_ object: (String) -> UIKitObject?) {
    for index in indices { self[index].destination = object(self[index].destinationID) }
  }
}
