/// Finds what properties of one dialect are called in another, and their types.
struct ConvertedProperties {
  /// A property in the other dialect.
  struct Property {
    let keyPath: String
    /// The type of the value as the sheet has it.
    let type: StyleValueType
    /// The type of the value in the other dialect.
    let newType: StyleValueType
    /// What makes of a value of the one dialect that of the property; nil for the value itself.
    let conversion: StylePropertyAlias.Conversion?
    /// Whether the other dialect has no such property.
    let isLost: Bool
    /// Where any object's property may be stored, and which parts of that it covers.
    var storages: [String: [[String]]]
    /// The class whose property it was taken for.
    let className: String
    /// The classes for which it is another property in the other dialect, or is there in one of them only.
    var otherClasses: [String] = []
    /// Whether these have it by a table of UIKit's properties alone, as those that nobody uses any more.
    var isOfTablesAlone = false
  }

  /// The objects that a rule speaks of, as far as it says.
  struct Objects: Hashable {
    /// The known class of all of them; nil where that is not known.
    let className: String?
    /// Whether subclasses are left out.
    let isExact: Bool
    /// The class that the names end in that they go by, which may say what sort of objects they are; empty for none.
    let hint: String
  }

  private struct Key: Hashable {
    let keyPath: String
    let objects: Objects
    let source, target: StyleDialect
  }

  private let registry: StyleRegistry
  private var finder: StyleTargetFinder
  private var known: [Key: Property?] = [:]
  private lazy var classNames = registry.classNames.sorted()
  /// The known classes whose objects reach others, as views do: sheets speak of these before all else.
  private lazy var likelyClasses: [String] = {
    let related = classNames.filter { !registry.rows(of: $0).relationNames.isEmpty }
    return related.isEmpty ? classNames : related
  }()
  private lazy var hintNames = Set(likelyClasses.map(\.withoutPrefix))
  private lazy var longestHint = hintNames.map(\.count).max() ?? 0
  private var hints: [String: String] = [:]
  /// All that inherit from a class.
  private lazy var subclasses: [String: [String]] = classNames.reduce(into: [:]) { subclasses, name in
    for superclass in registry.chain(of: name).dropFirst() {
      subclasses[superclass.name, default: []].append(name)
    }
  }

  init(registry: StyleRegistry) {
    self.registry = registry
    finder = StyleTargetFinder(registry: registry)
  }

  /// Objects of the first of some classes that is known.
  mutating func objects(ofClasses classes: [(name: String, isExact: Bool)], hint: String) -> Objects {
    let own = classes.first { registry.styleClass(named: $0.name) != nil }
    return Objects(
      className: own?.name, isExact: own?.isExact ?? false, hint: own == nil ? classHint(in: hint) : "")
  }

  /// The longest name of a class that a name ends in: names without number lead to few of them.
  private mutating func classHint(in name: String) -> String {
    if let hint = hints[name] { return hint }
    let lowercased = name.lowercased()
    let end = lowercased.suffix(longestHint)
    let known = hintNames
    let hint = end.indices.lazy.map { String(end[$0...]) }.first { known.contains($0) } ?? ""
    hints[name] = hint
    return hint
  }

  /// What a key path of objects is; nil where none that there may be has it.
  mutating func property(
    _ keyPath: String, of objects: Objects, from source: StyleDialect, to target: StyleDialect
  ) -> Property? {
    let key = Key(keyPath: keyPath, objects: objects, source: source, target: target)
    if let answer = known[key] { return answer }
    let answer = likelyProperty(keyPath, of: objects, from: source, to: target)
    known[key] = .some(answer)
    return answer
  }

  /// A class of objects that has a key path in a dialect; nil where none has.
  mutating func className(having keyPath: String, of objects: Objects, in dialect: StyleDialect) -> String? {
    classes(of: objects).first { target(StyleKeyPath(keyPath), of: $0, in: dialect) != nil }
  }

  /// The classes that objects may be of: their own first, or all that the sheet may speak of.
  private mutating func classes(of objects: Objects) -> [String] {
    guard let own = objects.className else { return likelyClasses }
    return objects.isExact ? [own] : [own] + (subclasses[own] ?? [])
  }

