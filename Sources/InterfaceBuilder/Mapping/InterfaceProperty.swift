import StyleInjection

/// A property that documents write: its type and how it is set on an object.
struct InterfaceProperty: Sendable {
  let type: StyleValueType
  let accessor: StyleProperty.Accessor
  /// Values that documents spell otherwise than Swift does.
  let spellings: [String: String]
}

/// The properties of a class as the registry has them, superclasses' included.
struct InterfaceClass: Sendable {
  private let rows: StyleClassRows

  /// A class by its rows.
  init(_ rows: StyleClassRows) { self.rows = rows }

  /// The class and its superclasses, nearest first.
  var names: [String] { rows.chain.map(\.name) }

  /// What the first step of a key path is, and the steps behind it.
  func step(_ keyPath: Substring) -> (access: StyleProperty.Access, state: String?, rest: Substring?)? {
    if let alias = rows.keyPath(ofAlias: String(keyPath)), alias != keyPath { return step(alias[...]) }
    let dot = keyPath.firstIndex(of: ".")
    let first = keyPath[..<(dot ?? keyPath.endIndex)]
    let rest = dot.map { keyPath[keyPath.index(after: $0)...] }
    let colon = first.firstIndex(of: ":")
    let state = colon.map { String(first[first.index(after: $0)...]) }
    guard let property = rows.property(named: String(first[..<(colon ?? first.endIndex)])) else { return nil }
    return (property.access, state, rest)
  }
}
