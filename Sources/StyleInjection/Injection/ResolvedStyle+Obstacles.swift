extension ResolvedStyle {
  /// Why an object shows nothing of a value, which is not written then; nil where it does.
  ///
  /// A style may name both a property and what supersedes it, for objects with and without that: then there is nothing
  /// to be told, and the list is empty.
  ///
  /// - Parameter place: the place of the value's write.
  func supersession(ofWriteAt place: Int, on object: any Styleable) -> [Diagnostic]? {
    let write = outcome.writes[place]
    guard let supersession = write.target.supersession, supersession.isInForce(on: object) else { return nil }
    if outcome.writes.contains(where: { $0.target.storage == supersession.counterpart }) { return [] }
    if supersession.property.isForwarded { return nil }
    return decisions[place].map { $0.superseded(supersession) }
  }

  /// What is said where an object lacks a step of the way to a value.
  ///
  /// - Parameter place: the place of the value's write.
  func absence(ofWriteAt place: Int) -> [Diagnostic] {
    let target = outcome.writes[place].target
    let isCounterpart = outcome.writes.contains { $0.target.supersession?.counterpart == target.storage }
    return isCounterpart ? [] : decisions[place].map { $0.absent(target.ownerNames.joined(separator: ".")) }
  }
}

extension StyleDecision {
  fileprivate func superseded(_ supersession: StyleTarget.Supersession) -> Diagnostic {
    let owner = supersession.property.owner
    return Diagnostic(
      .keyPathSuperseded, .warning, "'\(keyPath)' shows nothing on an object with a '\(owner)'", at: keyRange,
      suggestion: supersession.counterpart)
  }

  fileprivate func absent(_ path: String) -> Diagnostic {
    Diagnostic(.keyPathAbsent, .warning, "'\(keyPath)' is not set: there is no '\(path)'", at: keyRange)
  }

  private var keyRange: SourceRange { SourceRange(winner.origin.range.file, winner.declaration.keySpan) }
}
