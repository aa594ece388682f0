/// The elements of an XML property list.
enum PropertyListTag: String, CaseIterable {
  // The most frequent first: tags are looked up in this order.
  case key, string, integer, real, dict
  case `true`, `false`, array, date, data, plist

  /// The tag's name for interning.
  var staticName: StaticString {
    switch self {
    case .key: "key"
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .dict: "dict"
    case .true: "true"
    case .false: "false"
    case .array: "array"
    case .date: "date"
    case .data: "data"
    case .plist: "plist"
    }
  }
}
