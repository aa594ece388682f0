/// Puts rules into an order in which they rank in the dialect that is written as they did in their own, and finds those
/// that cannot.
struct ConvertedOrder {
  /// Two declarations for one thing.
  private struct Pair {
    let first, second: (rule: Int, declaration: Int)
  }

  private let rules: [ConvertedRule]
  private let target: StyleDialect
  private let precedence: RulePrecedence
  private var pairs: [Pair] = []
  /// Whether there were too many pairs to look at all of them.
  private(set) var isIncomplete = false

  /// How many pairs are looked at: in a large sheet nearly all rules may speak of one property.
  private static let maximumPairCount = 300_000

  init(_ rules: [ConvertedRule], to target: StyleDialect, registry: StyleRegistry) {
    self.rules = rules
    self.target = target
    let classNames = rules.flatMap(\.declarations).compactMap { $0.rank.rule.subjectType?.name }
    precedence = RulePrecedence(classNames: Set(classNames), registry: registry)
    var places: [String: [(rule: Int, declaration: Int)]] = [:]
    for (index, rule) in rules.enumerated() {
      for (place, declaration) in rule.declarations.enumerated() {
        for storage in declaration.storages.keys { places[storage, default: []].append((index, place)) }
      }
    }
    for storage in places.keys.sorted() {
      let found = places[storage] ?? []
      for (index, first) in found.enumerated() {
        for second in found[(index + 1)...] where second.rule != first.rule {
          guard pairs.count < Self.maximumPairCount else {
            isIncomplete = true
            return
          }
          if declaration(first).overlaps(declaration(second), in: storage) {
            pairs.append(Pair(first: first, second: second))
          }
        }
      }
    }
  }

  private func declaration(_ place: (rule: Int, declaration: Int)) -> ConvertedRule.Declaration {
    rules[place.rule].declarations[place.declaration]
  }

  /// The steps by which the declarations of a pair were ranked; nil where they never meet.
  private func sourceSteps(_ pair: Pair) -> [RulePrecedence.Step]? {
    let (first, second) = (declaration(pair.first), declaration(pair.second))
    let source = rules[pair.first.rule].source
    return precedence.steps(first.rank, second.rank, in: source, comparesSheets: true).map {
      RulePrecedence.ended($0, isFirstLater: first.order > second.order)
    }
  }

  /// The places of the rules in the order in which they are to be written. A rule moves only where the dialect would
  /// otherwise rank it differently.
  func order() -> [Int] {
    let groups = Dictionary(grouping: rules.indices) { rules[$0].selector }
    let group = Dictionary(
      uniqueKeysWithValues: groups.flatMap { key, members in members.map { ($0, members[0]) } })
    var weaker: [Int: Set<Int>] = [:]
    for pair in pairs {
      guard let source = sourceSteps(pair),
        let target = precedence.steps(
          declaration(pair.first).rank, declaration(pair.second).rank, in: target, comparesSheets: false)
      else { continue }
      let fitting = [true, false].filter { RulePrecedence.ended(target, isFirstLater: $0) == source }
      guard fitting.count == 1, let isFirst = fitting.first,
        let winner = group[isFirst ? pair.first.rule : pair.second.rule],
        let loser = group[isFirst ? pair.second.rule : pair.first.rule], winner != loser
      else { continue }
      weaker[winner, default: []].insert(loser)
    }
    return sorted(Array(Set(group.values)).sorted(), behind: weaker).flatMap {
      groups[rules[$0].selector] ?? []
    }
  }

  /// The places, each behind those that are weaker; in a circle the one that stands first in the file comes first.
  private func sorted(_ places: [Int], behind weaker: [Int: Set<Int>]) -> [Int] {
    var order: [Int] = []
    var done: Set<Int> = []
    for place in places {
      var open = [place]
      var entered: Set<Int> = []
      while let current = open.last {
        if done.contains(current) {
          open.removeLast()
          continue
        }
        if entered.insert(current).inserted {
          open += (weaker[current] ?? []).filter { !done.contains($0) && !entered.contains($0) }.sorted(by: >)
        } else {
          open.removeLast()
          done.insert(current)
          order.append(current)
        }
      }
    }
    return order
  }

  /// A warning for each rule that may rank otherwise than before.
  ///
  /// - Parameter place: the place of a declaration in the written sheet; nil for one that is not there.
  func losses(place: (_ rule: Int, _ declaration: StyleDeclaration) -> Int?) -> [Diagnostic] {
    var found: [Int: (others: [Int], keyPaths: [String])] = [:]
    for pair in pairs {
      guard let first = place(pair.first.rule, declaration(pair.first).declaration),
        let second = place(pair.second.rule, declaration(pair.second).declaration),
        let source = sourceSteps(pair),
        let target = precedence.steps(
          declaration(pair.first).rank, declaration(pair.second).rank, in: target, comparesSheets: false)
      else { continue }
      let ended = RulePrecedence.ended(
        target, isFirstLater: (first, pair.first.rule) > (second, pair.second.rule))
      guard ended != source else { continue }
      let isFirst = source.last == .decided(isFirst: true)
      let (rule, other) = isFirst ? (pair.first.rule, pair.second.rule) : (pair.second.rule, pair.first.rule)
      let keyPath = declaration(isFirst ? pair.first : pair.second).declaration.keyPath
      var entry = found[rule] ?? ([], [])
      if !entry.others.contains(other) { entry.others.append(other) }
      if !entry.keyPaths.contains(keyPath) { entry.keyPaths.append(keyPath) }
      found[rule] = entry
    }
    return found.sorted { $0.key < $1.key }.map { loss(of: $0.key, $0.value.others, $0.value.keyPaths) }
  }

  private func loss(of place: Int, _ others: [Int], _ keyPaths: [String]) -> Diagnostic {
    let rule = rules[place]
    let more = others.count > 1 ? " and \(others.count - 1) more" : ""
    let first = rules[others[0]].rule.selector
    return Diagnostic(
      .convertRank, .warning,
      "'\(rule.rule.selector)' may rank otherwise against '\(first)'\(more) in \(target.rawValue) than in"
        + " \(rule.source.rawValue): \(keyPaths.joined(separator: ", "))",
      at: SourceRange(rule.file, rule.rule.selectorSpan),
      notes: others.map { other in
        Diagnostic.Note(
          "'\(rules[other].rule.selector)' stands here",
          at: SourceRange(rules[other].file, rules[other].rule.selectorSpan))
      })
  }
}
