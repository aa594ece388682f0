import StyleSyntax

/// A name of elements or attributes that the tables know, by its place in one list of them.
///
/// What is asked at each element of a document is found by such places; the names' texts would be hashed or compared
/// each time.
struct InterfaceName: Sendable, Hashable {
  let index: Int

  /// The names of all tables.
  static let table = XMLNameTable(
    ["id", "key", "customClass", "customModule", "userDefinedRuntimeAttributes"]
      + InterfaceElementRow.named.keys
      + InterfaceElementRoles.all.flatMap { [$0.element] + $0.attributes.keys }
      + InterfaceClassRows.all.flatMap { $0.rows.map(\.source.name) })

  static let id = InterfaceName("id")
  static let key = InterfaceName("key")
  static let customClass = InterfaceName("customClass")
  static let customModule = InterfaceName("customModule")
  static let userDefinedRuntimeAttributes = InterfaceName("userDefinedRuntimeAttributes")
  static let scopeButtonTitles = InterfaceName("scopeButtonTitles")

  /// A name of one of the tables; any other is no element's and no attribute's.
  init(_ name: String) { index = Self.table.index(of: name) ?? -1 }
}

/// What a table says of names, found by their places.
struct InterfaceNameMap<Value: Sendable>: Sendable {
  /// For each place the number of its value, counted from 1; 0 for none.
  private var slots: [UInt16]
  private var values: [Value] = []

  /// - Parameter values: by names that are in the table of names.
  init(_ values: [String: Value] = [:]) {
    slots = Array(repeating: 0, count: InterfaceName.table.names.count)
    for (name, value) in values {
      guard let index = InterfaceName.table.index(of: name) else { continue }
      self.values.append(value)
      slots[index] = UInt16(self.values.count)
    }
  }

  /// The value of the name at a place; nil for a name of which the table says nothing.
  subscript(nameIndex: Int) -> Value? {
    guard nameIndex < slots.count, slots[nameIndex] > 0 else { return nil }
    return values[Int(slots[nameIndex]) - 1]
  }
}
