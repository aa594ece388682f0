/// Where the ranks of Stylist's rules are others here than in Stylist itself, which compares the selectors of all themes,
/// and breaks ties by the alphabet, not by the place in the file.
enum StylistRanking {
  /// A note on a winner that would have lost there.
  static func note(on decision: StyleDecision) -> Diagnostic? {
    let winner = decision.winner
    guard winner.origin.dialect == .stylist,
      let other = decision.beaten.first(where: { wouldWin($0, over: winner) })
    else { return nil }
    let reason =
      other.strength.sheet == winner.strength.sheet
      ? "it stands later in the file: Stylist itself goes by the alphabet"
      : "its sheet is the stronger one: Stylist itself compares the selectors of all themes"
    return Diagnostic(
      .dialectRanking, .note,
      "'\(winner.declaration.keyPath)' of '\(winner.origin.selector)' wins over that of '\(other.origin.selector)' since \(reason)",
      at: SourceRange(winner.origin.range.file, winner.declaration.keySpan),
      notes: [
        Diagnostic.Note(
          "the other one", at: SourceRange(other.origin.range.file, other.declaration.keySpan))
      ])
  }

  private static func wouldWin(_ other: StyleMatch, over winner: StyleMatch) -> Bool {
    guard other.origin.dialect == .stylist, other.declaration.value != winner.declaration.value else {
      return false
    }
    let (left, right) = (other.strength.selector, winner.strength.selector)
    return left > right || (left == right && other.origin.selector > winner.origin.selector)
  }
}
