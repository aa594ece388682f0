/// A class's rows with all that it inherits, by name: a nearer class's row hides a farther one's.
public struct StyleClassRows: Sendable {
  /// A storage and the member of it that a key path names.
  struct StorageMember: Sendable {
    let storage: StyleStorage
    let member: StyleStorage.Member
  }

  /// The class and its superclasses, nearest first; empty if the class is not known.
  public let chain: [StyleClass]

  /// The rows of a chain of classes, nearest first.
  public init(chain: [StyleClass]) { self.chain = chain }

  /// The property of that name; nil if there is none.
  public func property(named name: String) -> StyleProperty? {
    first(\.rowsByName) { $0.properties[name] } ?? first(\.tableByName) { $0.properties[name] }
  }

  /// The key path that an alias stands for; nil if it is none.
  public func keyPath(ofAlias alias: String) -> String? {
    if let known = first(\.rowsByName, { $0.aliases[alias] }) { return known }
    // Not to read a table for what is a property's name.
    let name = String(Substring(alias.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ":") }))
    if first(\.rowsByName, { $0.properties[name] }) != nil { return nil }
    return first(\.tableByName) { $0.aliases[alias] }
  }

  /// The member of a storage with that key path; nil if no storage of the classes has one.
  func storageMember(_ keyPath: String) -> StorageMember? {
    first(\.rowsByName) { $0.storageMembers[keyPath] }
  }

  /// The accessor of a member that is a property of the storage's owner; nil for one further away.
  func accessor(of member: StyleStorage.Member) -> StyleProperty.Accessor? {
    guard case .value(_, let accessor)? = property(named: member.keyPath)?.access else { return nil }
    return accessor
  }

  /// The relation of that name; nil if there is none.
  func relation(named name: String) -> StyleObjectRelation? { first(\.rowsByName) { $0.relations[name] } }

  /// The row of a property that may show nothing, by the key path that leads to it; nil for any other.
  func superseded(_ steps: ArraySlice<String>, state: String?) -> StyleSupersededProperty? {
    guard let name = steps.first else { return nil }
    return first(\.rowsByName) { $0.superseded[name]?.first { $0.holds(steps, state: state) } }
  }

  /// The names of all relations, for suggestions.
  var relationNames: [String] { Set(chain.flatMap { $0.rowsByName.relations.keys }).sorted() }

  /// The names that a key path can begin with, for suggestions.
  var names: [String] {
    chain.flatMap { [$0.rowsByName, $0.tableByName] }.flatMap { rows in
      Array(rows.properties.keys) + rows.aliases.keys + rows.storageMembers.keys.filter { !$0.contains(".") }
    }
  }

  private func first<Row>(
    _ rows: (StyleClass) -> StyleClass.RowsByName, _ row: (StyleClass.RowsByName) -> Row?
  ) -> Row? {
    for styleClass in chain {
      if let found = row(rows(styleClass)) { return found }
    }
    return nil
  }
}

extension StyleClass {
  /// A class's own rows by name.
  struct RowsByName: Sendable {
    let properties: [String: StyleProperty]
    let aliases: [String: String]
    let storageMembers: [String: StyleClassRows.StorageMember]
    let relations: [String: StyleObjectRelation]
    /// The rows of superseded properties by the first step of their key paths.
    let superseded: [String: [StyleSupersededProperty]]

    init(_ rows: Rows) {
      properties = Dictionary(rows.properties.map { ($0.name, $0) }) { first, _ in first }
      aliases = rows.aliases
      let members = rows.storages.flatMap { storage in
        storage.members.map { ($0.keyPath, StyleClassRows.StorageMember(storage: storage, member: $0)) }
      }
      storageMembers = Dictionary(members) { first, _ in first }
      relations = Dictionary(rows.relations.map { ($0.name, $0) }) { first, _ in first }
      superseded = Dictionary(grouping: rows.superseded) { $0.steps[0] }
    }
  }
}