  /// Where classes differ, the objects' own counts, then the one that their names speak of, then what most of them mean.
  private mutating func likelyProperty(
    _ keyPath: String, of objects: Objects, from source: StyleDialect, to target: StyleDialect
  ) -> Property? {
    let classes = self.classes(of: objects)
    let path = StyleKeyPath(keyPath)
    var found: [(name: String, property: Property)] = []
    for name in classes {
      if let known = property(path, ofClass: name, from: source, to: target) { found.append((name, known)) }
    }
    let meanings = Dictionary(grouping: found) { "\($0.property.keyPath) \($0.property.type.kind)" }
    let most = meanings.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value
      .min { registry.chain(of: $0.name).count < registry.chain(of: $1.name).count }
    let hinted = found.filter { objects.hint.hasSuffix($0.name.withoutPrefix) }
      .max { $0.name.utf8.count < $1.name.utf8.count }
    let own = found.first { $0.name == objects.className }
    guard var chosen = (own ?? hinted ?? most)?.property else { return nil }
    for other in found { chosen.storages.merge(other.property.storages) { Array(Set($0).union($1)) } }
    if source != target {
      let newPath = StyleKeyPath(chosen.keyPath)
      chosen.otherClasses = classes.filter { name in
        let old = self.target(path, of: name, in: source)
        let new = self.target(newPath, of: name, in: target)
        return old?.storage != new?.storage
          || chosen.conversion?.part == nil && old?.coverage != new?.coverage
      }.sorted { registry.chain(of: $0).count < registry.chain(of: $1).count }
      let modelled = chosen.otherClasses.filter { has(path, $0, in: source) || has(newPath, $0, in: target) }
      chosen.isOfTablesAlone = modelled.isEmpty
      if !modelled.isEmpty { chosen.otherClasses = modelled }
    }
    return chosen
  }

  /// Whether a class has a key path's first step by a row of its own or a name of the dialect's.
  private func has(_ path: StyleKeyPath, _ className: String, in dialect: StyleDialect) -> Bool {
    let rows = registry.rows(of: className)
    return registry.vocabulary.alias(named: path.steps[0], in: dialect, of: rows) != nil
      || rows.chain.contains { $0.rowsByName.properties[path.steps[0]] != nil }
  }

  private mutating func property(
    _ path: StyleKeyPath, ofClass className: String, from source: StyleDialect, to target: StyleDialect
  ) -> Property? {
    guard let found = self.target(path, of: className, in: source) else { return nil }
    let storages = [found.storage: found.coverage]
    if source == target {
      return Property(
        keyPath: path.description, type: found.type, newType: found.type, conversion: nil, isLost: false,
        storages: storages, className: className)
    }
    let direct = self.target(path, of: className, in: target)
    let alias = registry.vocabulary.alias(
      named: path.steps[0], in: source, of: registry.rows(of: className))
    var plain = path
    var conversion: StylePropertyAlias.Conversion?
    switch alias?.meaning {
    case nil, .property?: break
    // The other dialect may have the name, too.
    case .keyPath? where direct?.storage == found.storage && direct?.coverage == found.coverage: break
    case .keyPath(let meaning)?: plain = path.replacingFirst(with: meaning)
    case .converted(let meaning, let form)?:
      plain = path.replacingFirst(with: meaning)
      conversion = form
    }
    let new = plain == path ? direct : self.target(plain, of: className, in: target)
    return Property(
      keyPath: plain.description, type: found.type, newType: new?.type ?? found.type,
      conversion: conversion, isLost: new?.storage != found.storage, storages: storages,
      className: className)
  }

  /// What a key path leads to in a dialect; nil where it leads nowhere.
  private mutating func target(
    _ keyPath: StyleKeyPath, of className: String, in dialect: StyleDialect
  ) -> StyleTarget? {
    if finder.isMeantForOtherClasses(keyPath, inClass: className, in: dialect) { return nil }
    do throws(StyleTargetError) {
      return try finder.target(of: keyPath, inClass: className, in: dialect)
    } catch {
      return nil
    }
  }
}

extension String {
  /// A class's name as the names of objects may end in: `label` for `UILabel`.
  fileprivate var withoutPrefix: String { (hasPrefix("UI") ? String(dropFirst(2)) : self).lowercased() }
}

extension StyleKeyPath {
  /// The key path with another one in the place of its first step.
  fileprivate func replacingFirst(with other: String) -> StyleKeyPath {
    let meaning = StyleKeyPath(other)
    let path = (meaning.steps + steps.dropFirst()).joined(separator: ".")
    return StyleKeyPath(path + ((state ?? meaning.state).map { ":" + $0 } ?? ""))
  }
}
