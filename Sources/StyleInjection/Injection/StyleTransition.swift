/// How objects get from one outcome to another.
final class StyleTransition {
  /// What becomes of a write of the new outcome.
  struct Step {
    /// The places in the old outcome of the write with the same key, or else of those that set something of the same.
    let old: [Int]
    /// Whether both make the same.
    let isKept: Bool
  }

  // Held, so that the transition is the one between these as long as it is known by them.
  private let old, new: StyleOutcome?
  /// For each write of the new outcome.
  let steps: [Step]
  /// The writes of the old outcome that the new one has nothing for.
  let dropped: [Int]
  /// Whether the two have writes of the same keys in the same order.
  let isAligned: Bool

  /// Whether both outcomes make the same of any object.
  var isEmpty: Bool { dropped.isEmpty && steps.allSatisfy(\.isKept) }

  init(from old: StyleOutcome?, to new: StyleOutcome) {
    self.old = old
    self.new = new
    let before = old?.writes ?? []
    if before.count == new.writes.count, zip(before, new.writes).allSatisfy({ $0.key == $1.key }) {
      steps = new.writes.indices.map { Step(old: [$0], isKept: before[$0].isSame(as: new.writes[$0])) }
      dropped = []
      isAligned = true
      return
    }
    var left = Dictionary(
      before.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let same = new.writes.map { left.removeValue(forKey: $0.key) }
    var rest = left.values.sorted()
    steps = zip(new.writes, same).map { write, place in
      if let place { return Step(old: [place], isKept: before[place].isSame(as: write)) }
      let replaced = rest.filter { before[$0].overlaps(write) }
      rest.removeAll(where: replaced.contains)
      return Step(old: replaced, isKept: false)
    }
    dropped = rest
    isAligned = false
  }
}

/// The transitions of a pass: many objects go from the same outcome to the same other one.
struct StyleTransitions {
  private struct Key: Hashable {
    let old: ObjectIdentifier?
    let new: ObjectIdentifier
  }

  private var known: [Key: StyleTransition] = [:]
  /// Objects that follow each other often go the same way.
  private var last: (key: Key, transition: StyleTransition)?

  /// The transition between two outcomes.
  mutating func transition(from old: StyleOutcome?, to new: StyleOutcome) -> StyleTransition {
    let key = Key(old: old.map(ObjectIdentifier.init), new: ObjectIdentifier(new))
    if let last, last.key == key { return last.transition }
    let transition = known[key] ?? StyleTransition(from: old, to: new)
    known[key] = transition
    last = (key, transition)
    return transition
  }
}
