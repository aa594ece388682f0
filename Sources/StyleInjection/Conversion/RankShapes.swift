/// The shapes of all declarations, and the groups that they form for each storage.
struct RankShapes {
  /// The groups of each storage.
  private(set) var groups: [[RankGroup]] = []
  private var shapes: [RankShape] = []
  /// A declaration of each shape, and its dialect.
  private var examples: [(rank: RankedDeclaration, source: StyleDialect)] = []
  private let precedence: RulePrecedence

  private struct GroupKey: Hashable {
    let storage: String
    let shape: Int
    let parts: [[String]]
  }

  init(_ rules: [ConvertedRule], _ precedence: RulePrecedence) {
    self.precedence = precedence
    var numbers = Numbers()
    var known: [RankShape: Int] = [:]
    var byKey: [GroupKey: RankGroup] = [:]
    var byStorage: [String: [RankGroup]] = [:]
    for (place, rule) in rules.enumerated() {
      let names = rule.declarations.first.map { numbers.names(of: $0.rank.rule) }
      guard let names else { continue }
      for (index, declaration) in rule.declarations.enumerated() {
        let shape = precedence.shape(of: declaration.rank)
        let number = known[shape] ?? shapes.count
        if number == shapes.count {
          known[shape] = number
          shapes.append(shape)
          examples.append((declaration.rank, rule.source))
        }
        for (storage, parts) in declaration.storages {
          let key = GroupKey(storage: storage, shape: number, parts: parts)
          let group = byKey[key] ?? RankGroup(shape: number, parts: parts)
          if group.all.members.isEmpty {
            byKey[key] = group
            byStorage[storage, default: []].append(group)
          }
          group.add(RankGroup.Member(rule: place, declaration: index, names: names))
        }
      }
    }
    groups = byStorage.sorted { $0.key < $1.key }.map(\.value)
  }

  /// How declarations of two shapes compare.
  func comparisons(_ first: Int, _ second: Int, to target: StyleDialect) -> RankComparisons {
    let (one, other) = (examples[first], examples[second])
    return RankComparisons(shapes[first].likenesses(with: shapes[second])) { likeness in
      RankComparison(
        one.rank, other.rank, alike: likeness, from: one.source, to: target, by: precedence)
    }
  }

  /// Numbers for what rules name.
  private struct Numbers {
    private var names: [Set<String>: Int] = [:]
    private var ancestors: [[StyleSelector.Subject]: Int] = [:]
    private var words: [String?: Int] = [:]

    mutating func names(of rule: RankedRule) -> RuleNames {
      RuleNames(
        names: Self.number(rule.subjectIdentifiers, &names),
        ancestors: Self.number(rule.ancestors, &ancestors),
        controller: Self.number(rule.controller, &words),
        type: Self.number(rule.subjectType?.name, &words))
    }

    private static func number<Key: Hashable>(_ key: Key, _ known: inout [Key: Int]) -> Int {
      if let number = known[key] { return number }
      known[key] = known.count
      return known.count - 1
    }
  }
}
