/// How two declarations rank in their own dialect and in the one that is written, by which of them stands later.
struct RankComparison {
  /// Whether the dialects agree, by where the first stands.
  private let agreements: [Bool]
  /// Whether the first wins in its own dialect: where it stands earlier, and where it stands later.
  private let isFirstStronger: [Bool]

  /// Nil where no object can match both.
  init?(
    _ first: RankedDeclaration, _ second: RankedDeclaration, alike likeness: RuleLikeness,
    from source: StyleDialect, to target: StyleDialect, by precedence: RulePrecedence
  ) {
    guard let old = precedence.steps(first, second, alike: likeness, in: source, comparesSheets: true),
      let new = precedence.steps(first, second, alike: likeness, in: target, comparesSheets: false)
    else { return nil }
    let ends = [false, true]
    let before = ends.map { RulePrecedence.ended(old, isFirstLater: $0) }
    let after = ends.map { RulePrecedence.ended(new, isFirstLater: $0) }
    agreements = before.flatMap { own in after.map { $0 == own } }
    isFirstStronger = before.map { $0.last == .decided(isFirst: true) }
  }

  /// Whether the dialects agree.
  ///
  /// - Parameters:
  ///   - wasLater: whether the first stands later in its own sheet.
  ///   - isLater: whether it does in the written one.
  func agrees(whereFirstWasLater wasLater: Bool, isLater: Bool) -> Bool {
    agreements[(wasLater ? 2 : 0) + (isLater ? 1 : 0)]
  }

  /// Whether the first, which wins, loses to the second or has to ask the object otherwise than it did.
  func isLoss(ofFirstWhereItWasLater wasLater: Bool, isLater: Bool) -> Bool {
    isFirstStronger[wasLater ? 1 : 0] && !agrees(whereFirstWasLater: wasLater, isLater: isLater)
  }

  /// Whether the first has to stand behind the second.
  func needsFirstLater(whereItWasLater wasLater: Bool) -> Bool {
    agrees(whereFirstWasLater: wasLater, isLater: true)
      && !agrees(whereFirstWasLater: wasLater, isLater: false)
  }
}
