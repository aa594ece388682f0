/// What key paths of a registry's classes were found to lead to; shared by all sources of rules, so that equal key paths
/// lead to the very same targets.
final class StyleTargetMemo {
  /// A key path, as a class and a dialect have it.
  struct Key: Hashable {
    let className: String
    let keyPath: String
    let dialect: StyleDialect
  }

  private var known: [Key: StyleTarget] = [:]

  subscript(key: Key) -> StyleTarget? {
    get { known[key] }
    set { known[key] = newValue }
  }
}
