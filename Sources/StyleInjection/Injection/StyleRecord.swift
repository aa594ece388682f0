/// What the library remembers of an object: its live manager if it is a root, original values, and what setters make
/// of the values that they are given.
public final class StyleRecord {
  /// The manager of which the object is a live root.
  weak var manager: StyleManager?

  private var originals: [(storage: String, value: StyleValue)] = []
  private var settled: [(storage: String, asked: StyleValue, kept: StyleValue)] = []

  /// - Parameter capacity: how many originals are to be expected.
  init(capacity: Int = 0) { originals.reserveCapacity(capacity) }

  /// The value that a storage had before a sheet first wrote to it; nil if none ever did.
  ///
  /// A walk: objects have a handful of styled properties, and an array costs less than a dictionary.
  func original(_ storage: String) -> StyleValue? {
    originals.first { $0.storage == storage }?.value
  }

  /// Remembers an original, once; whether it was the first time.
  func remember(_ storage: String, _ value: () -> StyleValue) -> Bool {
    if originals.contains(where: { $0.storage == storage }) { return false }
    originals.append((storage, value()))
    return true
  }

  /// Remembers that a storage's setter keeps another value than it is asked for.
  func settle(_ storage: String, asked: StyleValue, kept: StyleValue) {
    settled.removeAll { $0.storage == storage }
    settled.append((storage, asked, kept))
  }

  /// Whether a storage holds what its setter keeps of the asked value, so that asking again changes nothing.
  func isSettled(_ storage: String, asked: StyleValue, kept: StyleValue) -> Bool {
    settled.contains { $0.storage == storage && $0.asked == asked && $0.kept == kept }
  }
}
