/// How the declarations of two shapes compare, by what their rules name alike.
final class RankComparisons {
  /// What the rules of any two of them name alike.
  let base: RuleLikeness
  private let byLikeness: [RankComparison?]
  let known: [(likeness: RuleLikeness, comparison: RankComparison)]
  let orders: [Order]

  /// With which likeness the first has to stand behind the second.
  struct Order {
    let likeness: RuleLikeness
    /// Whether it has to only if it did before.
    let isAsBefore: Bool
    /// Likenesses in more with which it does not have to.
    fileprivate(set) var exceptions: [RuleLikeness] = []
  }

  init(_ likenesses: [RuleLikeness], _ comparison: (RuleLikeness) -> RankComparison?) {
    base = likenesses.first ?? []
    var byLikeness: [RankComparison?] = RuleLikeness.allCases.map { _ in nil }
    for likeness in likenesses { byLikeness[likeness.rawValue] = comparison(likeness) }
    self.byLikeness = byLikeness
    known = likenesses.compactMap { likeness in
      byLikeness[likeness.rawValue].map { (likeness, $0) }
    }
    let orders = known.compactMap { likeness, comparison -> Order? in
      guard comparison.needsFirstLater(whereItWasLater: true) else { return nil }
      return Order(
        likeness: likeness, isAsBefore: !comparison.needsFirstLater(whereItWasLater: false))
    }
    self.orders = orders.map { order in
      var order = order
      order.exceptions = likenesses.filter { more in
        more.isStrictSuperset(of: order.likeness)
          && !orders.contains { $0.likeness == more && (order.isAsBefore || !$0.isAsBefore) }
      }
      return order
    }
  }

  subscript(_ likeness: RuleLikeness) -> RankComparison? { byLikeness[likeness.rawValue] }
}
