/// The declarations of one shape that set the same parts of one storage: they rank alike against those of other groups.
final class RankGroup {
  /// A declaration in such a group.
  struct Member {
    let rule, declaration: Int
    let names: RuleNames
  }

  let shape: Int
  let parts: [[String]]
  let all = RankList([])
  /// Those that name the same, by what they name alike.
  private lazy var lists: [RuleLikeness: [RuleNames: RankList]] = [:]

  init(shape: Int, parts: [[String]]) {
    self.shape = shape
    self.parts = parts
  }

  func add(_ member: Member) { all.members.append(member) }

  /// Those that name the same as a rule does; nil where there are none.
  func members(namingTheSame likeness: RuleLikeness, as names: RuleNames) -> RankList? {
    if lists[likeness] == nil {
      lists[likeness] = Dictionary(grouping: all.members) { $0.names.only(likeness) }.mapValues(RankList.init)
    }
    return lists[likeness]?[names.only(likeness)]
  }

  /// Whether one of the groups may replace what the other sets.
  func overlaps(_ other: RankGroup) -> Bool {
    parts.contains { part in other.parts.contains { $0.starts(with: part) || part.starts(with: $0) } }
  }
}

/// Declarations in the order of their rules, and how far they are written.
final class RankList {
  fileprivate(set) var members: [RankGroup.Member]
  private var writtenCount = 0

  init(_ members: [RankGroup.Member]) { self.members = members }

  /// The first rule that is not written yet. Rules once written remain so.
  func firstRule(where isWritten: (Int) -> Bool) -> Int? {
    while writtenCount < members.count, isWritten(members[writtenCount].rule) { writtenCount += 1 }
    return writtenCount < members.count ? members[writtenCount].rule : nil
  }

  /// The first rule that is not done with yet, from a place on, which moves there. What is done with once remains so.
  func firstRule(from start: inout Int, where isDone: (RankGroup.Member) -> Bool) -> Int? {
    start = max(start, writtenCount)
    while start < members.count, isDone(members[start]) { start += 1 }
    return start < members.count ? members[start].rule : nil
  }
}

/// Two groups whose declarations may meet.
struct RankLink {
  let first, second: RankGroup
  let comparisons: RankComparisons
}
