/// The names that the dialects have for properties, beside the names of the properties themselves.
///
/// A name counts before a property of the same name, unless the class of that property is nearer.
public struct StyleVocabulary: Sendable {
  private struct Key: Hashable {
    let dialect: StyleDialect
    let className: String
    let name: String

    init(_ alias: StylePropertyAlias) {
      self.init(dialect: alias.dialect, className: alias.className, name: alias.name)
    }

    init(dialect: StyleDialect, className: String, name: String) {
      self.dialect = dialect
      self.className = className
      self.name = name
    }
  }

  private var own: [Key: StylePropertyAlias] = [:]
  private let table: Memo<[Key: StylePropertyAlias]>
  private let tableNames: Memo<[StyleDialect: Set<String>]>

  /// A vocabulary over a table that is asked for when a name is first looked up; of equal rows the first counts.
  public init(_ table: @escaping @Sendable () -> [StylePropertyAlias] = { [] }) {
    let rows = Memo { Dictionary(table().map { (Key($0), $0) }) { first, _ in first } }
    self.table = rows
    tableNames = Memo { Dictionary(grouping: rows().keys, by: \.dialect).mapValues { Set($0.map(\.name)) } }
  }

  /// Adds a name of the app's own; it replaces the same one of its class.
  public mutating func add(_ alias: StylePropertyAlias) { own[Key(alias)] = alias }

  /// The alias of that name that a class of the chain has; nil where there is none, or a nearer class has a property
  /// of its own under the name.
  func alias(named name: String, in dialect: StyleDialect, of rows: StyleClassRows) -> StylePropertyAlias? {
    for styleClass in rows.chain {
      let key = Key(dialect: dialect, className: styleClass.name, name: name)
      if let found = own[key] ?? table()[key] { return found }
      let known = styleClass.rowsByName
      if known.properties[name] != nil || known.aliases[name] != nil { return nil }
    }
    return nil
  }

  /// Whether the dialect has the name for any class.
  func hasName(_ name: String, in dialect: StyleDialect) -> Bool {
    tableNames()[dialect]?.contains(name) == true
      || own.keys.contains { $0.dialect == dialect && $0.name == name }
  }

  /// The names that a key path can begin with, for suggestions.
  func names(in dialect: StyleDialect, of rows: StyleClassRows) -> [String] {
    let classes = Set(rows.chain.map(\.name))
    return (Array(own.keys) + table().keys)
      .filter { $0.dialect == dialect && classes.contains($0.className) }
      .map(\.name).sorted()
  }
}
