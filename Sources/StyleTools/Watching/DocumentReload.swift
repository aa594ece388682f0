import StyleDiagnostics

/// What the file of a document holds, and whether that can be loaded.
struct FoundDocument: Sendable {
  let path: String
  let content: DocumentContent
  /// Why it cannot be loaded; nil for what can, or is to be skipped.
  let problems: [Diagnostic]?
}

/// What live documents were loaded from.
struct LiveContents: Sendable {
  /// The last good content of each; of a document that never had any what it has.
  var contents: [String: DocumentContent] = [:]
  /// The documents that never had a good content.
  var broken: Set<String> = []
  /// What the files hold that cannot be loaded while the last good content is in force.
  var failing: [String: DocumentContent] = [:]
}

/// Which documents are to be loaded anew after files changed, and from what.
struct DocumentReload {
  /// What is live afterwards.
  let live: LiveContents
  /// The groups to load.
  let groups: [DocumentGroup]
  /// The groups that stay as they are.
  let kept: Set<[String]>
  /// The documents whose content is another one than that which was in force.
  let changed: [String]
  /// What is wrong with documents whose last good content stays in force, and was not before.
  let failures: [Diagnostic]
  /// The documents whose file holds again what is in force.
  let recovered: [String]

  /// - Parameters:
  ///   - documents: the paths of all documents that there are now.
  ///   - found: what those of them hold that may have changed, or are new.
  ///   - old: what is live.
  ///   - liveGroups: which documents were loaded together.
  ///   - isForAll: whether all are to be loaded anew.
  init(
    _ documents: [String], found: [FoundDocument], after old: LiveContents, liveGroups: Set<[String]>,
    isForAll: Bool
  ) {
    let paths = Set(documents)
    var live = LiveContents(
      contents: old.contents.filter { paths.contains($0.key) }, broken: old.broken.intersection(paths),
      failing: old.failing.filter { paths.contains($0.key) })
    var failures: [Diagnostic] = []
    var changed: [String] = []
    var recovered: [String] = []
    for document in found {
      let path = document.path
      if let known = old.contents[path], known.isSame(as: document.content) {
        if live.failing.removeValue(forKey: path) != nil { recovered.append(path) }
      } else if let problems = document.problems, old.contents[path] != nil, !old.broken.contains(path) {
        let isKnown = live.failing[path].map { $0.isSame(as: document.content) } ?? false
        live.failing[path] = document.content
        if !isKnown { failures += problems }
      } else {
        live.contents[path] = document.content
        live.failing[path] = nil
        if document.problems == nil { live.broken.remove(path) } else { live.broken.insert(path) }
        changed.append(path)
      }
    }
    let all = DocumentGroup.groups(of: documents) { live.contents[$0]?.referencedStoryboards ?? [] }
    let touched = Set(changed)
    let untouched = liveGroups.filter { !isForAll && touched.isDisjoint(with: $0) }
    groups = all.filter { !untouched.contains($0.paths) }
    kept = untouched.intersection(all.map(\.paths))
    self.live = live
    self.changed = changed
    self.failures = failures
    self.recovered = recovered
  }
}
