/// How objects get from one outcome to another.
final class StyleTransition {
  /// What becomes of a write of the new outcome.
  struct Step {
    /// The place of the same stored value's write in the old outcome; nil where it has none.
    let old: Int?
    /// Whether both make the same.
    let isKept: Bool
  }

  // Held, so that the transition is the one between these as long as it is known by them.
  private let old, new: StyleOutcome?
  /// For each write of the new outcome.
  let steps: [Step]
  /// The writes of the old outcome whose stored values the new one does not name.
  let dropped: [Int]
  /// Whether the two name the same stored values in the same order.
  let isAligned: Bool

  /// Whether both outcomes make the same of any object.
  var isEmpty: Bool { dropped.isEmpty && steps.allSatisfy(\.isKept) }

  init(from old: StyleOutcome?, to new: StyleOutcome) {
    self.old = old
    self.new = new
    let oldWrites = old?.writes ?? []
    var places = Dictionary(
      oldWrites.enumerated().map { ($0.element.target.storage, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    steps = new.writes.map { write in
      guard let place = places.removeValue(forKey: write.target.storage) else {
        return Step(old: nil, isKept: false)
      }
      return Step(old: place, isKept: oldWrites[place].isSame(as: write))
    }
    dropped = places.values.sorted()
    isAligned = dropped.isEmpty && steps.enumerated().allSatisfy { $0.offset == $0.element.old }
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
