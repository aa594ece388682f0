/// Finds what key paths lead to, class by class, over a registry.
struct StyleTargetFinder {
  /// Far more than any model is deep; finding a path takes time in the square of its steps.
  private static let maximumStepCount = 64

  private let registry: StyleRegistry
  private var rowsByClass: [String: StyleClassRows] = [:]

  private let suggestions: SuggestionBudget

  init(registry: StyleRegistry, suggestions: SuggestionBudget = SuggestionBudget()) {
    self.registry = registry
    self.suggestions = suggestions
  }

  /// Finds what a key path of the class leads to, with the names of a dialect.
  mutating func target(
    of keyPath: StyleKeyPath, inClass className: String, in dialect: StyleDialect = .plist
  ) throws(StyleTargetError) -> StyleTarget {
    guard keyPath.steps.count <= Self.maximumStepCount else {
      throw StyleTargetError(
        id: .keyPathTooLong,
        message: "a key path has \(Self.maximumStepCount) steps at the most, found \(keyPath.steps.count)",
        suggestion: nil, place: .all)
    }
    var walk = Walk(keyPath: keyPath, className: className)
    while true {
      let rows = rows(of: walk.className)
      if !walk.isRenamed, let alias = registry.vocabulary.alias(named: walk.step, in: dialect, of: rows) {
        if case .property(let property) = alias.meaning {
          if let target = try walk.follow(property) { return target }
        } else {
          try walk.rename(alias.meaning)
        }
        continue
      }
      if walk.state == nil, !walk.isAliasResolved, let alias = rows.keyPath(ofAlias: walk.remainder) {
        let resolved = StyleKeyPath(alias)
        walk.replaceRemainder(with: resolved.steps, state: resolved.state)
        continue
      }
      walk.supersede(rows.superseded(walk.steps[walk.index...], state: walk.state))
      if let found = storageMember(at: walk, in: rows) {
        return try walk.target(found.member, found.length, rows)
      }
      guard let property = rows.property(named: walk.step) else {
        if walk.state != nil, rows.storageMember(walk.remainder) != nil { throw walk.withoutStates() }
        throw walk.unknownStep { [suggestions, registry] name in
          suggestions.nearest(to: name, in: rows.names + registry.vocabulary.names(in: dialect, of: rows))
        }
      }
      if let target = try walk.follow(property) { return target }
    }
  }

  /// Whether a key path begins with a name that the dialect has for other classes, and is to say nothing of this one.
  mutating func isMeantForOtherClasses(
    _ keyPath: StyleKeyPath, inClass className: String, in dialect: StyleDialect
  ) -> Bool {
    guard dialect.passesOverOtherClasses, registry.vocabulary.hasName(keyPath.steps[0], in: dialect) else {
      return false
    }
    let rows = rows(of: className)
    return registry.vocabulary.alias(named: keyPath.steps[0], in: dialect, of: rows) == nil
      && !registry.hasOwnProperty(keyPath.steps[0], in: rows)
  }

  /// The storage member with the longest key path that the walk's remainder begins with.
  private func storageMember(at walk: Walk, in rows: StyleClassRows) -> (
    member: StyleClassRows.StorageMember, length: Int
  )? {
    guard walk.state == nil else { return nil }
    for length in stride(from: walk.steps.count - walk.index, to: 0, by: -1) {
      let name = walk.steps[walk.index..<walk.index + length].joined(separator: ".")
      if let member = rows.storageMember(name) { return (member, length) }
    }
    return nil
  }

  private mutating func rows(of className: String) -> StyleClassRows {
    if let known = rowsByClass[className] { return known }
    let made = registry.rows(of: className)
    rowsByClass[className] = made
    return made
  }
}

/// A key path under way from object to object.
private struct Walk {
  var steps: [String]
  var state: String?
  var index = 0
  /// One alias is resolved at the most: an alias of an alias is none.
  private(set) var isAliasResolved = false
  /// So is one name of the dialect's.
  private(set) var isRenamed = false
  private var conversion: StylePropertyAlias.Conversion?
  var className: String
  private var owners: [@Sendable (AnyObject) -> AnyObject?] = []
  private var ownerNames: [String] = []
  private var supersession: StyleTarget.Supersession?

  init(keyPath: StyleKeyPath, className: String) {
    steps = keyPath.steps
    state = keyPath.state
    self.className = className
  }

  var step: String { steps[index] }
  var remainder: String { steps[index...].joined(separator: ".") }

  mutating func replaceRemainder(with newSteps: [String], state newState: String?) {
    steps.replaceSubrange(index..., with: newSteps)
    state = newState
    isAliasResolved = true
  }

  /// Puts what a name of the dialect means in the place of the step.
  mutating func rename(_ meaning: StylePropertyAlias.Meaning) throws(StyleTargetError) {
    let resolved: StyleKeyPath
    switch meaning {
    case .keyPath(let keyPath):
      resolved = StyleKeyPath(keyPath)
    case .converted(let keyPath, let conversion):
      resolved = StyleKeyPath(keyPath)
      if index + 1 < steps.count { throw unknownStep(at: index + 1) { _ in nil } }
      self.conversion = conversion
    case .property: return
    }
    if resolved.state != nil {
      if state != nil { throw withoutStates() }
      state = resolved.state
    }
    steps.replaceSubrange(index...index, with: resolved.steps)
    isRenamed = true
  }

