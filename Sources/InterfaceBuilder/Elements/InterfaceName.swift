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
      + InterfaceElementRow.all.map(\.name)
      + InterfaceElementRoles.all.flatMap { [$0.element] + $0.attributes.keys }
      + InterfaceClassRows.all.flatMap(\.names))

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

  /// - Parameter values: with names that are in the table of names; of two for one name the first counts.
  init(_ values: [(name: String, value: Value)] = []) {
    slots = Array(repeating: 0, count: InterfaceName.table.names.count)
    for (name, value) in values { add(value, for: InterfaceName(name)) }
  }

  /// Whether it says nothing of any name.
  var isEmpty: Bool { values.isEmpty }

  /// Adds what is said of a name of which nothing is said yet.
  ///
  /// - Returns: whether it was added.
  @discardableResult
  mutating func add(_ value: Value, for name: InterfaceName) -> Bool {
    guard slots.indices.contains(name.index), slots[name.index] == 0 else { return false }
    values.append(value)
    slots[name.index] = UInt16(values.count)
    return true
  }

  /// The value of the name at a place; nil for a name of which the table says nothing.
  subscript(nameIndex: Int) -> Value? {
    guard nameIndex < slots.count, slots[nameIndex] > 0 else { return nil }
    return values[Int(slots[nameIndex]) - 1]
  }

  /// The value of a name; nil for a name of which the table says nothing.
  subscript(name: String) -> Value? { InterfaceName.table.index(of: name).flatMap { self[$0] } }

  /// The names of which the table says something.
  var names: [String] { slots.indices.filter { slots[$0] > 0 }.map { InterfaceName.table.names[$0] } }
}
