/// An enum, an option set or a family of constants as the table knows it.
struct UIKitEnum {
  /// What sort of Swift type it is.
  enum Kind: String {
    // The words are the table's.
    case enumeration = "enum"
    case optionSet = "optionset"
    case strings = "stringconst"
    case numbers = "numberconst"
  }

  /// The Swift name.
  let name: String
  /// What sort of type it is.
  let kind: Kind
  private let rows: [[String]]

  /// The type of that Swift name; nil if the table has none.
  init?(named name: String) {
    guard let block = UIKitEnumTable.table.block(named: name), let word = block.columns.dropFirst().first,
      let kind = Kind(rawValue: word)
    else { return nil }
    self.name = name
    self.kind = kind
    rows = block.rows
  }

  /// The Swift names of the cases, in the order of their values.
  var cases: [String] { rows.compactMap(\.first).filter { $0 != "[]" } }

  /// The cases with their values as bits, those without a known value left out.
  var members: [(name: String, rawValue: UInt)] {
    rows.compactMap { row in
      guard row.count > 1, row[0] != "[]" else { return nil }
      if let value = UInt(row[1]) { return (row[0], value) }
      return Int(row[1]).map { (row[0], UInt(bitPattern: $0)) }
    }
  }

  /// The one list of members that makes the same set: those that are not inside another one.
  func canonical(_ names: [String]) -> [String] {
    let members = members
    guard members.count == cases.count else { return names }
    let bits = members.filter { names.contains($0.name) }.reduce(0) { $0 | $1.rawValue }
    let contained = members.filter { $0.rawValue != 0 && $0.rawValue & bits == $0.rawValue }
    let widest = contained.filter { row in
      !contained.contains { $0.rawValue != row.rawValue && $0.rawValue & row.rawValue == row.rawValue }
    }
    var seen: Set<UInt> = []
    return widest.filter { seen.insert($0.rawValue).inserted }.map(\.name)
  }
}
