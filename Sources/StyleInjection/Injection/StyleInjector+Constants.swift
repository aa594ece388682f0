// The short way of nearly all values: a property that one declaration gives whole.
extension StyleInjector {
  /// Writes a constant over another one, which is nearly all that other rules ask for; false where there is more to it, and
  /// nothing is done.
  mutating func move(
    _ change: StyleTransition.ConstantChange, at place: Int, of object: any Styleable, _ record: StyleRecord
  ) -> Bool {
    guard case .constant = record.owned[place], let owner = change.target.owner(from: object) else {
      return false
    }
    let old = change.new.accessor.get(owner)
    guard old == change.old.value else { return false }
    if !set(change.new, over: old, change.decision, on: owner, of: object),
      case .constant(let original) = record.owned[place]
    {
      record.owned[place] = .shared(storage(of: change.target, asking: change.new, original: original, owner))
    }
    return true
  }

  /// Writes a constant to a stored value that no style has spoken of.
  mutating func start(
    _ constant: StyleWrite.Constant, _ target: StyleTarget, _ decision: StyleDecision, on owner: AnyObject,
    of object: any Styleable
  ) -> OwnedValue {
    let old = constant.accessor.get(owner)
    guard old != constant.value else { return .constant(original: old) }
    let isKept = set(constant, over: old, decision, on: owner, of: object)
    return isKept
      ? .constant(original: old) : .shared(storage(of: target, asking: constant, original: old, owner))
  }

  /// Writes a constant over another one; nil where the app has changed the value.
  mutating func move(
    _ previous: StyleWrite.Constant, to constant: StyleWrite.Constant, original: StyleValue,
    _ decision: StyleDecision, _ write: StyleWrite, on owner: AnyObject, of object: any Styleable
  ) -> OwnedValue? {
    let old = constant.accessor.get(owner)
    guard old == previous.value || isOverwritten(write.target) else { return nil }
    guard old != constant.value else { return .constant(original: original) }
    let isKept = set(constant, over: old, decision, on: owner, of: object)
    return isKept
      ? .constant(original: original)
      : .shared(storage(of: write.target, asking: constant, original: original, owner))
  }

  /// Writes a constant over another value; whether the setter keeps it.
  private mutating func set(
    _ constant: StyleWrite.Constant, over old: StyleValue, _ decision: StyleDecision, on owner: AnyObject,
    of object: any Styleable
  ) -> Bool {
    constant.accessor.set(owner, constant.value)
    let kept = constant.accessor.get(owner)
    let isKept = kept == constant.value
    if isKept || kept != old {
      report.changes.append(
        StyleChange(object: object, old: old, derived: isKept ? nil : kept, decision: decision))
    }
    return isKept
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