  /// Notes that what the remainder leads to may show nothing; that of the outermost object counts.
  mutating func supersede(_ property: StyleSupersededProperty?) {
    guard let property, supersession == nil else { return }
    supersession = StyleTarget.Supersession(property, holder: owners, named: ownerNames)
  }

  /// The target that a property is; nil after entering the object that it is.
  mutating func follow(_ property: StyleProperty) throws(StyleTargetError) -> StyleTarget? {
    switch property.access {
    case .value(let type, let accessor):
      return try target(property.name, type, accessor)
    case .stateful(let type, let states, let accessor):
      return try target(property.name, type, states: states, accessor)
    case .object(let next, let get):
      guard index + 1 < steps.count else { throw unsettable("it is an object of class \(next)") }
      enter(next, property.name, get)
      return nil
    case .unsettable(let reason):
      throw unsettable(reason)
    }
  }

  private mutating func enter(
    _ className: String, _ name: String, _ get: @escaping @Sendable (AnyObject) -> AnyObject?
  ) {
    owners.append(get)
    ownerNames.append(name)
    self.className = className
    index += 1
  }

  private func target(
    _ name: String, _ type: StyleValueType, _ accessor: StyleProperty.Accessor
  ) throws(StyleTargetError) -> StyleTarget {
    if state != nil { throw withoutStates() }
    let parts = Array(steps[(index + 1)...])
    return StyleTarget(
      owners: owners, ownerNames: ownerNames, storage: name, accessor: accessor,
      propertyAccessor: accessor, parts: parts,
      type: try partType(parts, of: type, from: index + 1), coverage: [coverage(of: parts)],
      supersession: supersession, conversion: conversion)
  }

  private func target(
    _ name: String, _ type: StyleValueType, states: [String], _ accessor: (String) -> StyleProperty.Accessor
  ) throws(StyleTargetError) -> StyleTarget {
    let state = state ?? states.first ?? ""
    guard states.contains(state) else {
      throw StyleTargetError(
        id: .keyPathState, message: "'\(state)' is not a state; there are \(states.joined(separator: ", "))",
        suggestion: NearestName.of(state, in: states), place: isRewritten ? .all : .state)
    }
    let parts = Array(steps[(index + 1)...])
    return StyleTarget(
      owners: owners, ownerNames: ownerNames,
      storage: name + ":" + state,
      accessor: accessor(state), propertyAccessor: accessor(state), parts: parts,
      type: try partType(parts, of: type, from: index + 1), coverage: [coverage(of: parts)],
      supersession: supersession, conversion: conversion)
  }

  func target(
    _ found: StyleClassRows.StorageMember, _ length: Int, _ rows: StyleClassRows
  ) throws(StyleTargetError) -> StyleTarget {
    let parts = Array(steps[(index + length)...])
    let covered =
      parts.first.flatMap { found.member.partNames[$0] }.map { [[$0] + parts.dropFirst()] }
      ?? found.member.parts.map { part in part.split(separator: ".").map(String.init) + parts }
    return StyleTarget(
      owners: owners, ownerNames: ownerNames,
      storage: found.storage.name,
      accessor: found.storage.accessor, propertyAccessor: rows.accessor(of: found.member),
      member: found.member, parts: parts,
      type: try partType(parts, of: found.member.type, from: index + length), coverage: covered,
      supersession: supersession, conversion: conversion)
  }

  /// What setting parts of a value replaces.
  private func coverage(of parts: [String]) -> [String] { parts + (conversion?.part.map { [$0] } ?? []) }

  private func partType(
    _ parts: [String], of whole: StyleValueType, from first: Int
  ) throws(StyleTargetError) -> StyleValueType {
    var type = whole
    for (offset, part) in parts.enumerated() {
      let known = type.kind.parts
      guard let found = known.first(where: { $0.name == part }) else {
        throw unknownStep(at: first + offset) { NearestName.of($0, in: known.map(\.name)) }
      }
      type = found.type
    }
    return type
  }

  func withoutStates() -> StyleTargetError {
    StyleTargetError(
      id: .keyPathState,
      message: "'\(remainder)' of \(className) has no states, so ':\(state ?? "")' names none",
      suggestion: steps.joined(separator: "."), place: .all)
  }

  func unknownStep(at wrong: Int? = nil, nearest: (String) -> String?) -> StyleTargetError {
    let wrong = wrong ?? index
    let name = steps[wrong]
    let values = steps[ownerNames.count..<wrong]
    let owner = values.isEmpty ? className : "'\(values.joined(separator: "."))' of \(className)"
    return StyleTargetError(
      id: .keyPathUnknown, message: "\(owner) has no property '\(name)'",
      suggestion: isRewritten ? nil : nearest(name), place: place(of: wrong))
  }

  func unsettable(_ reason: String) -> StyleTargetError {
    StyleTargetError(
      id: .keyPathUnsettable, message: "'\(step)' of \(className) cannot be set from a sheet: \(reason)",
      suggestion: nil, place: place(of: index))
  }

  /// An alias stands for steps that are not in the sheet: all of what is written is wrong then.
  private func place(of step: Int) -> StyleTargetError.Place { isRewritten ? .all : .step(step) }

  private var isRewritten: Bool { isAliasResolved || isRenamed }
}

extension StyleDialect {
  /// Whether a style may be worn by objects that some of its properties are not meant for, without a word.
  fileprivate var passesOverOtherClasses: Bool { self == .stylish }
}
