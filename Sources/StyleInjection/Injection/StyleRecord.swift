/// What the library remembers of an object: its live manager if it is a root, and original values.
public final class StyleRecord {
  /// The manager of which the object is a live root.
  weak var manager: StyleManager?

  private var originals: [(storage: String, value: StyleValue)] = []

  /// - Parameter capacity: how many originals are to be expected.
  init(capacity: Int = 0) { originals.reserveCapacity(capacity) }

  /// The value that a storage had before a sheet first wrote to it; nil if none ever did.
  ///
  /// A walk: objects have a handful of styled properties, and an array costs less than a dictionary.
  func original(_ storage: String) -> StyleValue? {
    originals.first { $0.storage == storage }?.value
  }

  /// Remembers an original, once.
  func remember(_ storage: String, _ value: () -> StyleValue) {
    if !originals.contains(where: { $0.storage == storage }) { originals.append((storage, value())) }
  }
}
