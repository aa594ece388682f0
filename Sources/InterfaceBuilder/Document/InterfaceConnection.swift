import StyleDiagnostics
import StyleInjection
import UIKitModel

/// How an object knows another one: an outlet, an outlet collection, an action or a segue.
public struct InterfaceConnection {
  /// What kind of connection it is.
  public enum Kind: Sendable, Hashable {
    /// A property that holds the destination.
    case outlet(property: String)
    /// A property that holds several objects in order, the destination among them; whether it adds to what the
    /// superclass's collection holds.
    case outletCollection(property: String, collectionClass: String?, appends: Bool)
    /// A method of the destination that is called; for controls the event by UIKit's name, such as `touchUpInside`.
    case action(selector: String, event: String?)
    /// A way from the object, or by a touch of it, to a controller.
    indirect case segue(InterfaceSegue)
  }

  /// The kind with what belongs to it.
  public let kind: Kind
  /// The connection's own id; nil without one.
  public let id: String?
  /// The id of the object that it leads to.
  public let destinationID: String
  /// The object of that id; nil where the id is a placeholder's, an element's that is no object, or nobody's.
  public internal(set) var destination: UIKitObject?
  /// The connection's start tag.
  public let range: SourceRange
}

extension InterfaceConnection {
  /// Reads a connection; nil for another element, and for one that leads nowhere.
  init?(_ element: InterfaceElement) {
    guard let make = Self.kinds[element.name], let destination = element["destination"] else { return nil }
    kind = make(element)
    id = element.id
    destinationID = destination
    range = element.range
  }

  /// The elements that are connections.
  static let kinds: [String: @Sendable (InterfaceElement) -> Kind] = [
    "outlet": { .outlet(property: $0["property"] ?? "") },
    "outletCollection": {
      .outletCollection(
        property: $0["property"] ?? "", collectionClass: $0["collectionClass"],
        appends: InterfaceValueReader.bool($0["appends"] ?? "") ?? false)
    },
    "action": { .action(selector: $0["selector"] ?? "", event: $0["eventType"]) },
    "segue": { .segue(InterfaceSegue($0)) },
  ]
}
