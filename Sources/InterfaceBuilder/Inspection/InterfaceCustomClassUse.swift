import StyleDiagnostics
import StyleInjection

/// A place of a document that names a class of an app's own.
public struct InterfaceCustomClassUse: Sendable, Hashable {
  /// What is said of the class's module.
  public enum Module: Sendable, Hashable {
    /// Its name, as documents spell it.
    case named(String)
    /// Nothing that is known: it is the module of the target that builds the document, or it does not matter, since the
    /// element stands for an object that is made elsewhere.
    case open
    /// None: that is right for classes of Objective-C.
    case none
  }

  /// The class's name without its module.
  public let className: String
  /// What is said of its module.
  public let module: Module
  /// The element's name.
  public let element: String
  /// The element's id; nil without one.
  public let id: String?
  /// Where the document names the class.
  public let range: SourceRange
}

extension InterfaceCustomClassUse {
  /// Nil for an element without a custom class.
  init?(_ element: InterfaceElement) {
    guard let name = InterfaceCustomClass.name(of: element) else { return nil }
    className = name.name
    self.element = element.name
    id = element.id
    range = element.range(of: "customClass")
    let isOpen =
      element.name == "placeholder" || element["customModuleProvider"] != nil || name.name.contains(".")
    module = name.module.map(Module.named) ?? (isOpen ? .open : .none)
  }
}
