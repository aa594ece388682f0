/// A value of a structured document in the making.
package enum WrittenNode: Sendable {
  /// A value without parts.
  case scalar(SyntaxScalar)
  /// Values in order.
  case array([WrittenNode])
  /// Keys and values in order, each key once.
  case dictionary(WrittenDictionary)
}

/// A dictionary of a document in the making.
package struct WrittenDictionary: Sendable {
  /// A key with its value, and the comments before it.
  package struct Entry: Sendable {
    package let key: String
    package fileprivate(set) var comments: [String]
    package fileprivate(set) var value: WrittenNode
  }

  /// The entries in order.
  package private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]

  /// A dictionary without entries.
  package init() {}

  /// Puts a value under a key, at its end or in the place of the value that is there. Two dictionaries become one.
  package mutating func insert(_ value: WrittenNode, under key: String, comments: [String] = []) {
    guard let place = places[key] else {
      places[key] = entries.count
      entries.append(Entry(key: key, comments: comments, value: value))
      return
    }
    entries[place].comments += comments
    if case .dictionary(var own) = entries[place].value, case .dictionary(let new) = value {
      for entry in new.entries { own.insert(entry.value, under: entry.key, comments: entry.comments) }
      entries[place].value = .dictionary(own)
    } else {
      entries[place].value = value
    }
  }

  /// Puts a value under a path of keys, through dictionaries that are made where they are not there.
  ///
  /// - Parameter comments: for each key of the path what stands before it.
  package mutating func insert(_ value: WrittenNode, under path: [(key: String, comments: [String])]) {
    guard let first = path.first else { return }
    var inner = value
    for step in path.dropFirst().reversed() {
      var dictionary = WrittenDictionary()
      dictionary.insert(inner, under: step.key, comments: step.comments)
      inner = .dictionary(dictionary)
    }
    insert(inner, under: first.key, comments: first.comments)
  }
}
