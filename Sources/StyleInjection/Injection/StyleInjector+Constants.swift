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
    if !write(change.new, over: old.value, change.decision, on: owner, of: object),
      case .constant(let original) = record.owned[place]
    {
      record.owned[place] = .shared(storage(of: change.target, asking: change.new, original: original, owner))
    }
    return true
  }

  /// Writes a constant to a stored value that no style has spoken of.
  mutating func start(
    _ constant: StyleWrite.ConstantWriter, _ target: StyleTarget, _ decision: StyleDecision,
    on owner: AnyObject,
    of object: any Styleable
  ) -> OwnedValue {
    let (old, effect) = constant.assign(to: owner)
    switch effect {
    case .none: break
    case .full:
      report.changes.append(StyleChange(object: object, old: old, derived: nil, decision: decision))
    case .other:
      reportKept(constant, over: old, decision, on: owner, of: object)
      return .shared(storage(of: target, asking: constant, original: old, owner))
    }
    return .constant(original: old)
  }

  /// Writes a constant over another one; nil where the app has changed the value.
  mutating func move(
    _ previous: StyleWrite.ConstantWriter, to constant: StyleWrite.ConstantWriter, original: StyleValue,
    _ decision: StyleDecision, _ write: StyleWrite, on owner: AnyObject, of object: any Styleable
  ) -> OwnedValue? {
    let isHeld = previous.isHeld(by: owner)
    guard isHeld || isOverwritten(write.target) else { return nil }
    let old = isHeld ? previous.value : constant.current(of: owner)
    guard old != constant.value, !self.write(constant, over: old, decision, on: owner, of: object) else {
      return .constant(original: original)
    }
    return .shared(storage(of: write.target, asking: constant, original: original, owner))
  }

  /// Writes a constant over another value; whether the setter keeps it.
  private mutating func write(
    _ constant: StyleWrite.ConstantWriter, over old: StyleValue, _ decision: StyleDecision,
    on owner: AnyObject,
    of object: any Styleable
  ) -> Bool {
    guard constant.write(to: owner) else {
      reportKept(constant, over: old, decision, on: owner, of: object)
      return false
    }
    report.changes.append(StyleChange(object: object, old: old, derived: nil, decision: decision))
    return true
  }

  /// Reports what a setter made of a constant.
  private mutating func reportKept(
    _ constant: StyleWrite.ConstantWriter, over old: StyleValue, _ decision: StyleDecision,
    on owner: AnyObject,
    of object: any Styleable
  ) {
    let kept = constant.current(of: owner)
    if kept != old {
      report.changes.append(StyleChange(object: object, old: old, derived: kept, decision: decision))
    }
  }

  /// What is remembered of a stored value whose setter does not keep the constant that it is given.
  private func storage(
    of target: StyleTarget, asking constant: StyleWrite.ConstantWriter, original: StyleValue,
    _ owner: AnyObject
  ) -> OwnedStorage {
    let stored = target.accessor.get(owner)
    return OwnedStorage(
      target, original: target.write(original, into: stored),
      asked: target.write(constant.value, into: stored), stored: stored)
  }
}
