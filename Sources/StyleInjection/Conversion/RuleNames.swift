/// What a rule names, as numbers: equal ones for equal names.
struct RuleNames: Hashable {
  private var numbers: SIMD4<Int>

  init(names: Int, ancestors: Int, controller: Int, type: Int) {
    numbers = SIMD4(names, ancestors, controller, type)
  }

  /// What of it some likeness speaks of.
  func only(_ likeness: RuleLikeness) -> Self {
    var kept = self
    for place in 0..<4 where likeness.rawValue & (1 << place) == 0 { kept.numbers[place] = -1 }
    return kept
  }

  func likeness(with other: Self) -> RuleLikeness {
    var bits = 0
    for place in 0..<4 where numbers[place] == other.numbers[place] { bits |= 1 << place }
    return RuleLikeness(rawValue: bits)
  }
}
