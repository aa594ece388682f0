/// The names that the dialects have for properties, beside the names of the properties themselves.
///
/// A name counts before a property of the same name, unless the class of that property is nearer.
public struct StyleVocabulary: Sendable {
  /// The names of one dialect.
  private struct Names: Sendable {
    /// By the classes, then by the names.
    private var aliases: [String: [String: StylePropertyAlias]] = [:]

    /// The names of some rows; of equal ones the first counts.
    init(_ rows: [StylePropertyAlias]) {
      for row in rows where self[row.className, row.name] == nil { self[row.className, row.name] = row }
    }

    subscript(className: String, name: String) -> StylePropertyAlias? {
      get { aliases[className]?[name] }
      set { aliases[className, default: [:]][name] = newValue }
    }

    func has(_ name: String) -> Bool { aliases.values.contains { $0[name] != nil } }

    func names(of className: String) -> [String] { aliases[className].map { Array($0.keys) } ?? [] }
  }

  // One for each dialect, in the order of all.
  private var own = StyleDialect.allCases.map { _ in Names([]) }
  private let tables: [Memo<Names>]

  /// A vocabulary over tables, each of which is asked for when a name of its dialect is first looked up; of equal rows
  /// the first counts.
  public init(_ table: @escaping @Sendable (StyleDialect) -> [StylePropertyAlias] = { _ in [] }) {
    tables = StyleDialect.allCases.map { dialect in Memo { Names(table(dialect)) } }
  }

  /// Adds a name of the app's own; it replaces the same one of its class.
  public mutating func add(_ alias: StylePropertyAlias) {
    own[Self.place(of: alias.dialect)][alias.className, alias.name] = alias
  }

  private static func place(of dialect: StyleDialect) -> Int {
    StyleDialect.allCases.firstIndex(of: dialect) ?? 0
  }

  /// The alias of that name that a class of the chain has; nil where there is none, or a nearer class has a property
  /// of its own under the name.
  func alias(named name: String, in dialect: StyleDialect, of rows: StyleClassRows) -> StylePropertyAlias? {
    let place = Self.place(of: dialect)
    let (own, table) = (own[place], tables[place]())
    for styleClass in rows.chain {
      if let found = own[styleClass.name, name] ?? table[styleClass.name, name] { return found }
      let known = styleClass.rowsByName
      if known.properties[name] != nil || known.aliases[name] != nil { return nil }
    }
    return nil
  }

  /// Whether the dialect has the name for any class.
  func hasName(_ name: String, in dialect: StyleDialect) -> Bool {
    let place = Self.place(of: dialect)
    return own[place].has(name) || tables[place]().has(name)
  }

  /// The names that a key path can begin with, for suggestions.
  func names(in dialect: StyleDialect, of rows: StyleClassRows) -> [String] {
    let place = Self.place(of: dialect)
    let (own, table) = (own[place], tables[place]())
    return rows.chain.flatMap { own.names(of: $0.name) + table.names(of: $0.name) }.sorted()
  }
}
