import StyleInjection
import Synchronization
import UIKitModel

/// Joins the tables of rows with the registry, a class at a time, when the class is first needed.
final class InterfaceMapping: Sendable {
  /// A row and the property that it speaks of.
  typealias RowProperty = (row: InterfacePropertyRow, property: InterfaceProperty)

  private struct Cache {
    var classes: [String: StyleClassRows] = [:]
    var rows: [RowsKey: [RowProperty]] = [:]
    var sites: [SiteKey: InterfacePropertySite] = [:]
  }

  private struct RowsKey: Hashable {
    let className: String
    let part: String?
    let key: String?
  }

  private struct SiteKey: Hashable {
    let type: ObjectIdentifier
    let part: String?
    let key: String?
  }

  private let registry: StyleRegistry
  private let cache = Mutex(Cache())

  init(_ registry: StyleRegistry) { self.registry = registry }

  /// The name of a model class.
  func className(of type: UIKitObject.Type) -> String { registry.className(of: type).name }

  /// The properties that an object's element writes, or a part of it.
  func site(of type: UIKitObject.Type, part: String? = nil, key: String? = nil) -> InterfacePropertySite {
    let key = part.flatMap { InterfaceClassRows.keyedParts.contains($0) ? key : nil }
    let siteKey = SiteKey(type: ObjectIdentifier(type), part: part, key: key)
    if let known = cache.withLock({ $0.sites[siteKey] }) { return known }
    let className = className(of: type)
    let rows = classNames(from: className).flatMap { rowProperties($0, part, key) }
    let site = InterfacePropertySite(
      rows, of: type, named: className, isRegistered: !self.rows(of: className).chain.isEmpty)
    // A key that is no state has no property: keeping it would let documents fill the memory.
    if !rows.isEmpty || key == nil { cache.withLock { $0.sites[siteKey] = site } }
    return site
  }

  /// The rows of a class without its superclasses', each with its property; those without one are left out.
  private func rowProperties(_ className: String, _ part: String?, _ key: String?) -> [RowProperty] {
    let rowsKey = RowsKey(className: className, part: part, key: key)
    if let known = cache.withLock({ $0.rows[rowsKey] }) { return known }
    let rows = InterfaceClassRows.named[className]?[part] ?? []
    let made = rows.compactMap { row in
      property(row, ofClass: className, key: key).map { (row: row, property: $0) }
    }
    if !made.isEmpty || key == nil { cache.withLock { $0.rows[rowsKey] = made } }
    return made
  }

  /// The property that a row of a class speaks of; nil if there is none that can be set.
  func property(_ row: InterfacePropertyRow, ofClass className: String, key: String?) -> InterfaceProperty? {
    if case .value(let type, let accessor) = row.initial?.access {
      return InterfaceProperty(
        row.keyPath, type, accessor, spellings: row.spellings, form: row.form)
    }
    let keyPath = key.map { row.keyPath.replacing("{key}", with: $0) } ?? row.keyPath
    return property(keyPath, ofClass: className, spellings: row.spellings)
  }

  /// The property at a key path of a class; nil if there is none that can be set.
  func property(
    _ keyPath: String, ofClass className: String, spellings: [String: String] = [:]
  ) -> InterfaceProperty? {
    resolve(keyPath[...], ofClass: className, depth: 0).map { type, accessor in
      InterfaceProperty(keyPath, type, accessor, spellings: spellings)
    }
  }

  /// The names of a class and its superclasses, nearest first. The classes of objects that are there only while a
  /// document is loaded are in no registry.
  private func classNames(from className: String) -> [String] {
    let chain = rows(of: className).chain
    return chain.isEmpty ? [className] : chain.map(\.name)
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
