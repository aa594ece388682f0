/// Brings objects from the style that they have to another one, and reports what changed.
///
/// A value is remembered before it is first written, and comes back when no rule names it any more. What the app set
/// since is the app's.
struct StyleInjector {
  /// Which of the app's values are to be overwritten.
  enum Scope {
    case none, all
    /// What one of the targets leads to.
    case targets([StyleTarget])
  }

  var report = StyleReport()
  private let overwritten: Scope
  /// Whether values that stay the same are looked at, too: the app may have changed them.
  private let isThorough: Bool

  init(overwriting overwritten: Scope, isThorough: Bool) {
    self.overwritten = overwritten
    self.isThorough = isThorough
  }

  /// Makes room for what a pass is to report.
  mutating func expect(objectCount: Int, changeCount: Int) {
    report.matchedObjects.reserveCapacity(objectCount)
    report.changes.reserveCapacity(changeCount)
  }

  /// Adds what is not yet reported.
  mutating func report(_ found: [Diagnostic]) { report.report(found) }

  /// Applies a style to an object of its class, and remembers it in the object's record.
  mutating func apply(_ style: ResolvedStyle, to object: any Styleable, record: StyleRecord?) {
    report.objectCount += 1
    if style.isMatched {
      report.matchedObjects.append(object)
      report.resolvedCount += style.winnerCount
      if !style.diagnostics.isEmpty { report.report(style.diagnostics) }
    }
    if let record { apply(style, object, record) }
  }

  /// Applies another style to an object that this pass has looked at already.
  mutating func applyAgain(_ style: ResolvedStyle, to object: any Styleable, record: StyleRecord) {
    report.report(style.diagnostics)
    apply(style, object, record)
  }

  private mutating func apply(_ style: ResolvedStyle, _ object: any Styleable, _ record: StyleRecord) {
    let (old, new) = (record.outcome, style.outcome)
    guard old !== new || isThorough,
      !(old?.writes.isEmpty ?? true) || !new.writes.isEmpty || !record.owned.isEmpty
    else {
      record.outcome = new
      return
    }
    let transition = style.transition(from: old)
    record.isBusy = true
    if transition.isAligned, record.owned.count == new.writes.count {
      for (index, step) in transition.steps.enumerated() where isThorough || !step.isKept {
        if let change = step.constantChange, move(change, at: index, of: object, record) { continue }
        let value = record.owned[index]
        record.owned[index] = .untouched
        record.owned[index] = move(value, from: old?.writes[index], toWriteAt: index, of: style, on: object)
      }
    } else if record.owned.isEmpty, old?.writes.isEmpty ?? true {
      record.owned = start(style, by: transition, on: object)
    } else {
      let owned = record.owned
      record.owned = []
      record.owned = move(owned, from: old?.writes ?? [], by: transition, to: style, of: object)
    }
    record.outcome = new
    record.isBusy = false
  }

  /// Writes to an object that no style has spoken of.
  private mutating func start(
    _ style: ResolvedStyle, by transition: StyleTransition, on object: any Styleable
  )
    -> [OwnedValue]
  {
    var owned: [OwnedValue] = []
    let steps = transition.steps
    owned.reserveCapacity(steps.count)
    for place in steps.indices {
      guard let change = steps[place].constantChange else {
        owned.append(move(.untouched, from: nil, toWriteAt: place, of: style, on: object))
        continue
      }
      if change.isDirect {
        owned.append(start(change.new, change.target, change.decision, on: object, of: object))
      } else if let owner = change.owner(from: object) {
        owned.append(start(change.new, change.target, change.decision, on: owner, of: object))
      } else {
        owned.append(move(.untouched, from: nil, toWriteAt: place, of: style, on: object))
      }
    }
    return owned
  }

