/// What is remembered of a stored value that a style speaks of.
enum OwnedValue {
  /// Nothing yet: there was no object to write to.
  case untouched
  /// It holds what a constant write gives; this is what the write's property was before any.
  case constant(original: StyleValue)
  /// All else, which is rarer.
  case shared(OwnedStorage)

  /// Whether nothing is remembered.
  var isUntouched: Bool { if case .untouched = self { true } else { false } }

  /// The stored value before any style; nil where none was written.
  ///
  /// - Parameters:
  ///   - target: what a constant was written to.
  ///   - stored: the value that is stored now: what a constant does not name is its own.
  func original(of target: StyleTarget, in stored: StyleValue) -> StyleValue? {
    switch self {
    case .untouched: nil
    case .constant(let original): target.write(original, into: stored)
    case .shared(let storage): storage.original
    }
  }
}

/// A stored value that several declarations make, of which the app changed something, or whose setter keeps another
/// value than it is given.
final class OwnedStorage {
  /// A target of it.
  let target: StyleTarget
  /// The value without any style: the one before the first, with what the app changed in it beside styles.
  private(set) var original: StyleValue
  /// The value that was asked for last.
  var asked: StyleValue
  /// The value that it had after that.
  var stored: StyleValue
  /// What the app set since, and has not given back.
  var local: [StyleTarget] = []

  init(_ target: StyleTarget, original: StyleValue, asked: StyleValue, stored: StyleValue) {
    self.target = target
    self.original = original
    self.asked = asked
    self.stored = stored
  }

  /// Takes what the app changed since into account.
  ///
  /// - Parameters:
  ///   - found: the value that it has now.
  ///   - old: what a style made of it; nil if none did.
  func follow(_ found: StyleValue, styledBy old: StyleWrite?) {
    guard found != stored else { return }
    let restored = old?.restored(found, from: original) ?? found
    original = local.reduce(restored) { $1.restore(from: original, into: $0) }
    (asked, stored) = (found, found)
  }

  /// Takes over what another one remembers of the same stored value.
  ///
  /// - Parameter write: what a style made of it; nil if none does.
  func absorb(_ other: OwnedStorage, styledBy write: StyleWrite?) {
    original = write?.restored(original, from: other.original) ?? original
    original = other.local.reduce(original) { $1.restore(from: other.original, into: $0) }
    local += other.local
  }

  /// A stored value without what styles made of it; what the app set stays.
  func unstyled(_ found: StyleValue) -> StyleValue {
    local.reduce(original) { $1.restore(from: found, into: $0) }
  }

  /// Whether the app has set something of what a target leads to.
  func isLocal(_ target: StyleTarget) -> Bool { !local.isEmpty && local.contains { $0.overlaps(target) } }
}
