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
  /// The class and its superclasses, nearest first.
  let names: [String]
  private let properties: [String: StyleProperty]
  private let aliases: [String: String]

  /// A class by its chain of superclasses, nearest first.
  init(_ chain: [StyleClass]) {
    var properties: [String: StyleProperty] = [:]
    var aliases: [String: String] = [:]
    for rows in chain.map(\.rows) {
      properties.merge(rows.properties.map { ($0.name, $0) }) { nearest, _ in nearest }
      aliases.merge(rows.aliases) { nearest, _ in nearest }
    }
    names = chain.map(\.name)
    self.properties = properties
    self.aliases = aliases
  }

  /// What the first step of a key path is, and the steps behind it.
  func step(_ keyPath: Substring) -> (access: StyleProperty.Access, state: String?, rest: Substring?)? {
    if let alias = aliases[String(keyPath)], alias != keyPath { return step(alias[...]) }
    let dot = keyPath.firstIndex(of: ".")
    let first = keyPath[..<(dot ?? keyPath.endIndex)]
    let rest = dot.map { keyPath[keyPath.index(after: $0)...] }
    let colon = first.firstIndex(of: ":")
    let state = colon.map { String(first[first.index(after: $0)...]) }
    guard let property = properties[String(first[..<(colon ?? first.endIndex)])] else { return nil }
    return (property.access, state, rest)
  }
}
