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
  }

  private struct Key: Hashable {
    let keyPath: String
    let classNames: [String]
    let source, target: StyleDialect
  }

  private let registry: StyleRegistry
  private var finder: StyleTargetFinder
  private var known: [Key: Property?] = [:]

  init(registry: StyleRegistry) {
    self.registry = registry
    finder = StyleTargetFinder(registry: registry)
  }

  /// What a key path of some classes is; nil where none has it.
  ///
  /// - Parameter classNames: the classes; any class if none of them is known.
  mutating func property(
    _ keyPath: String, ofClasses classNames: [String], from source: StyleDialect, to target: StyleDialect
  ) -> Property? {
    let key = Key(keyPath: keyPath, classNames: classNames, source: source, target: target)
    if let answer = known[key] { return answer }
    let own = classNames.filter { registry.styleClass(named: $0) != nil }
    let first = StyleKeyPath(keyPath).steps[0]
    let candidates =
      own.isEmpty
      ? registry.classNames.sorted().filter { name in
        let rows = registry.rows(of: name)
        return rows.names.contains(first)
          || registry.vocabulary.alias(named: first, in: source, of: rows) != nil
      } : own
    let found = candidates.compactMap { property(keyPath, ofClass: $0, from: source, to: target) }
    // Where classes differ, what most of them mean: a name is for views more often than for anything else.
    let meanings = Dictionary(grouping: found) { "\($0.keyPath) \($0.type.kind)" }
    let answer = meanings.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value.first
    known[key] = .some(answer)
    return answer
  }

  private mutating func property(
    _ keyPath: String, ofClass className: String, from source: StyleDialect, to target: StyleDialect
  ) -> Property? {
    do throws(StyleTargetError) {
      let path = StyleKeyPath(keyPath)
      let found = try finder.target(of: path, inClass: className, in: source)
      let alias = registry.vocabulary.alias(
        named: path.steps[0], in: source, of: registry.rows(of: className))
      let plain: StyleKeyPath
      var conversion: StylePropertyAlias.Conversion?
      switch alias?.meaning {
      case nil: plain = path
      case .keyPath(let meaning)?: plain = path.replacingFirst(with: meaning)
      case .converted(let meaning, let form)?:
        plain = path.replacingFirst(with: meaning)
        conversion = form
      case .property?:
        return Property(
          keyPath: keyPath, type: found.type, newType: found.type, conversion: nil, isLost: true)
      }
      let new = plainTarget(plain, of: className, in: target)
      return Property(
        keyPath: plain.description, type: found.type, newType: new?.type ?? found.type,
        conversion: conversion,
        isLost: new?.storage != found.storage)
    } catch {
      return nil
    }
  }

  /// What a key path leads to in a dialect; nil where it leads nowhere.
  private mutating func plainTarget(
    _ keyPath: StyleKeyPath, of className: String, in dialect: StyleDialect
  ) -> StyleTarget? {
    do throws(StyleTargetError) {
      return try finder.target(of: keyPath, inClass: className, in: dialect)
    } catch {
      return nil
    }
  }
}

extension StyleKeyPath {
  /// The key path with another one in the place of its first step.
  fileprivate func replacingFirst(with other: String) -> StyleKeyPath {
    let meaning = StyleKeyPath(other)
    let path = (meaning.steps + steps.dropFirst()).joined(separator: ".")
    return StyleKeyPath(path + ((state ?? meaning.state).map { ":" + $0 } ?? ""))
  }
}
