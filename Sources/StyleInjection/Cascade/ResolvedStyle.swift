/// What a style makes of an object, in writing order: all that is to be remembered of it once it is applied.
final class StyleOutcome: Sendable {
  /// Each stored value once, the strongest winner's last.
  let writes: [StyleWrite]

  init(_ writes: [StyleWrite]) { self.writes = writes }
}

/// What sheets say of all objects of one class with the same names in the same controller: decided, decoded and in
/// writing order.
///
/// A class, as are its parts: they are shared by all those objects, and handing them on costs no copies.
final class ResolvedStyle {
  /// What it makes of the objects.
  let outcome: StyleOutcome
  /// For each write the decision behind each of its parts.
  let decisions: [[StyleDecision]]
  /// How many declarations won.
  let winnerCount: Int
  /// Whether any rule speaks of the objects.
  let isMatched: Bool
  let diagnostics: [Diagnostic]
  /// The transition that was asked for last.
  private var lastTransition: StyleTransition?

  init(outcome: StyleOutcome, decisions: [[StyleDecision]], isMatched: Bool, diagnostics: [Diagnostic]) {
    self.outcome = outcome
    self.decisions = decisions
    self.isMatched = isMatched
    self.diagnostics = diagnostics
    winnerCount = decisions.reduce(0) { $0 + $1.count }
  }

  /// A style of winners, storage by storage in writing order, each storage's the weakest first.
  convenience init(_ storages: [[StyleWinner]], isMatched: Bool, diagnostics: [Diagnostic]) {
    var writes: [StyleWrite] = []
    var decisions: [[StyleDecision]] = []
    for winners in storages {
      let readable = winners.filter(\.candidate.isReadable)
      var told = readable.map(\.decision)[...]
      for parts in StyleWrite.all(of: readable.compactMap(\.part)) {
        writes.append(StyleWrite(parts))
        decisions.append(Array(told.prefix(parts.count)))
        told = told.dropFirst(parts.count)
      }
    }
    self.init(
      outcome: StyleOutcome(writes), decisions: decisions, isMatched: isMatched,
      diagnostics: diagnostics + decisions.joined().compactMap(StylistRanking.note))
  }

  /// The way to the style's outcome from another one: mostly the same one for object after object.
  func transition(from old: StyleOutcome?) -> StyleTransition {
    if let lastTransition, lastTransition.old === old { return lastTransition }
    let made = StyleTransition(from: old, to: self)
    lastTransition = made
    return made
  }

  /// The style with the outcome that a transition leads from, where both make the same; nil where they do not.
  func keeping(_ outcome: StyleOutcome, by transition: StyleTransition) -> ResolvedStyle? {
    guard transition.isEmpty else { return nil }
    var decisions = decisions
    for (index, step) in transition.steps.enumerated() {
      if let old = step.old.first { decisions[old] = self.decisions[index] }
    }
    return ResolvedStyle(
      outcome: outcome, decisions: decisions, isMatched: isMatched, diagnostics: diagnostics)
  }
}
