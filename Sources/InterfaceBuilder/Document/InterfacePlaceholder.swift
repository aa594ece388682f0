import StyleDiagnostics
import StyleInjection

/// What stands in a document for something that is made elsewhere.
public struct InterfacePlaceholder: Sendable, Hashable {
  /// For what it stands.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The object that loads a xib.
    case filesOwner = "IBFilesOwner"
    /// Whatever object takes events first.
    case firstResponder = "IBFirstResponder"
    /// The way out of a storyboard's scene: where unwind segues lead.
    case exit
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
  /// Reads a placeholder; nil for another element, and for one of an unknown kind.
  init?(_ element: InterfaceElement) {
    let word = element.name == "placeholder" ? element["placeholderIdentifier"] : element.name
    guard let kind = word.flatMap(Kind.init) else { return nil }
    self.kind = kind
    id = element.id
    className = InterfaceCustomClass.name(of: element)
    range = element.range
  }
}
