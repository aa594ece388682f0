import StyleInjection
import Synchronization
import UIKitModel

/// Joins the tables of rows with the registry, a class at a time, when the class is first needed.
final class InterfaceMapping: Sendable {
  private struct Cache {
    var classes: [String: InterfaceClass] = [:]
    var sites: [SiteKey: InterfacePropertySite] = [:]
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
    let site = InterfacePropertySite(
      type, named: className(of: type), part: part, key: key, in: self)
    // A key that is no state has no property: keeping it would let documents fill the memory.
    if !site.isEmpty || key == nil { cache.withLock { $0.sites[siteKey] = site } }
    return site
  }

  /// The property that a row of a class speaks of; nil if there is none that can be set.
  func property(_ row: InterfacePropertyRow, ofClass className: String, key: String?) -> InterfaceProperty? {
    if case .value(let type, let accessor) = row.initial?.access {
      return InterfaceProperty(type: type, accessor: accessor, spellings: row.spellings)
    }
    let keyPath = key.map { row.keyPath.replacing("{key}", with: $0) } ?? row.keyPath
    return property(keyPath, ofClass: className, spellings: row.spellings)
  }

  /// The property at a key path of a class; nil if there is none that can be set.
  func property(
    _ keyPath: String, ofClass className: String, spellings: [String: String] = [:]
  ) -> InterfaceProperty? {
    resolve(keyPath[...], ofClass: className, depth: 0).map { type, accessor in
      InterfaceProperty(type: type, accessor: accessor, spellings: spellings)
    }
  }

  /// The names of a class and its superclasses, nearest first.
  func classNames(from className: String) -> [String] {
    let names = interfaceClass(className).names
    // The classes of objects that are there only while a document is loaded are in no registry.
    return names.isEmpty ? [className] : names
  }

  private func resolve(
    _ keyPath: Substring, ofClass className: String, depth: Int
  ) -> (StyleValueType, StyleProperty.Accessor)? {
    guard depth < Self.maximumSteps, let step = interfaceClass(className).step(keyPath) else { return nil }
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

  private func interfaceClass(_ name: String) -> InterfaceClass {
    if let known = cache.withLock({ $0.classes[name] }) { return known }
    let made = InterfaceClass(registry.rows(of: name))
    cache.withLock { $0.classes[name] = made }
    return made
  }
}
