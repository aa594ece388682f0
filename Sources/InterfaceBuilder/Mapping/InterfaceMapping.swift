import StyleInjection
import Synchronization
import UIKitModel

/// Joins the tables of rows with the registry, a class at a time, when the class is first needed.
final class InterfaceMapping: Sendable {
  /// A property with what its row says of it.
  typealias RowProperty = (
    name: InterfaceName, source: InterfacePropertyRow.Source, omitted: String?, property: InterfaceProperty
  )

  private struct Cache {
    var classes: [String: StyleClassRows] = [:]
    /// The rows of the classes' own elements.
    var rows: [String: [RowProperty]] = [:]
    /// The sites of the classes' own elements.
    var sites: [ObjectIdentifier: InterfacePropertySite] = [:]
    /// Those of parts, by the parts' names with their keys.
    var partSites: [ObjectIdentifier: [String: InterfacePropertySite]] = [:]
  }

  private let registry: StyleRegistry
  private let cache = Mutex(Cache())

  init(_ registry: StyleRegistry) { self.registry = registry }

  /// The name of a model class.
  func className(of type: UIKitObject.Type) -> String { registry.className(of: type).name }

  /// The properties that an object's element writes.
  func site(of type: UIKitObject.Type) -> InterfacePropertySite {
    let typeID = ObjectIdentifier(type)
    if let known = cache.withLock({ $0.sites[typeID] }) { return known }
    let site = makeSite(of: type) { ownRows(of: $0) }
    cache.withLock { $0.sites[typeID] = site }
    return site
  }

  /// The properties that a part of an object's element writes.
  func site(of type: UIKitObject.Type, part: String, key: String? = nil) -> InterfacePropertySite {
    let key = InterfaceClassRows.keyedParts.contains(part) ? key : nil
    let typeID = ObjectIdentifier(type)
    let partID = key.map { part + ":" + $0 } ?? part
    if let known = cache.withLock({ $0.partSites[typeID]?[partID] }) { return known }
    let site = makeSite(of: type) { rowProperties($0, part, key) }
    // A key that is no state has no property: keeping it would let documents fill the memory.
    if !site.isEmpty || key == nil { cache.withLock { $0.partSites[typeID, default: [:]][partID] = site } }
    return site
  }

  private func makeSite(
    of type: UIKitObject.Type, _ rowProperties: (_ className: String) -> [RowProperty]
  ) -> InterfacePropertySite {
    let className = className(of: type)
    // The classes of objects that are there only while a document is loaded are in no registry.
    let chain = rows(of: className).chain
    return InterfacePropertySite(
      chain.isEmpty ? rowProperties(className) : chain.flatMap { rowProperties($0.name) },
      of: type, named: className, isRegistered: !chain.isEmpty)
  }

  private func ownRows(of className: String) -> [RowProperty] {
    if let known = cache.withLock({ $0.rows[className] }) { return known }
    let made = rowProperties(className, nil, nil)
    cache.withLock { $0.rows[className] = made }
    return made
  }

  /// The rows of a class without its superclasses', each with its property; those without one are left out.
  private func rowProperties(_ className: String, _ part: String?, _ key: String?) -> [RowProperty] {
    let tables = InterfaceClassRows.named[className] ?? []
    return tables.filter { $0.part == part }.flatMap { table in
      table.rows.compactMap { row in
        property(row, ofClass: className, key: key).map {
          (InterfaceName(row.source.name), row.source, row.omitted, $0)
        }
      }
    }
  }

  /// The property that a row of a class speaks of; nil if there is none that can be set.
  func property(_ row: InterfacePropertyRow, ofClass className: String, key: String?) -> InterfaceProperty? {
    if case .value(let type, let accessor) = row.initial?.access {
      return InterfaceProperty(
        row.keyPath, type, accessor, spellings: row.spellings, form: row.form)
    }
    return property(row.keyPath(withKey: key), ofClass: className, spellings: row.spellings)
  }

  /// The property at a key path of a class; nil if there is none that can be set.
  func property(
    _ keyPath: String, ofClass className: String, spellings: [String: String] = [:]
  ) -> InterfaceProperty? {
    resolve(keyPath[...], ofClass: className, depth: 0).map { type, accessor in
      InterfaceProperty(keyPath, type, accessor, spellings: spellings)
    }
  }

  private func resolve(
    _ keyPath: Substring, ofClass className: String, depth: Int
  ) -> (StyleValueType, StyleProperty.Accessor)? {
    guard depth < Self.maximumSteps, let step = InterfaceKeyPathStep(keyPath, in: rows(of: className)) else {
      return nil
    }
    switch (step.access, step.rest) {
    case (.value(let type, let accessor), nil) where step.state == nil:
      return (type, accessor)
    case (.stateful(let type, let states, let accessor), nil):
      let state = step.state ?? states.first ?? ""
      return states.contains(state) ? (type, accessor(state)) : nil
    case (.object(let className, let object), .some(let rest)):
      guard let (type, inner) = resolve(rest, ofClass: className, depth: depth + 1) else { return nil }
      let outer = StyleProperty.Accessor(
        get: { object($0).map(inner.get) ?? .none },
        set: { owner, value in object(owner).map { inner.set($0, value) } })
      return (type, outer)
    default:
      return nil
    }
  }

  /// Key paths come from documents.
  private static let maximumSteps = 16

  private func rows(of className: String) -> StyleClassRows {
    if let known = cache.withLock({ $0.classes[className] }) { return known }
    let made = registry.rows(of: className)
    cache.withLock { $0.classes[className] = made }
    return made
  }
}
