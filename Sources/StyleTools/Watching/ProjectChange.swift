/// What of a project is not as it was.
struct ProjectChange {
  /// Whether the configuration is another one.
  let hasConfiguration: Bool
  /// The documents that changed, or need not have.
  let documents: Set<String>
  /// The documents that are new.
  let added: [String]
  /// The documents that are gone.
  let removed: [String]
  /// The catalogs and images that changed, came or went.
  let assets: Set<String>

  init(from old: ProjectReading, to new: ProjectReading) {
    hasConfiguration = old.configurationBytes != new.configurationBytes
    let (before, after) = (Set(old.files.documents), Set(new.files.documents))
    added = new.files.documents.filter { !before.contains($0) }
    removed = old.files.documents.filter { !after.contains($0) }
    documents = new.documents(changedSince: old).subtracting(added)
    assets = new.assets(changedSince: old)
  }

  /// Whether there is nothing.
  var isEmpty: Bool {
    !hasConfiguration && documents.isEmpty && added.isEmpty && removed.isEmpty && assets.isEmpty
  }
}
