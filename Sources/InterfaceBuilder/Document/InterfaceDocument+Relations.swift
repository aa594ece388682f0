import StyleInjection
import UIKitModel

// How the objects of a document know each other.
extension InterfaceDocument {
  /// The object of the element with an id; of several, the first in the document. Nil if there is none.
  public func object(withID id: String) -> UIKitObject? { index.objects.object(id) }

  /// The outlets, outlet collections, actions and segues of an object, in document order; those of File's Owner for
  /// the controller that it is.
  public func connections(of object: AnyObject) -> [InterfaceConnection] {
    index.connections[ObjectIdentifier(object)] ?? []
  }

  /// The connections of the element with an id, be it an object, a placeholder or something else.
  public func connections(from id: String) -> [InterfaceConnection] {
    if let object = object(withID: id) { return connections(of: object) }
    return index.elementConnections[id] ?? []
  }

  /// What stands for objects that are made elsewhere, in document order.
  public var placeholders: [InterfacePlaceholder] { index.placeholders }

  /// The variations of an object, in document order.
  public func variations(of object: AnyObject) -> [InterfaceVariation] {
    index.variations[ObjectIdentifier(object)] ?? []
  }

  /// Whether the object is there whatever the size classes are, as far as its own variations and those of the objects
  /// around it say. What is not installed stands in the tree all the same. O(depth).
  public func isInstalled(_ object: any Styleable) -> Bool {
    guard !index.uninstalled.isEmpty else { return true }
    return !path(from: object).contains { index.uninstalled.contains(ObjectIdentifier($0)) }
  }

  /// What an event that an object does not answer is handed on to, one after the other: the views around it, their
  /// controller, the controllers around that, those of other scenes and linked documents too. The object itself is the
  /// first. O(depth).
  public func responsePath(of object: UIKitObject) -> [any Styleable] { Array(path(from: object)) }

  private func path(from object: any Styleable) -> UnfoldFirstSequence<any Styleable> {
    sequence(first: object) { $0.styleParent }
  }

  /// The controller with which a storyboard begins; nil for a xib and where the document names none.
  public var initialViewController: UIViewController? { index.initialViewController }

  /// The controller that has a storyboard identifier; nil if there is none.
  public func viewController(storyboardIdentifier identifier: String) -> UIViewController? {
    index.objects.storyboardIdentifiers[identifier]
  }

  /// The storyboard identifiers of the controllers, sorted.
  public var storyboardIdentifiers: [String] { index.objects.storyboardIdentifiers.keys.sorted() }
}
