extension ResolvedWrite {
  /// Why an object shows nothing of the value, which is not written then; nil where it does.
  ///
  /// A style may name both a property and what supersedes it, for objects with and without that: then there is nothing
  /// to be told, and the list is empty.
  ///
  /// - Parameter writes: all that the object's style holds.
  func supersession(on object: any Styleable, among writes: [ResolvedWrite]) -> [Diagnostic]? {
    guard let supersession = target.supersession, supersession.isInForce(on: object) else { return nil }
    let isNamed = writes.contains { $0.target.storage == supersession.counterpart }
    if supersession.property.isForwarded { return isNamed ? [] : nil }
    return isNamed ? [] : contributions.map { $0.superseded(supersession) }
  }

  /// What is said where the object lacks a step of the way to the value.
  ///
  /// - Parameter writes: all that the object's style holds.
  func absence(among writes: [ResolvedWrite]) -> [Diagnostic] {
    let isCounterpart = writes.contains { $0.target.supersession?.counterpart == target.storage }
    return isCounterpart ? [] : contributions.map(\.absent)
  }
}

extension StyleContribution {
  fileprivate func superseded(_ supersession: StyleTarget.Supersession) -> Diagnostic {
    let owner = supersession.property.owner
    return Diagnostic(
      .keyPathSuperseded, .warning, "'\(decision.keyPath)' shows nothing on an object with a '\(owner)'",
      at: keyRange, suggestion: supersession.counterpart)
  }

  fileprivate var absent: Diagnostic {
    let path = target.ownerNames.joined(separator: ".")
    return Diagnostic(
      .keyPathAbsent, .warning, "'\(decision.keyPath)' is not set: there is no '\(path)'", at: keyRange)
  }

  private var keyRange: SourceRange {
    let match = decision.winner
    return SourceRange(match.origin.range.file, match.declaration.keySpan)
  }
}
