/// What the library remembers of an object: the style that it has, the values that it had before, and its place among
/// the live objects. 56 bytes, which is what an allocation of 64 holds.
public final class StyleRecord {
  /// How an update of some live objects concerns the object.
  enum Mark: UInt8 {
    case none
    /// It concerns some behind it.
    case onWay
    case concerned
  }

  /// What was applied last.
  @exclusivity(unchecked) var outcome: StyleOutcome?
  /// For each write of the outcome what is remembered of its stored value; behind these the values that the app set and
  /// that no rule names any more.
  @exclusivity(unchecked) var owned: [OwnedValue] = []
  /// The group of a live object; nil where it is none.
  @exclusivity(unchecked) private(set) var group: StyleGroup?
  /// That of the next object on the response path. Not weak: a weak reference costs an allocation for each object that
  /// has others behind it.
  @exclusivity(unchecked) private(set) var parent: StyleRecord?
  /// The place in the group.
  fileprivate var place: Int32 = 0
  /// Whether the object is a live root.
  var isRoot = false
  /// Whether the object's values are being written, and whether another pass was asked for meanwhile.
  var isBusy = false
  var isAskedAgain = false
  /// Set during an update only.
  var mark = Mark.none

  init() {}

  // Not one deinit inside another: a tree may be deeper than the stack.
  deinit {
    group?.remove(at: place)
    var next = parent
    parent = nil
    while isKnownUniquelyReferenced(&next) {
      let outer = next?.parent
      next?.parent = nil
      next = outer
    }
  }

  /// Makes the object a live one of a group.
  func join(_ group: StyleGroup, behind parent: StyleRecord?) {
    if self.parent !== parent { self.parent = parent }
    guard self.group !== group else { return }
    self.group?.remove(at: place)
    self.group = group
    place = group.add(self)
  }

  /// Ends the object's life as a live one.
  func leave() {
    group?.remove(at: place)
    group = nil
    parent = nil
  }

  /// A stored value and the original one without what styles made of them.
  func unstyled(_ target: StyleTarget, stored: StyleValue) -> (stored: StyleValue, original: StyleValue) {
    var (plain, original) = (stored, stored)
    for (write, value) in zip(outcome?.writes ?? [], owned) where write.target.storage == target.storage {
      guard let before = value.original(of: write.target, in: stored) else { continue }
      plain = write.restored(plain, from: before)
      original = write.restored(original, from: before)
      if case .shared(let storage) = value {
        plain = storage.local.reduce(plain) { $1.restore(from: stored, into: $0) }
      }
    }
    return (plain, original)
  }
}

/// The live objects that rules cannot tell apart: they share one style.
final class StyleGroup {
  /// What rules ask of each of them.
  let element: StyleElement
  /// The class whose rows say what its key paths lead to.
  let rowsName: String
  /// Whether it is one object's own, of which others' rules speak.
  let isRelated: Bool
  /// The response path behind what stands in its objects; nil of a group that is one object's own.
  let inside: Inside?
  /// The manager that they follow; nil while none is live.
  private(set) weak var manager: StyleManager?
  // Asked for each object that joins; a weak reference is slow to ask.
  private var isFollowing: Bool
  /// What each of them has once a pass is done.
  private(set) var outcome: StyleOutcome?
  /// The style by the rules in force; nil where it is to be resolved anew.
  var style: ResolvedStyle?
  /// Whether something was wrong with the last style.
  private(set) var hasDiagnostics = false
  /// Set during an update only.
  var isConcerned = false
  @exclusivity(unchecked) private var members: [Member] = []

  // Unowned: a record takes itself out before it is gone. The objects themselves are found by way of their tree, since
  // they may be on their way out while their records are still there.
  private struct Member {
    unowned let record: StyleRecord
  }

  /// A response path, and what asked for no more of it.
  struct Inside {
    let path: StylePath?
    let elements: StyleElements
  }

  init(
    _ element: StyleElement, rowsName: String, isRelated: Bool = false, inside: Inside? = nil,
    manager: StyleManager?
  ) {
    self.element = element
    self.isRelated = isRelated
    self.inside = inside
    self.rowsName = rowsName
    self.manager = manager
    isFollowing = manager != nil
  }

  /// Makes its objects follow a manager, if one is given: objects that are not live may have had the style first.
  func follow(_ manager: StyleManager?) {
    guard let manager, !isFollowing else { return }
    self.manager = manager
    isFollowing = true
  }

  /// Makes a style the one of the group.
  func take(_ style: ResolvedStyle) {
    self.style = style
    outcome = style.outcome
    hasDiagnostics = !style.diagnostics.isEmpty
  }

  /// How many objects it has.
  var count: Int { members.count }

  var isEmpty: Bool { members.isEmpty }

  /// The objects' records.
  var records: some Sequence<StyleRecord> { members.lazy.map(\.record) }

  fileprivate func add(_ record: StyleRecord) -> Int32 {
    members.append(Member(record: record))
    return Int32(clamping: members.count - 1)
  }

  fileprivate func remove(at place: Int32) {
    let last = members.removeLast()
    guard place < members.count else { return }
    members[Int(place)] = last
    last.record.place = place
  }
}
