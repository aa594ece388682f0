import StyleDiagnostics

/// The keys of one dictionary that were read so far, to find repeated ones.
struct UniqueKeys<Value> {
  struct Entry {
    let key: String
    let value: Value
    let span: SourceSpan
  }

  private var entries: [Entry] = []
  private var indices: [String: Int] = [:]

  /// Up to here a walk over the entries is quicker than hashing (style sets have about five).
  private static var linearCount: Int { 8 }

  /// Forgets all keys.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    if !indices.isEmpty { indices.removeAll() }
  }

  /// Notes a key with what it stands for; the earlier entry of the same key, which it replaces.
  mutating func insert(_ key: String, _ value: Value, at span: SourceSpan) -> Entry? {
    let entry = Entry(key: key, value: value, span: span)
    if let index = index(of: key) {
      let earlier = entries[index]
      entries[index] = entry
      return earlier
    }
    entries.append(entry)
    if entries.count > Self.linearCount {
      if indices.isEmpty {
        for (index, entry) in entries.enumerated() { indices[entry.key] = index }
      } else {
        indices[key] = entries.count - 1
      }
    }
    return nil
  }

  private func index(of key: String) -> Int? {
    indices.isEmpty ? entries.firstIndex { $0.key == key } : indices[key]
  }
}
