import StyleDiagnostics
import StyleInjection

/// What stands in a document for something that is made elsewhere.
public struct InterfacePlaceholder: Sendable, Hashable {
  /// For what it stands.
  public enum Kind: Sendable, Hashable {
    /// The object that loads a xib.
    case filesOwner
    /// Whatever object takes events first.
    case firstResponder
    /// The way out of a storyboard's scene: where unwind segues lead.
    case exit
    /// An object that the app hands in when it loads a xib, by its identifier.
    case external(String)
  }

  /// For what it stands.
  public let kind: Kind
  /// The id; nil without one.
  public let id: String?
  /// The class of what it stands for, as far as the document says it.
  public let className: StyleClassName?
  /// The start tag.
  public let range: SourceRange
}

extension InterfacePlaceholder {
  /// Reads a placeholder; nil for another element, and for one that does not say for what it stands.
  init?(_ element: InterfaceElement) {
    switch (element.name, element["placeholderIdentifier"]) {
    case ("exit", _): kind = .exit
    case ("placeholder", "IBFilesOwner"?): kind = .filesOwner
    case ("placeholder", "IBFirstResponder"?): kind = .firstResponder
    case ("placeholder", let identifier?): kind = .external(identifier)
    default: return nil
    }
    id = element.id
    className = InterfaceCustomClass.name(of: element)
    range = element.range
  }
}