  private mutating func move(
    _ owned: [OwnedValue], from old: [StyleWrite], by transition: StyleTransition, to style: ResolvedStyle,
    of object: any Styleable
  ) -> [OwnedValue] {
    // What the app set, and no rule names any more.
    var rest = owned.dropFirst(old.count).compactMap { value -> OwnedStorage? in
      if case .shared(let storage) = value { storage } else { nil }
    }
    for place in transition.dropped {
      if let left = drop(owned[place], old[place], of: object) { rest.append(left) }
    }
    var moved: [OwnedValue] = []
    moved.reserveCapacity(style.outcome.writes.count + rest.count)
    for (index, write) in style.outcome.writes.enumerated() {
      let step = transition.steps[index]
      if step.isKept, !isThorough, let place = step.old.first {
        moved.append(owned[place])
        continue
      }
      let replaced = step.old.map { (value: owned[$0], write: old[$0]) }
      let (value, before) = merge(replaced, takeLocal(of: write, from: &rest), of: object)
      moved.append(move(value, from: before, toWriteAt: index, of: style, on: object))
    }
    return moved + rest.filter { isStillLocal($0, of: object) }.map(OwnedValue.shared)
  }

  /// What becomes of a stored value that both outcomes may name.
  private mutating func move(
    _ value: OwnedValue, from old: StyleWrite?, toWriteAt place: Int, of style: ResolvedStyle,
    on object: any Styleable
  ) -> OwnedValue {
    let (new, decisions) = (style.outcome.writes[place], style.decisions[place])
    if let old, !old.target.sharesForm(with: new.target) {
      // What the one reads means nothing to the other: the place is begun anew.
      _ = drop(value, old, of: object)
      return move(.untouched, from: nil, toWriteAt: place, of: style, on: object)
    }
    if let told = style.supersession(ofWriteAt: place, on: object) {
      report.report(told)
      return old.flatMap { drop(value, $0, of: object) }.map(OwnedValue.shared) ?? .untouched
    }
    guard let owner = new.target.owner(from: object) else {
      report.report(style.absence(ofWriteAt: place))
      return .untouched
    }
    if let constant = new.constant {
      switch value {
      case .untouched:
        return start(constant.writer, new.target, decisions[0], on: owner, of: object)
      case .constant(let original):
        if let old, let previous = old.constant, new.target.isSame(as: old.target),
          let moved = move(
            previous.writer, to: constant.writer, original: original, decisions[0], new, on: owner, of: object
          )
        {
          return moved
        }
      case .shared: break
      }
    }
    let stored = new.target.accessor.get(owner)
    let storage = shared(value, by: old, stored: stored, target: new.target)
    noteLocalChanges(of: storage, by: old, stored: stored)
    for (part, decision) in zip(new.parts, decisions) where storage.isLocal(part.target) {
      report.localChanges.append(
        StyleLocalChange(
          object: object, keyPath: part.keyPath, value: part.target.read(stored), decision: decision))
    }
    let asked = new.value(
      over: storage.unstyled(stored), original: storage.original, except: storage.isLocal)
    write(asked, over: stored, to: storage, on: owner)
    report.tell(new.parts, decisions, old: stored, new: storage.stored, of: object)
    report.tellRestored(old?.parts ?? [], but: new.parts, old: stored, new: storage.stored, of: object)
    return .shared(storage)
  }

  /// Takes what an outcome gave out of a stored value that the next one does not name; what of it is the app's.
  private mutating func drop(_ value: OwnedValue, _ old: StyleWrite, of object: any Styleable)
    -> OwnedStorage?
  {
    guard !value.isUntouched, let owner = old.target.owner(from: object) else { return nil }
    let stored = old.target.accessor.get(owner)
    let storage = shared(value, by: old, stored: stored, target: old.target)
    noteLocalChanges(of: storage, by: old, stored: stored)
    write(storage.unstyled(stored), over: stored, to: storage, on: owner)
    report.tellRestored(old.parts, but: [], old: stored, new: storage.stored, of: object)
    return storage.local.isEmpty ? nil : storage
  }

