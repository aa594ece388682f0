/// What the library remembers of an object: its live manager if it is a root, original values, and what setters make
/// of the values that they are given.
public final class StyleRecord {
  /// The manager of which the object is a live root.
  weak var manager: StyleManager?

  // Arrays, not dictionaries: objects have a handful of styled properties.
  private var originals: [Original] = []
  private var rewritten: Set<String> = []
  private var settled: [Settled] = []

  private struct Original {
    let storage: String
    let value: StyleValue
  }

  private struct Settled {
    let storage: String
    let asked, kept: StyleValue
  }

  /// - Parameter capacity: how many originals are to be expected.
  init(capacity: Int = 0) { originals.reserveCapacity(capacity) }

  /// The value that a storage had before a sheet first wrote to it; nil if none ever did.
  func original(_ storage: String) -> StyleValue? {
    originals.first { $0.storage == storage }?.value
  }

  /// Remembers an original, once; whether it was the first time.
  func remember(_ storage: String, _ value: () -> StyleValue) -> Bool {
    for index in originals.indices where originals[index].storage == storage { return false }
    originals.append(Original(storage: storage, value: value()))
    return true
  }

  /// Notes that a storage is being written once more; false if it is at this moment.
  func beginRewriting(_ storage: String) -> Bool { rewritten.insert(storage).inserted }

  /// Notes that the storage's setter is done.
  func endRewriting(_ storage: String) { rewritten.remove(storage) }

  /// Remembers that a storage's setter keeps another value than it is asked for.
  func settle(_ storage: String, asked: StyleValue, kept: StyleValue) {
    settled.removeAll { $0.storage == storage }
    settled.append(Settled(storage: storage, asked: asked, kept: kept))
  }

  /// Whether a storage holds what its setter keeps of the asked value, so that asking again changes nothing.
  func isSettled(_ storage: String, asked: StyleValue, kept: StyleValue) -> Bool {
    !settled.isEmpty && settled.contains { $0.storage == storage && $0.asked == asked && $0.kept == kept }
  }
}
