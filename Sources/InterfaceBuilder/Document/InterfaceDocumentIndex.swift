import UIKitModel

/// What a document says of its objects beside their properties.
struct InterfaceDocumentIndex {
  var objects = InterfaceObjectTable()
  /// The connections of objects.
  var connections: [ObjectIdentifier: [InterfaceConnection]] = [:]
  /// Those of elements that are no objects, by the elements' ids.
  var elementConnections: [String: [InterfaceConnection]] = [:]
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
    let objects = objects
    func destination(_ id: String) -> UIKitObject? {
      id == owner?.id ? owner?.controller : objects.object(id)
    }
    connections.setDestinations(destination)
    elementConnections.setDestinations(destination)
  }
}

extension Dictionary where Value == [InterfaceConnection] {
  fileprivate mutating func setDestinations(_ object: (String) -> UIKitObject?) {
    // In place: a loop over the keys would have the dictionary copied.
    var place = values.startIndex
    while place != values.endIndex {
      for index in values[place].indices {
        values[place][index].destination = object(values[place][index].destinationID)
      }
      values.formIndex(after: &place)
    }
  }
}
