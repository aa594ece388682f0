/// What a sheet says of all objects of one class with the same names in the same controller: decided, decoded and
/// in writing order.
///
/// A class, as are its parts: they are shared by all those objects, and handing them on costs no copies.
final class ResolvedStyle {
  let writes: [ResolvedWrite]
  /// How many declarations won.
  let winnerCount: Int
  /// Whether any rule speaks of the objects.
  let isMatched: Bool
  let diagnostics: [Diagnostic]

  init(writes: [ResolvedWrite], isMatched: Bool, diagnostics: [Diagnostic]) {
    self.writes = writes
    self.isMatched = isMatched
    self.diagnostics = diagnostics
    winnerCount = writes.reduce(0) { $0 + $1.contributions.count(where: \.value.isReadable) }
  }
}

/// One winner's part in a stored value.
final class StyleContribution {
  enum Value {
    case absolute(StyleValue)
    case relative(@Sendable (StyleValue) -> StyleValue)
    /// The declaration could not be read: what was there before any sheet.
    case original

    var isReadable: Bool { if case .original = self { false } else { true } }
  }

  let target: StyleTarget
  let decision: StyleDecision
  let value: Value
  /// Other properties that a sheet names, and that lost to this one since it covers them: they are as they would be
  /// in a fresh object, and not as a sheet before left them.
  let overridden: [StyleTarget]

  init(
    _ winner: StyleMatch, beaten: [StyleMatch], target: StyleTarget, value: Value, overridden: [StyleTarget]
  ) {
    self.target = target
    self.value = value
    self.overridden = overridden
    if case .absolute(let value) = value {
      decision = StyleDecision(winner, beaten: beaten, value: value)
    } else {
      decision = StyleDecision(winner, beaten: beaten, value: nil)
    }
  }
}

/// One stored value and who contributes to it, the weakest first.
final class ResolvedWrite {
  /// A property's value that one contribution gives whole: no other declaration speaks of its storage.
  final class Constant {
    let value: StyleValue
    let accessor: StyleProperty.Accessor
    let decision: StyleDecision

    init(value: StyleValue, accessor: StyleProperty.Accessor, decision: StyleDecision) {
      self.value = value
      self.accessor = accessor
      self.decision = decision
    }
  }

  let contributions: [StyleContribution]
  let constant: Constant?

  /// Any contribution's target: all lead to the same stored value of the same owner.
  var target: StyleTarget { contributions[0].target }

  init(_ contributions: [StyleContribution]) {
    self.contributions = contributions
    if contributions.count == 1, contributions[0].overridden.isEmpty,
      let accessor = contributions[0].target.propertyAccessor,
      let value = contributions[0].decision.value
    {
      constant = Constant(value: value, accessor: accessor, decision: contributions[0].decision)
    } else {
      constant = nil
    }
  }

  /// The stored value that the contributions make of the current one.
  ///
  /// A relative value, and the rest of a value of which only a part is named, come from the original, so that a
  /// second pass makes the same; other members of a shared storage stay as they are now.
  func value(current: StyleValue, original: StyleValue) -> StyleValue {
    var stored = current
    // Before any is written: members of a shared storage may overlap, and would undo each other.
    for contribution in contributions {
      let parts = contribution.target.isPart ? [contribution.target] : []
      for target in parts + contribution.overridden {
        stored = target.restoreWhole(from: original, into: stored)
      }
    }
    for contribution in contributions {
      let target = contribution.target
      switch contribution.value {
      case .absolute(let value): stored = target.write(value, into: stored)
      case .relative(let derive): stored = target.write(derive(target.read(original)), into: stored)
      case .original: stored = target.write(target.read(original), into: stored)
      }
    }
    return stored
  }
}
