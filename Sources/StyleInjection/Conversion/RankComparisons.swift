/// How the declarations of two shapes compare, by what their rules name alike.
final class RankComparisons {
  /// What the rules of any two of them name alike.
  let base: RuleLikeness
  private let byLikeness: [RankComparison?]
  let known: [(likeness: RuleLikeness, comparison: RankComparison)]
  /// The likenesses with which the first has to stand behind the second, and whether only if it did before.
  let orders: [(likeness: RuleLikeness, isAsBefore: Bool)]

  init(_ likenesses: [RuleLikeness], _ comparison: (RuleLikeness) -> RankComparison?) {
    base = likenesses.first ?? []
    var byLikeness: [RankComparison?] = RuleLikeness.allCases.map { _ in nil }
    for likeness in likenesses { byLikeness[likeness.rawValue] = comparison(likeness) }
    self.byLikeness = byLikeness
    known = likenesses.compactMap { likeness in
      byLikeness[likeness.rawValue].map { (likeness, $0) }
    }
    orders = known.compactMap { likeness, comparison in
      guard comparison.needsFirstLater(whereItWasLater: true) else { return nil }
      return (likeness, !comparison.needsFirstLater(whereItWasLater: false))
    }
  }

  subscript(_ likeness: RuleLikeness) -> RankComparison? { byLikeness[likeness.rawValue] }
}
