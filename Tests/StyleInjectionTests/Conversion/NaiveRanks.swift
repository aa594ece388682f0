@testable import StyleInjection

/// The ranks of converted rules, found by comparing each declaration with each other one.
struct NaiveRanks {
  private let rules: [ConvertedRule]
  private let target: StyleDialect
  private let precedence: RulePrecedence

  /// A rule that ranks otherwise than it did, by the places of rules.
  struct Loss: Equatable {
    let rule: Int
    let others: [Int]
    let keyPaths: [String]
  }

  init(_ rules: [ConvertedRule], to target: StyleDialect, registry: StyleRegistry) {
    self.rules = rules
    self.target = target
    let names = rules.flatMap(\.declarations).compactMap { $0.rank.rule.subjectType?.name }
    precedence = RulePrecedence(classNames: Set(names), registry: registry)
  }

  /// Rules that have to stand behind others do so, which stand in the file's order beside; a circle ends where it began.
  func order() -> [Int] {
    let blocks = rules.map { rule in rules.firstIndex { $0.selector == rule.selector } ?? 0 }
    var order: [Int] = []
    var entered: Set<Int> = []
    func enter(_ block: Int) {
      guard entered.insert(block).inserted else { return }
      for other in rules.indices
      where rules.indices.contains(where: { blocks[$0] == block && needs($0, behind: other) }) {
        enter(blocks[other])
      }
      order += rules.indices.filter { blocks[$0] == block }
    }
    for place in rules.indices { enter(blocks[place]) }
    return order
  }

  /// - Parameter places: where each rule's declarations stand in the written sheet.
  func losses(_ places: [[Int?]]) -> [Loss] {
    rules.indices.compactMap { first in
      var others: Set<Int> = []
      var keyPaths: Set<String> = []
      for (second, own, other) in pairs(of: first) {
        guard let comparison = comparison((first, own), (second, other)), let place = places[first][own],
          let otherPlace = places[second][other],
          comparison.isLoss(
            ofFirstWhereItWasLater: first > second, isLater: (place, first) > (otherPlace, second))
        else { continue }
        others.insert(second)
        keyPaths.insert(rules[first].declarations[own].declaration.keyPath)
      }
      return others.isEmpty
        ? nil : Loss(rule: first, others: others.sorted(), keyPaths: keyPaths.sorted())
    }
  }

  private func needs(_ first: Int, behind second: Int) -> Bool {
    pairs(of: first).contains { other, own, others in
      other == second
        && comparison((first, own), (second, others))?.needsFirstLater(whereItWasLater: first > second)
          == true
    }
  }

  /// The declarations of other rules that may replace something of a rule's own, or the reverse.
  private func pairs(of first: Int) -> [(rule: Int, own: Int, other: Int)] {
    rules.indices.filter { $0 != first }.flatMap { second in
      rules[first].declarations.indices.flatMap { own in
        rules[second].declarations.indices.filter { other in
          rules[first].declarations[own].storages.contains { storage, parts in
            (rules[second].declarations[other].storages[storage] ?? []).contains { part in
              parts.contains { zip($0, part).allSatisfy { $0 == $1 } }
            }
          }
        }.map { (second, own, $0) }
      }
    }
  }

  private func comparison(_ first: (rule: Int, declaration: Int), _ second: (rule: Int, declaration: Int))
    -> RankComparison?
  {
    let one = rules[first.rule].declarations[first.declaration].rank
    let other = rules[second.rule].declarations[second.declaration].rank
    return RankComparison(
      one, other, alike: RuleLikeness(one.rule, other.rule), from: rules[first.rule].source, to: target,
      by: precedence)
  }
}
