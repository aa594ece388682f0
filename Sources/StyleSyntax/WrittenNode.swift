/// A value of a structured document in the making.
package enum WrittenNode: Sendable {
  /// A value without parts.
  case scalar(SyntaxScalar)
  /// Values in order.
  case array([WrittenNode])
  /// Keys and values in order, each key once.
  case dictionary(WrittenDictionary)
}

/// A comment of a document in the making.
package struct WrittenComment: Sendable, Hashable {
  /// The text, of one line or several.
  package let text: String
  /// Whether it is to stand behind what it speaks of, on the same line; before it otherwise.
  package let isTrailing: Bool

  /// A comment, on lines of its own unless it is trailing.
  package init(_ text: String, isTrailing: Bool = false) {
    self.text = text
    self.isTrailing = isTrailing
  }
}

/// A dictionary of a document in the making.
package struct WrittenDictionary: Sendable {
  /// A key with its value, and the comments on it.
  package struct Entry: Sendable {
    package let key: String
    package fileprivate(set) var comments: [WrittenComment]
    package fileprivate(set) var value: WrittenNode
  }

  /// The entries in order.
  package private(set) var entries: [Entry] = []
  /// The comments behind the last entry.
  package var endComments: [WrittenComment] = []
  private var places: [String: Int] = [:]

  /// A dictionary without entries.
  package init() {}

  /// Puts a value under a key: at the end, or in the place of the one that is there.
  package mutating func insert(_ value: WrittenNode, under key: String, comments: [WrittenComment] = []) {
    let place = place(of: key)
    entries[place].comments += comments
    entries[place].value = value
  }

  /// Puts a value under a path of keys, through dictionaries that are made where they are not there.
  ///
  /// - Parameter comments: for each key of the path those on it.
  package mutating func insert(
    _ value: WrittenNode, under path: ArraySlice<(key: String, comments: [WrittenComment])>
  ) {
    guard let first = path.first else { return }
    guard path.count > 1 else { return insert(value, under: first.key, comments: first.comments) }
    change(first.key, first.comments) { $0.insert(value, under: path.dropFirst()) }
  }

  /// Puts the entries of a dictionary, each in the place of the one that is there, into the one under a path of keys.
  package mutating func merge(
    _ dictionary: WrittenDictionary, under path: ArraySlice<(key: String, comments: [WrittenComment])>
  ) {
    guard let first = path.first else {
      for entry in dictionary.entries { insert(entry.value, under: entry.key, comments: entry.comments) }
      return
    }
    change(first.key, first.comments) { $0.merge(dictionary, under: path.dropFirst()) }
  }

  /// Changes the dictionary under a key, which replaces any other value.
  private mutating func change(
    _ key: String, _ comments: [WrittenComment], by body: (inout WrittenDictionary) -> Void
  ) {
    let place = place(of: key)
    entries[place].comments += comments
    var inner = WrittenDictionary()
    if case .dictionary(let own) = entries[place].value { inner = own }
    // Held once only, it is changed without a copy.
    entries[place].value = .scalar(.null)
    body(&inner)
    entries[place].value = .dictionary(inner)
  }

  /// The place of a key's entry, which is made where it is not there.
  private mutating func place(of key: String) -> Int {
    if let place = places[key] { return place }
    places[key] = entries.count
    entries.append(Entry(key: key, comments: [], value: .scalar(.null)))
    return entries.count - 1
  }
}
