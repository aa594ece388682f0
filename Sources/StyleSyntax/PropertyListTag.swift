/// The elements of an XML property list.
enum PropertyListTag: Int, CaseIterable {
  // The most frequent first: tags are looked up in this order.
  case key, string, integer, real, dict
  case `true`, `false`, array, date, data, plist

  /// The names in the order of the cases.
  static let names: [StaticString] = [
    "key", "string", "integer", "real", "dict", "true", "false", "array", "date", "data", "plist",
  ]

  var name: String { Self.names[rawValue].description }
}

/// A tag's name as a number: it is compared with all of eight bytes of a text at once.
struct PropertyListTagName {
  let length: Int
  private let word: UInt64
  private let mask: UInt64

  init(_ tag: PropertyListTag) {
    let name = PropertyListTag.names[tag.rawValue]
    length = name.utf8CodeUnitCount
    word = UInt64(littleEndian: name.withUTF8Buffer { $0.reversed().reduce(0) { $0 << 8 | UInt64($1) } })
    mask = UInt64(littleEndian: (1 << UInt64(8 * length)) - 1)
  }

  @inline(__always)
  func isBeginning(of bytes: UInt64) -> Bool { bytes & mask == word }
}
