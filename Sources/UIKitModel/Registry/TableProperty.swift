import StyleInjection

/// A property that only the table knows: a settable one is kept by its name in the object.
struct TableProperty {
  /// The Swift name.
  let name: String
  /// The key under which Objective-C and Interface Builder know it.
  let key: String
  private let line: FactLine

  /// Reads the names; the rest is read for the properties that are asked for, which most never are.
  init(_ line: FactLine) {
    self.line = line
    name = line.column(0)
    let key = line.column(4)
    self.key = key.isEmpty ? name : key
  }

  /// The row for the registry.
  var row: StyleProperty { StyleProperty(name, access) }

  private var access: StyleProperty.Access {
    let flags = line.column(3).utf8
    let type = TableValueType(
      kind: line.column(1), name: line.column(2), isOptional: flags.contains(UInt8(ascii: "n")))
    if let className = type.objectClassName {
      return .object(className: className, Self.object(name, className, type.isOptional))
    }
    guard let valueType = type.valueType else { return .unsettable(reason: type.reason) }
    if flags.contains(UInt8(ascii: "r")) { return .unsettable(reason: "read-only") }
    return .value(valueType, Self.accessor(name, TableDefault.value(line.column(5), of: valueType)))
  }

  /// Reads and writes a value that an object keeps by its name.
  static func accessor(_ name: String, _ fresh: StyleValue) -> StyleProperty.Accessor {
    StyleProperty.Accessor(
      get: { object in (object as? UIKitObject)?.tableValue(name) ?? fresh },
      set: { object, value in (object as? UIKitObject)?.setTableValue(value, for: name) })
  }

  /// The object that is kept by its name; one that UIKit never leaves out is made when it is asked for.
  private static func object(
    _ name: String, _ className: String, _ isOptional: Bool
  ) -> @Sendable (AnyObject) -> AnyObject? {
    { owner in
      guard let owner = owner as? UIKitObject else { return nil }
      if let known = owner.tableObject(name) { return known }
      guard !isOptional, let made = UIKitCatalog().makeObject(ofClass: className) else { return nil }
      made.owner = owner
      owner.setTableObject(made, for: name)
      return made
    }
  }
}
