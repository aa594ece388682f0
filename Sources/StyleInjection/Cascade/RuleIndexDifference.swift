/// In which rules two sources of rules differ.
struct RuleIndexDifference {
  private enum Extent {
    /// All that the rules say of any element may be other than before.
    case all
    /// Only these rules went, came or changed their places.
    case rules(old: RuleIndex, new: RuleIndex)
  }

  private let extent: Extent

  /// Anything may be other than before.
  static let everything = RuleIndexDifference(extent: .all)

  private init(extent: Extent) { self.extent = extent }

  /// The difference of two sources. O(rules).
  init(from old: RuleIndex, to new: RuleIndex) {
    guard old.sheets.count == new.sheets.count, old.sheetNames == new.sheetNames else {
      extent = .all
      return
    }
    var parts: (old: [StyleSheet], new: [StyleSheet]) = ([], [])
    for (left, right) in zip(old.sheets, new.sheets) {
      guard left.dialect == right.dialect, left.name == right.name, left.hasVariables(of: right) else {
        extent = .all
        return
      }
      let start = zip(left.rules, right.rules).prefix { $0.isEquivalent(to: $1) }.count
      let most = min(left.rules.count, right.rules.count) - start
      let end = zip(left.rules.suffix(most).reversed(), right.rules.suffix(most).reversed()).prefix {
        $0.isEquivalent(to: $1)
      }.count
      parts.old.append(left.with(left.rules[start..<left.rules.count - end]))
      parts.new.append(right.with(right.rules[start..<right.rules.count - end]))
    }
    let changeCount = parts.new.reduce(0) { $0 + $1.rules.count }
    // To ask two more indexes of each element what they say takes as long as to ask the new one of all elements.
    extent =
      changeCount > new.ruleCount / 4
      ? .all : .rules(old: RuleIndex(parts.old), new: RuleIndex(parts.new))
  }

  /// Whether the sources may say something else of an element.
  func concerns(_ element: StyleElement) -> Bool {
    switch extent {
    case .all: true
    case .rules(let old, let new): old.speaks(of: element) || new.speaks(of: element)
    }
  }
}
