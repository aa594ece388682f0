/// A class's rows with all that it inherits, by name: a nearer class's row hides a farther one's.
struct ClassRows {
  /// A storage and the member of it that a key path names.
  struct StorageMember {
    let storage: StyleStorage
    let member: StyleStorage.Member
  }

  private(set) var properties: [String: StyleProperty] = [:]
  private(set) var aliases: [String: String] = [:]
  private(set) var storageMembers: [String: StorageMember] = [:]

  init(chain: [StyleClass]) {
    for styleClass in chain {
      let rows = styleClass.rows
      for property in rows.properties where properties[property.name] == nil {
        properties[property.name] = property
      }
      aliases.merge(rows.aliases) { nearer, _ in nearer }
      for storage in rows.storages {
        for member in storage.members where storageMembers[member.keyPath] == nil {
          storageMembers[member.keyPath] = StorageMember(storage: storage, member: member)
        }
      }
    }
  }

  /// The accessor of a member that is a property of the storage's owner; nil for one further away.
  func accessor(of member: StyleStorage.Member) -> StyleProperty.Accessor? {
    guard case .value(_, let accessor)? = properties[member.keyPath]?.access else { return nil }
    return accessor
  }

  /// The names that a key path can begin with, for suggestions.
  var names: [String] { Array(properties.keys) + aliases.keys }
}
