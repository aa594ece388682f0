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
