/// How objects get from one outcome to another.
final class StyleTransition {
  /// What becomes of a write of the new outcome.
  struct Step {
    /// The places in the old outcome of the write with the same key, or else of those that set something of the same.
    let old: [Int]
    /// Whether both make the same.
    let isKept: Bool
    /// What changes where both are constants of one property, or where there is nothing of an old one; nil for all else.
    let constantChange: ConstantChange?

    fileprivate init(old: [Int], to new: StyleWrite, _ decisions: [StyleDecision]) {
      self.old = old
      isKept = false
      constantChange = old.isEmpty ? ConstantChange(from: nil, to: new, decisions) : nil
    }

    fileprivate init(_ place: Int, from old: StyleWrite, to new: StyleWrite, _ decisions: [StyleDecision]) {
      self.old = [place]
      isKept = old.isSame(as: new)
      constantChange = isKept ? nil : ConstantChange(from: old, to: new, decisions)
    }
  }

  /// A property's value that one constant gave, if any did, and another one gives now.
  final class ConstantChange {
    let target: StyleTarget
    let old: StyleWrite.ConstantWriter?
    let new: StyleWrite.ConstantWriter
    /// Why the new one does.
    let decision: StyleDecision
    /// Whether the property is the object's own, and always shown: to ask neither spares a twentieth of a first write.
    let isDirect: Bool
    private let isAlwaysShown: Bool

    fileprivate init?(from old: StyleWrite?, to new: StyleWrite, _ decisions: [StyleDecision]) {
      guard let constant = new.constant, let decision = decisions.first else { return nil }
      if let old, old.constant == nil || !new.target.isSame(as: old.target) { return nil }
      target = new.target
      (self.old, self.new) = (old?.constant?.writer, constant.writer)
      self.decision = decision
      isAlwaysShown = target.supersession == nil
      isDirect = target.owners.isEmpty && isAlwaysShown
    }

    /// The owner of the property; nil where there is none, or where another property shows instead.
    func owner(from object: any Styleable) -> AnyObject? {
      if !isAlwaysShown, target.supersession?.isInForce(on: object) == true { return nil }
      return target.owner(from: object)
    }
  }

  /// The outcome that it leads from; nil for none.
  let old: StyleOutcome?
  /// For each write of the new outcome.
  let steps: [Step]
  /// The writes of the old outcome that the new one has nothing for.
  let dropped: [Int]
  /// Whether the two have writes of the same keys in the same order.
  let isAligned: Bool

  /// Whether both outcomes make the same of any object.
  var isEmpty: Bool { dropped.isEmpty && steps.allSatisfy(\.isKept) }

  /// How many stored values are written.
  var changeCount: Int { dropped.count + steps.count { !$0.isKept } }

  init(from old: StyleOutcome?, to style: ResolvedStyle) {
    self.old = old
    let (before, after) = (old?.writes ?? [], style.outcome.writes)
    if before.count == after.count, zip(before, after).allSatisfy({ $0.key == $1.key }) {
      steps = after.indices.map { Step($0, from: before[$0], to: after[$0], style.decisions[$0]) }
      dropped = []
      isAligned = true
      return
    }
    var left = Dictionary(
      before.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let same = after.map { left.removeValue(forKey: $0.key) }
    var rest = left.values.sorted()
    steps = zip(after.indices, same).map { index, place in
      if let place { return Step(place, from: before[place], to: after[index], style.decisions[index]) }
      let replaced = rest.filter { before[$0].overlaps(after[index]) }
      rest.removeAll(where: replaced.contains)
      return Step(old: replaced, to: after[index], style.decisions[index])
    }
    dropped = rest
    isAligned = false
  }
}
