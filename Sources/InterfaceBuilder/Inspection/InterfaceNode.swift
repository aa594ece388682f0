import Foundation
import StyleDiagnostics
import StyleInjection

/// An element of an interface document as it was understood: what it is, and every property and role that it states.
public struct InterfaceNode: Sendable {
  /// What an element is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// An object of a class.
    case object
    /// Properties of the object around it, such as those for a control state.
    case part
    /// A value of the element around it.
    case value
    /// A structural role: a connection, a variation, a scene, a resource.
    case structure
    /// Nothing that is known.
    case unknown
  }

  /// A property of an object with the value that it has after loading.
  public struct Property: Sendable, Hashable {
    /// The key path in the registry.
    public let keyPath: String
    /// The value.
    public let value: StyleValue
    /// Where the document states it; nil for what Xcode means by leaving an attribute out.
    public let range: SourceRange?
  }

  /// What the element says beside properties.
  public struct Role: Sendable, Hashable {
    /// The role's name in the reference.
    public let name: String
    /// The value.
    public let value: StyleValue
    /// Where the document states it: an attribute's value or a child.
    public let range: SourceRange
  }

  /// What the element is.
  public let kind: Kind
  /// The element's name.
  public let element: String
  /// What it is to the element around it: its key, or the list that it stands in; nil where there is neither.
  public let place: String?
  /// The start tag.
  public let range: SourceRange
  /// The class of an object, an app's own before UIKit's; nil for other kinds.
  public internal(set) var className: StyleClassName?
  /// The UIKit class that stands for the object; nil for other kinds.
  public internal(set) var modelClassName: String?
  /// The id; nil without one.
  public internal(set) var id: String?
  /// The style identifiers, in order.
  public internal(set) var identifiers: [String] = []
  /// The frame in points; nil for other objects than views.
  public internal(set) var frame: CGRect?
  /// The properties, in the document's order.
  public internal(set) var properties: [Property] = []
  /// The roles, in the document's order.
  public internal(set) var roles: [Role] = []
  /// The values and parts inside, in document order.
  public internal(set) var values: [InterfaceNode] = []
  /// The objects and structural roles inside, in document order.
  public internal(set) var children: [InterfaceNode] = []
}
