import InterfaceBuilder
import StyleInjection
import UIKitModel

/// Which objects of documents are to be explained.
public enum ExplainSubject: Sendable, Hashable {
  /// The objects with a style identifier.
  case identifier(String)
  /// The objects with an id in a document or else those of a class.
  case idOrClass(String)

  /// What a word of a command line means: `#identifier`, an id or a class.
  public init(_ text: String) {
    self = text.hasPrefix("#") ? .identifier(String(text.dropFirst())) : .idOrClass(text)
  }

  /// The subject as it is written.
  public var text: String {
    switch self {
    case .identifier(let name): "#" + name
    case .idOrClass(let name): name
    }
  }

  /// How well an object is what is meant.
  enum Fit: Sendable, Comparable {
    /// By its class, its own or the one that stands for it.
    case byClass
    /// By its id or an identifier: where one object is, those of a class are not meant.
    case byName
  }

  /// How well an object is what is meant; nil where it is not.
  ///
  /// - Parameter id: the object's id in its document.
  func fit(_ object: any Styleable, id: String?, registry: StyleRegistry) -> Fit? {
    switch self {
    case .identifier(let name):
      return object.allStyleNames.contains(name) ? .byName : nil
    case .idOrClass(let name):
      if id == name { return .byName }
      let type = StyleTypeName(name)
      let classes = [object.customStyleClassName, registry.className(of: Swift.type(of: object))]
      return classes.contains {
        $0.map { type.match(className: $0.name, module: $0.module) == .exact } ?? false
      } ? .byClass : nil
    }
  }

  /// All by which an object could have been meant.
  func candidates(_ object: any Styleable, id: String?, registry: StyleRegistry) -> [String] {
    switch self {
    case .identifier: object.allStyleNames.map { "#" + $0 }
    case .idOrClass:
      [id, object.customStyleClassName?.name, registry.className(of: Swift.type(of: object)).name]
        .compactMap(\.self)
    }
  }
}
