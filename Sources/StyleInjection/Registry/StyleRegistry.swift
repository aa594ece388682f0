import Synchronization

/// A source of classes beside those that are registered one by one, such as tables of UIKit's.
public protocol StyleClassCatalog: Sendable {
  /// The class of that name; nil if the catalog has none.
  func styleClass(named name: String) -> StyleClass?
  /// All names, for suggestions.
  var styleClassNames: [String] { get }
}

/// What cannot be registered.
public enum StyleRegistryError: Error, Sendable, Hashable {
  /// The class is registered already.
  case duplicateClass(String)
  /// A property, alias or storage of that name stands twice in the class's rows.
  case duplicateProperty(String, inClass: String)
}

/// Knows each class: its superclass, its properties, their types and how to get and set them.
public struct StyleRegistry: Sendable {
  private var classes: [String: StyleClass] = [:]
  private let catalogs: [any StyleClassCatalog]
  /// What the catalogs answered; copies of the registry share it, since catalogs do not change.
  private let answers = CatalogAnswers()

  /// A registry over catalogs of classes; a class that is registered later hides a catalog's.
  public init(catalogs: [any StyleClassCatalog] = []) { self.catalogs = catalogs }

  /// Adds a class.
  ///
  /// - Throws: `StyleRegistryError` if the class, or one of its properties, is there already.
  public mutating func register(_ styleClass: StyleClass) throws(StyleRegistryError) {
    guard classes[styleClass.name] == nil else { throw .duplicateClass(styleClass.name) }
    var names: Set<String> = []
    let rows = styleClass.rows
    for name in rows.properties.map(\.name) + rows.aliases.keys where !names.insert(name).inserted {
      throw .duplicateProperty(name, inClass: styleClass.name)
    }
    classes[styleClass.name] = styleClass
  }

  /// The class of that name; nil if it is not known.
  public func styleClass(named name: String) -> StyleClass? {
    if let known = classes[name] { return known }
    return answers.styleClass(named: name, in: catalogs)
  }

  /// The rows of a class and of all that it inherits from; without any if the class is not known.
  public func rows(of name: String) -> StyleClassRows { StyleClassRows(chain: chain(of: name)) }

  /// The class and its superclasses, nearest first; empty if it is not known. A cycle ends the chain.
  public func chain(of name: String) -> [StyleClass] {
    var chain: [StyleClass] = []
    var seen: Set<String> = []
    var next: String? = name
    while let current = next, seen.insert(current).inserted, let known = styleClass(named: current) {
      chain.append(known)
      next = known.superclassName
    }
    return chain
  }

  /// The names of all known classes, for suggestions.
  public var classNames: [String] { Array(classes.keys) + catalogs.flatMap(\.styleClassNames) }

  /// The nearest known class whose Swift type the object has; nil if there is none.
  ///
  /// O(registered classes): ask once per Swift type.
  func nearestClass(of object: AnyObject) -> StyleClass? {
    let declared = StyleClassName(of: type(of: object))
    if let own = styleClass(named: declared.name), own.modelType?.isInstance(object) == true { return own }
    var names = Set(classes.keys)
    for catalog in catalogs { names.formUnion(catalog.styleClassNames) }
    let candidates = names.compactMap(styleClass(named:)).filter { $0.modelType?.isInstance(object) == true }
    return candidates.max { left, right in
      (chain(of: left.name).count, left.name) < (chain(of: right.name).count, right.name)
    }
  }
}

/// Remembers what catalogs answered, so that a class's rows are made once.
private final class CatalogAnswers: Sendable {
  private let classes = Mutex<[String: StyleClass?]>([:])

  func styleClass(named name: String, in catalogs: [any StyleClassCatalog]) -> StyleClass? {
    if let known = classes.withLock({ $0[name] }) { return known }
    let answer = catalogs.lazy.compactMap { $0.styleClass(named: name) }.first
    classes.withLock { $0[name] = .some(answer) }
    return answer
  }
}