  /// Whether something of a stored value that no rule names stays the app's; what does not is restored.
  private mutating func isStillLocal(_ storage: OwnedStorage, of object: any Styleable) -> Bool {
    let given = storage.local.filter(isOverwritten)
    guard !given.isEmpty, let owner = storage.target.owner(from: object) else {
      return !storage.local.isEmpty
    }
    storage.local.removeAll { local in given.contains { $0 === local } }
    let stored = storage.target.accessor.get(owner)
    // A rule may name other parts of the stored value.
    let restored = given.reduce(stored) { $1.restore(from: storage.original, into: $0) }
    write(restored, over: stored, to: storage, on: owner)
    for target in given {
      report.tellRestored(target, target.storage, old: stored, new: storage.stored, of: object)
    }
    return !storage.local.isEmpty
  }

  /// Takes out what of the app's a write would set.
  private func takeLocal(of write: StyleWrite, from rest: inout [OwnedStorage]) -> [OwnedStorage] {
    guard !rest.isEmpty else { return [] }
    let taken = rest.filter { storage in write.parts.contains { storage.isLocal($0.target) } }
    rest.removeAll { storage in taken.contains { $0 === storage } }
    return taken
  }

  /// What is remembered of one stored value by several writes and what of it is the app's, as one.
  private func merge(
    _ replaced: [(value: OwnedValue, write: StyleWrite)], _ local: [OwnedStorage], of object: any Styleable
  ) -> (value: OwnedValue, write: StyleWrite?) {
    if replaced.isEmpty, local.count == 1 { return (.shared(local[0]), nil) }
    guard replaced.count + local.count > 1 else {
      return (replaced.first?.value ?? .untouched, replaced.first?.write)
    }
    let parts = replaced.flatMap(\.write.parts)
    guard let target = parts.first?.target ?? local.first?.target, let owner = target.owner(from: object)
    else {
      return (.untouched, nil)
    }
    let stored = target.accessor.get(owner)
    let merged = OwnedStorage(target, original: stored, asked: stored, stored: stored)
    for (value, write) in replaced where !value.isUntouched {
      let storage = shared(value, by: write, stored: stored, target: target)
      noteLocalChanges(of: storage, by: write, stored: stored)
      merged.absorb(storage, styledBy: write)
    }
    for storage in local { merged.absorb(storage, styledBy: nil) }
    return (.shared(merged), parts.isEmpty ? nil : StyleWrite(parts))
  }

  // MARK: -

  private func shared(_ value: OwnedValue, by old: StyleWrite?, stored: StyleValue, target: StyleTarget)
    -> OwnedStorage
  {
    if case .shared(let storage) = value { return storage }
    guard let old, let original = value.original(of: old.target, in: stored) else {
      return OwnedStorage(target, original: stored, asked: stored, stored: stored)
    }
    // What a constant gave is what is expected now; the rest of the storage was not looked at.
    let asked = old.value(over: stored, original: original)
    return OwnedStorage(target, original: original, asked: asked, stored: asked)
  }

  /// Notes what of an outcome's stored value is another one than it was left with.
  private func noteLocalChanges(of storage: OwnedStorage, by old: StyleWrite?, stored: StyleValue) {
    storage.local.removeAll(where: isOverwritten)
    for part in old?.parts ?? []
    where part.target.read(stored) != part.target.read(storage.stored) && !isOverwritten(part.target)
      && !storage.isLocal(part.target)
    {
      storage.local.append(part.target)
    }
    storage.follow(stored, styledBy: old)
  }

  func isOverwritten(_ target: StyleTarget) -> Bool {
    switch overwritten {
    case .none: false
    case .all: true
    case .targets(let targets): targets.contains { $0.overlaps(target) }
    }
  }

  private func write(
    _ asked: StyleValue, over stored: StyleValue, to storage: OwnedStorage, on owner: AnyObject
  ) {
    // A setter may keep another value than it is given: it is not asked for the same again and again.
    let isSettled = asked == storage.asked && stored == storage.stored
    storage.asked = asked
    guard asked != stored, !isSettled else {
      storage.stored = stored
      return
    }
    storage.target.accessor.set(owner, asked)
    storage.stored = storage.target.accessor.get(owner)
  }
}
