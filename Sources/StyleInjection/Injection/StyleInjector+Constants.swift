// The short way of nearly all values: a property that one declaration gives whole.
extension StyleInjector {
  /// Writes a constant over another one, which is nearly all that other rules ask for; false where there is more to it, and
  /// nothing is done.
  mutating func move(
    _ change: StyleTransition.ConstantChange, at place: Int, of object: any Styleable, _ record: StyleRecord
  ) -> Bool {
    guard case .constant = record.owned[place], let old = change.old,
      let owner = change.owner(from: object), old.isHeld(by: owner)
    else {
      return false
    }
    let (_, effect) = assign(change.new, change.decision, to: owner, of: object)
    if effect == .other, case .constant(let original) = record.owned[place] {
      record.owned[place] = .shared(storage(of: change.target, asking: change.new, original: original, owner))
    }
    return true
  }

  /// Writes a constant to a stored value that no style has spoken of.
  mutating func start(
    _ constant: StyleWrite.Constant, _ target: StyleTarget, _ decision: StyleDecision, on owner: AnyObject,
    of object: any Styleable
  ) -> OwnedValue {
    let (old, effect) = assign(constant, decision, to: owner, of: object)
    return effect == .other
      ? .shared(storage(of: target, asking: constant, original: old, owner)) : .constant(original: old)
  }

  /// Writes a constant over another one; nil where the app has changed the value.
  mutating func move(
    _ previous: StyleWrite.Constant, to constant: StyleWrite.Constant, original: StyleValue,
    _ decision: StyleDecision, _ write: StyleWrite, on owner: AnyObject, of object: any Styleable
  ) -> OwnedValue? {
    guard previous.isHeld(by: owner) || isOverwritten(write.target) else { return nil }
    let (_, effect) = assign(constant, decision, to: owner, of: object)
    return effect == .other
      ? .shared(storage(of: write.target, asking: constant, original: original, owner))
      : .constant(original: original)
  }

  /// Gives a property a constant, and reports what became of its value.
  private mutating func assign(
    _ constant: StyleWrite.Constant, _ decision: StyleDecision, to owner: AnyObject, of object: any Styleable
  ) -> (old: StyleValue, effect: StyleProperty.Assignment.Effect) {
    let (old, effect) = constant.assign(to: owner)
    switch effect {
    case .none: break
    case .full:
      report.changes.append(StyleChange(object: object, old: old, derived: nil, decision: decision))
    case .other:
      let kept = constant.current(of: owner)
      if kept != old {
        report.changes.append(StyleChange(object: object, old: old, derived: kept, decision: decision))
      }
    }
    return (old, effect)
  }

  /// What is remembered of a stored value whose setter does not keep the constant that it is given.
  private func storage(
    of target: StyleTarget, asking constant: StyleWrite.Constant, original: StyleValue, _ owner: AnyObject
  ) -> OwnedStorage {
    let stored = target.accessor.get(owner)
    return OwnedStorage(
      target, original: target.write(original, into: stored),
      asked: target.write(constant.value, into: stored), stored: stored)
  }
}
