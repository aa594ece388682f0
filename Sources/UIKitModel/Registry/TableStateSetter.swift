import StyleInjection

/// A `setX(_:for:)` that only the table knows: a value for each case of its first further argument.
struct TableStateSetter {
  /// The property's name: `titleColor`.
  let name: String
  private let line: FactLine

  /// Reads the name; the rest is read for the setters that are asked for.
  init(_ line: FactLine) {
    self.line = line
    name = line.column(0)
  }

  private var argument: String {
    line.column(4).split(separator: ";").first?.split(separator: ":").last.map(String.init) ?? ""
  }

  /// The names of what the setter takes, the one that holds by default first; nil where a sheet cannot name them.
  var states: [String]? {
    if argument == UIKitTypeName.of(UIControl.State.self) { return UIControl.State.names }
    guard let known = UIKitEnum(named: argument), known.kind == .enumeration else { return nil }
    return known.cases
  }

  /// The row for the registry.
  var row: StyleProperty { StyleProperty(name, access) }

  private var access: StyleProperty.Access {
    guard let states else { return .unsettable(reason: "set for each \(argument)") }
    let type = TableValueType(
      kind: line.column(1), name: line.column(2),
      isOptional: line.column(3).utf8.contains(UInt8(ascii: "n")))
    guard let valueType = type.valueType else { return .unsettable(reason: type.reason) }
    let fresh = TableDefault.value("", of: valueType)
    return .stateful(valueType, states: states) { [name] in TableProperty.accessor(name + ":" + $0, fresh) }
  }
}
