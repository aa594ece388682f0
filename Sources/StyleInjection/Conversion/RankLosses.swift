import StyleDiagnostics

/// Finds the rules that rank otherwise in a written sheet than they did.
struct RankLosses {
  private struct Loss {
    var others: Set<Int> = []
    var keyPaths: [String] = []

    /// Whether nothing that is to be told is missing but further key paths.
    var isFull: Bool { others.count > RankLosses.maximumNoteCount }
  }

  private let order: ConvertedOrder
  private let places: [[Int?]]
  private var remainingCount: Int
  private var found: [Int: Loss] = [:]

  /// How many of the rules that one ranks otherwise against are shown.
  private static let maximumNoteCount = 20

  /// - Parameter place: the place of a declaration in the written sheet; nil for one that is not there.
  init(of order: ConvertedOrder, place: (_ rule: Int, _ declaration: StyleDeclaration) -> Int?) {
    self.order = order
    remainingCount = order.remainingCount
    places = order.rules.enumerated().map { rule, converted in
      converted.declarations.map { place(rule, $0.declaration) }
    }
    for link in order.links where remainingCount > 0 { note(link) }
  }

  /// A warning for each rule that may rank otherwise than before, and one where not all were compared.
  var diagnostics: [Diagnostic] {
    found.sorted { $0.key < $1.key }.map { diagnostic($0.key, $0.value) }
      + (remainingCount > 0 ? [] : order.rules.prefix(1).map { tooManyRules($0.file) })
  }

  /// Where a member stands in the written sheet; nil where it does not.
  private func place(_ member: RankGroup.Member) -> (Int, Int)? {
    places[member.rule][member.declaration].map { ($0, member.rule) }
  }

  private mutating func note(_ link: RankLink) {
    let cases = possibleCases(link)
    let losing = link.comparisons.known.filter { _, comparison in
      cases.contains { comparison.isLoss(ofFirstWhereItWasLater: $0.wasLater, isLater: $0.isLater) }
    }
    if losing.contains(where: { $0.likeness == link.comparisons.base }) {
      for member in link.first.all.members { note(member, against: link.second.all, link.comparisons) }
    } else {
      for (likeness, _) in losing {
        for member in link.first.all.members {
          guard let list = link.second.members(namingTheSame: likeness, as: member.names) else { continue }
          note(member, against: list, link.comparisons)
        }
      }
    }
  }

  /// Where members of the first group may stand against those of the second, before and now.
  private func possibleCases(_ link: RankLink) -> [(wasLater: Bool, isLater: Bool)] {
    let first = link.first.all.members.compactMap { member in place(member).map { (member.rule, $0) } }
    let second = link.second.all.members.compactMap { member in place(member).map { (member.rule, $0) } }
    guard let earliest = first.map(\.1).min(by: <), let latest = first.map(\.1).max(by: <),
      let otherEarliest = second.map(\.1).min(by: <), let otherLatest = second.map(\.1).max(by: <)
    else { return [] }
    // Of one rule the declarations may stand apart: the last of them before the first of the next.
    let merged = (first + second).sorted { ($0.0, $0.1.0) < ($1.0, $1.1.0) }
    let isAsBefore = zip(merged, merged.dropFirst()).allSatisfy { $0.0 == $1.0 || $0.1 <= $1.1 }
    return [(false, false), (false, true), (true, false), (true, true)].filter { wasLater, isLater in
      if isAsBefore, wasLater != isLater { return false }
      return isLater ? latest > otherEarliest : earliest < otherLatest
    }
  }

  private mutating func note(
    _ member: RankGroup.Member, against list: RankList, _ comparisons: RankComparisons
  ) {
    guard let own = place(member) else { return }
    let keyPath = order.rules[member.rule].declarations[member.declaration].declaration.keyPath
    var loss = found[member.rule] ?? Loss()
    for other in list.members where other.rule != member.rule {
      remainingCount -= 1
      guard remainingCount > 0 else { break }
      guard let others = place(other), let comparison = comparisons[member.names.likeness(with: other.names)],
        comparison.isLoss(ofFirstWhereItWasLater: member.rule > other.rule, isLater: own > others)
      else { continue }
      loss.others.insert(other.rule)
      if !loss.keyPaths.contains(keyPath) { loss.keyPaths.append(keyPath) }
      if loss.isFull { break }
    }
    if !loss.others.isEmpty { found[member.rule] = loss }
  }

  private func diagnostic(_ place: Int, _ loss: Loss) -> Diagnostic {
    let rules = order.rules
    let rule = rules[place]
    let others = loss.others.sorted().prefix(Self.maximumNoteCount)
    let first = others.first.map { "'\(rules[$0].rule.selector)'" } ?? "others"
    let count = loss.isFull ? "at least \(Self.maximumNoteCount)" : "\(others.count - 1)"
    let more = others.count > 1 ? " and \(count) more" : ""
    return Diagnostic(
      .convertRank, .warning,
      "'\(rule.rule.selector)' may rank otherwise against \(first)\(more) in \(order.target.rawValue) than in"
        + " \(rule.source.rawValue): \(loss.keyPaths.joined(separator: ", "))",
      at: SourceRange(rule.file, rule.rule.selectorSpan),
      notes: others.map { other in
        Diagnostic.Note(
          "'\(rules[other].rule.selector)' stands here",
          at: SourceRange(rules[other].file, rules[other].rule.selectorSpan))
      })
  }

  private func tooManyRules(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .convertRank, .warning,
      "the sheet has too many rules to compare the ranks of all: some may rank otherwise in"
        + " \(order.target.rawValue) without a warning of their own",
      at: SourceRange(file))
  }
}
