/// Finds decisions that StyleKit itself would take otherwise: between equals, and between themes.
enum StyleKitCascadeDifferences {
  /// A note for each kind of difference.
  static func notes(_ decided: StyleWinner) -> [Diagnostic] {
    let winner = decided.candidate.match
    guard winner.origin.dialect == .stylekit, decided.candidate.isReadable else { return [] }
    let others = decided.beaten.filter(\.isReadable).map(\.match).filter {
      $0.origin.dialect == .stylekit && $0.declaration.value != winner.declaration.value
    }
    return [
      others.first { isTie(winner, $0) }.map { other in
        note(
          .dialectTie, winner, other,
          "StyleKit itself leaves to chance which of two equally strong rules counts: here it is the later",
          "this one loses")
      },
      others.first { isBeatenByRank(winner, $0) }.map { other in
        note(
          .dialectRankedThemes, winner, other,
          "a later sheet wins outright here: in StyleKit itself the stronger rule of an earlier theme counts",
          "this one would count")
      },
    ].compactMap(\.self)
  }

  private static func isTie(_ winner: StyleMatch, _ other: StyleMatch) -> Bool {
    var (left, right) = (winner.strength, other.strength)
    (left.order, right.order) = (0, 0)
    return left == right
  }

  private static func isBeatenByRank(_ winner: StyleMatch, _ other: StyleMatch) -> Bool {
    winner.strength.sheet > other.strength.sheet && winner.strength.selector < other.strength.selector
  }

  private static func note(
    _ id: Diagnostic.ID, _ winner: StyleMatch, _ other: StyleMatch, _ message: String, _ remark: String
  ) -> Diagnostic {
    Diagnostic(
      id, .note, message, at: range(winner), notes: [Diagnostic.Note(remark, at: range(other))])
  }

  private static func range(_ match: StyleMatch) -> SourceRange {
    SourceRange(match.origin.range.file, match.declaration.keySpan)
  }
}
