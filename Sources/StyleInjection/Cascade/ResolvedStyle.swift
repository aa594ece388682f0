/// What a sheet says of all objects of one class with the same names in the same controller: decided, decoded and
/// in writing order.
final class ResolvedStyle {
  /// One winner's part in a stored value.
  struct Contribution {
    let target: StyleTarget
    let decision: StyleDecision
    let value: Value

    enum Value {
      case absolute(StyleValue)
      case relative(@Sendable (StyleValue) -> StyleValue)
    }
  }

  /// One stored value and who contributes to it, the weakest first.
  struct Write {
    let contributions: [Contribution]
    /// The stored value, where one contribution gives it whole.
    let constant: StyleValue?

    /// Any contribution's target: all lead to the same owner and accessor.
    var target: StyleTarget { contributions[0].target }
  }

  let writes: [Write]
  /// How many declarations won.
  let winnerCount: Int
  /// Whether any rule speaks of the objects.
  let isMatched: Bool
  let diagnostics: [Diagnostic]

  init(writes: [Write], isMatched: Bool, diagnostics: [Diagnostic]) {
    self.writes = writes
    self.isMatched = isMatched
    self.diagnostics = diagnostics
    winnerCount = writes.reduce(0) { $0 + $1.contributions.count }
  }
}

extension ResolvedStyle.Write {
  init(_ contributions: [ResolvedStyle.Contribution]) {
    self.contributions = contributions
    if contributions.count == 1, contributions[0].target.isWhole,
      case .absolute(let value) = contributions[0].value
    {
      constant = value
    } else {
      constant = nil
    }
  }

  /// The stored value that the contributions make of the current one.
  ///
  /// A relative value, and the rest of a value of which only a part is named, come from the original, so that a
  /// second pass makes the same; other members of a shared storage stay as they are now.
  func value(current: StyleValue, original: StyleValue) -> StyleValue {
    if let constant { return constant }
    var stored = current
    var isRestKnown = false
    for contribution in contributions {
      let target = contribution.target
      if target.parts.isEmpty {
        isRestKnown = true
      } else if !isRestKnown {
        stored = target.restoreWhole(from: original, into: stored)
        isRestKnown = true
      }
      switch contribution.value {
      case .absolute(let value): stored = target.write(value, into: stored)
      case .relative(let derive): stored = target.write(derive(target.read(original)), into: stored)
      }
    }
    return stored
  }
}
