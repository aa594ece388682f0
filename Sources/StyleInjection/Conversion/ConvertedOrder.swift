/// Puts rules into an order in which they rank in the dialect that is written as they did in their own.
///
/// Declarations of one shape that set the same are compared with others as one group, so that what it takes grows with
/// the rules and not with their pairs.
struct ConvertedOrder {
  let rules: [ConvertedRule]
  let target: StyleDialect
  /// The groups that may meet, by the storage that both set.
  private(set) var links: [RankLink] = []
  /// How many pairs more are looked at.
  private(set) var remainingCount: Int

  /// How many pairs of groups, and of rules where groups do not tell, are looked at: a second's work at most.
  static let maximumComparisonCount = 1_000_000

  init(
    _ rules: [ConvertedRule], to target: StyleDialect, registry: StyleRegistry,
    maximumComparisonCount: Int = Self.maximumComparisonCount
  ) {
    self.rules = rules
    self.target = target
    remainingCount = maximumComparisonCount
    let classNames = rules.flatMap(\.declarations).compactMap { $0.rank.rule.subjectType?.name }
    let precedence = RulePrecedence(classNames: Set(classNames), registry: registry)
    let shapes = RankShapes(rules, precedence)
    var comparisons: [[Int]: RankComparisons] = [:]
    for groups in shapes.groups {
      for first in groups {
        for second in groups {
          remainingCount -= 1
          guard remainingCount > 0 else { return }
          let key = [first.shape, second.shape]
          let known = comparisons[key] ?? shapes.comparisons(first.shape, second.shape, to: target)
          comparisons[key] = known
          if !known.known.isEmpty, first === second || first.overlaps(second) {
            links.append(RankLink(first: first, second: second, comparisons: known))
          }
        }
      }
    }
  }

  /// The places of the rules in the order in which they are to be written. A rule moves only where the dialect would
  /// otherwise rank it differently; in a circle the one that stands first in the file comes first.
  func order() -> [Int] {
    let blocks = Dictionary(grouping: rules.indices) { rules[$0].selector }
    var block = Array(rules.indices)
    for members in blocks.values { for member in members { block[member] = members[0] } }
    let weaker = weakerRules(block)
    var order: [Int] = []
    var isEntered = rules.map { _ in false }
    for place in rules.indices where block[place] == place && !isEntered[place] {
      var open: [(place: Int, weaker: [Weaker])] = []
      func enter(_ place: Int) {
        isEntered[place] = true
        open.append((place, weaker[place]))
      }
      enter(place)
      while let (place, waiting) = open.popLast() {
        var left: [Weaker] = []
        var first: Int?
        for var weaker in waiting {
          guard let rule = weaker.firstRule(where: { isEntered[block[$0]] }) else { continue }
          left.append(weaker)
          first = min(first ?? block[rule], block[rule])
        }
        if let first {
          open.append((place, left))
          enter(first)
        } else {
          order += blocks[rules[place].selector] ?? []
        }
      }
    }
    return order
  }

  /// Rules that a rule has to stand behind: those of a list, up to a place.
  private struct Weaker {
    let list: RankList
    let end: Int
    let names: RuleNames
    /// What those of the list name alike that do not count.
    let exceptions: [RuleLikeness]
    private var start = 0

    init(_ list: RankList, before end: Int, than names: RuleNames, except exceptions: [RuleLikeness]) {
      self.list = list
      self.end = end
      self.names = names
      self.exceptions = exceptions
    }

    /// The first of them that is not written yet. Rules once written remain so.
    mutating func firstRule(where isWritten: (Int) -> Bool) -> Int? {
      let rule =
        exceptions.isEmpty
        ? list.firstRule(where: isWritten)
        : list.firstRule(from: &start) {
          isWritten($0.rule) || exceptions.contains(names.likeness(with: $0.names))
        }
      return rule.flatMap { $0 < end ? $0 : nil }
    }
  }

  private func weakerRules(_ block: [Int]) -> [[Weaker]] {
    var weaker: [[Weaker]] = rules.map { _ in [] }
    var remainingCount = remainingCount
    for link in links {
      for order in link.comparisons.orders {
        for member in link.first.all.members {
          let list = list(of: link, naming: order.likeness, as: member)
          // What stands behind those that stood before it anyway waits for nothing that is not written by then.
          guard let list, let first = list.members.first?.rule, !order.isAsBefore || first < member.rule
          else { continue }
          for exception in order.exceptions {
            remainingCount -=
              link.second.members(namingTheSame: exception, as: member.names)?.members.count ?? 0
          }
          weaker[block[member.rule]].append(
            Weaker(
              list, before: order.isAsBefore ? member.rule : rules.count, than: member.names,
              except: remainingCount > 0 ? order.exceptions : []))
        }
      }
    }
    return weaker
  }

  private func list(of link: RankLink, naming likeness: RuleLikeness, as member: RankGroup.Member)
    -> RankList?
  {
    likeness == link.comparisons.base
      ? link.second.all : link.second.members(namingTheSame: likeness, as: member.names)
  }
}
