import Synchronization

/// A source of classes beside those that are registered one by one, such as tables of UIKit's.
public protocol StyleClassCatalog: Sendable {
  /// The class of that name; nil if the catalog has none.
  func styleClass(named name: String) -> StyleClass?
  /// The name of the class that has that very Swift type; nil if the catalog has none.
  func styleClassName(of type: AnyObject.Type) -> String?
  /// All names, for suggestions.
  var styleClassNames: [String] { get }
}

/// What cannot be registered.
public enum StyleRegistryError: Error, Sendable, Hashable {
  /// The class is registered already.
  case duplicateClass(String)
  /// A property, alias, relation, storage or member of a storage of that name stands twice in the class's rows.
  case duplicateProperty(String, inClass: String)
}

/// Knows each class: its superclass, its properties, their types and how to get and set them.
public struct StyleRegistry: Sendable {
  private var classes: [String: StyleClass] = [:]
  private let catalogs: [any StyleClassCatalog]
  /// What the catalogs answered; copies of the registry share it, since catalogs do not change.
  private let answers = CatalogAnswers()

  /// The names that the dialects have for properties.
  public var vocabulary: StyleVocabulary

  /// A registry over catalogs of classes; a class that is registered later hides a catalog's.
  public init(catalogs: [any StyleClassCatalog] = [], vocabulary: StyleVocabulary = StyleVocabulary()) {
    self.catalogs = catalogs
    self.vocabulary = vocabulary
  }

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
    var relations: Set<String> = []
    for name in rows.relations.map(\.name) where !relations.insert(name).inserted {
      throw .duplicateProperty(name, inClass: styleClass.name)
    }
    var storages: Set<String> = []
    var members: Set<String> = []
    for storage in rows.storages {
      guard storages.insert(storage.name).inserted else {
        throw .duplicateProperty(storage.name, inClass: styleClass.name)
      }
      for member in storage.members where !members.insert(member.keyPath).inserted {
        throw .duplicateProperty(member.keyPath, inClass: styleClass.name)
      }
    }
    classes[styleClass.name] = styleClass
  }

  /// Whether a class that was registered here, and is no catalog's, has a property of that name.
  func hasOwnProperty(_ name: String, in rows: StyleClassRows) -> Bool {
    rows.chain.contains { classes[$0.name] != nil && $0.rowsByName.properties[name] != nil }
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
    var next = styleClass(named: name)
    while let current = next, !chain.contains(where: { $0.name == current.name }) {
      chain.append(current)
      next = current.superclassName.flatMap(styleClass(named:))
    }
    return chain
  }

  /// The names of all known classes, for suggestions.
  public var classNames: [String] { Array(classes.keys) + catalogs.flatMap(\.styleClassNames) }

  /// A Swift type's name in sheets: that of its registered class, else its own.
  public func className(of type: AnyObject.Type) -> StyleClassName {
    declaredClass(of: type).map { StyleClassName($0.name, module: $0.module) } ?? StyleClassName(of: type)
  }

  /// The class of exactly that Swift type; nil if there is none.
  private func declaredClass(of type: AnyObject.Type) -> StyleClass? {
    for own in classes.values where own.isDeclared(as: type) { return own }
    for catalog in catalogs {
      if let name = catalog.styleClassName(of: type) { return styleClass(named: name) }
    }
    return nil
  }

  /// The nearest known class whose Swift type the object has; nil if there is none.
  ///
  /// Quick where the object's own Swift type is known, else O(known classes): ask once per Swift type.
  func nearestClass(of object: AnyObject) -> StyleClass? {
    if let own = declaredClass(of: type(of: object)) { return own }
    let candidates = Set(classNames).compactMap(styleClass(named:)).filter {
      $0.modelType?.isInstance(object) == true
    }
    return candidates.max { left, right in
      (chain(of: left.name).count, left.name) < (chain(of: right.name).count, right.name)
    }
  }
}

extension StyleClassCatalog {
  /// The catalog has no Swift types.
  public func styleClassName(of type: AnyObject.Type) -> String? { nil }
}

/// Remembers what catalogs answered, so that a class's rows are made once.
private final class CatalogAnswers: Sendable {
  private let classes = Mutex<[String: StyleClass?]>([:])

  func styleClass(named name: String, in catalogs: [any StyleClassCatalog]) -> StyleClass? {
    if let known = classes.withLock({ $0[name] }) { return known }
    var answer: StyleClass?
    for catalog in catalogs where answer == nil { answer = catalog.styleClass(named: name) }
    classes.withLock { $0[name] = .some(answer) }
    return answer
  }
}
