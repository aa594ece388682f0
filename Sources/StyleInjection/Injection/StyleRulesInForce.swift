/// The rules in force, what resolving them takes, and which of their changes live objects have not followed yet.
final class StyleRulesInForce {
  /// What live objects have not followed yet.
  enum Debt {
    case none
    /// What rules say of them may be other, but not what rules ask of them.
    case rules(RuleIndexDifference)
    /// All is to be asked anew.
    case all
  }

  /// The source of rules.
  private(set) var repository: any StyleSourceRepository
  private(set) var decoders: StyleDecoders
  /// What the rules say of objects.
  @exclusivity(unchecked) private(set) var cache: ResolvedStyleCache
  /// The objects that the rules cannot tell apart.
  @exclusivity(unchecked) private(set) var groups: StyleGroups
  private var registry: StyleRegistry
  private var targets = StyleTargetMemo()
  private var debt = Debt.none

  init(registry: StyleRegistry, resources: any StyleResources, repository: any StyleSourceRepository) {
    self.registry = registry
    self.repository = repository
    decoders = StyleDecoders(resources: resources)
    cache = ResolvedStyleCache(
      repository: repository, registry: registry, decoders: decoders, targets: targets)
    groups = StyleGroups(StyleElements(registry: registry, filter: cache.snapshot?.pathFilter))
  }

  /// Puts a source of rules in the place of the one in force.
  func install(_ repository: any StyleSourceRepository) {
    self.repository = repository
    renewCache()
  }

  /// Puts another registry in force.
  func install(_ registry: StyleRegistry) {
    self.registry = registry
    targets = StyleTargetMemo()
    renewCache(isRegistryNew: true)
  }

  /// Changes what decoding depends on.
  func changeDecoders(_ change: (inout StyleDecoders) -> Void) {
    change(&decoders)
    renewCache()
  }

  /// Whether live objects have not followed a change yet.
  var isBehind: Bool {
    if case .none = debt { cache.isOutdated } else { true }
  }

  /// Notes that the source may answer otherwise than at the last pass, though it has no compiled rules to tell by.
  func noteChange() {
    if cache.snapshot == nil { debt = .all }
  }

  /// Notes that all that is live is to be asked anew.
  func oweAll() { debt = .all }

  /// Takes into account that the source has other compiled rules than before, if it has.
  func refresh() {
    if cache.isOutdated { renewCache() }
  }

  /// What live objects are to follow; they are taken to have done so.
  func takeDebt() -> Debt {
    refresh()
    defer { debt = .none }
    return debt
  }

  private func renewCache(isRegistryNew: Bool = false) {
    let old = cache
    decoders.suggestions = SuggestionBudget()
    cache = ResolvedStyleCache(
      repository: repository, registry: registry, decoders: decoders, targets: targets)
    groups.forgetStyles()
    guard !isRegistryNew, let before = old.snapshot, let after = cache.snapshot, !old.usesRelations,
      !cache.usesRelations, groups.elements.filter == after.pathFilter, before.sheetNames == after.sheetNames
    else {
      debt = .all
      if isRegistryNew || groups.elements.filter != cache.snapshot?.pathFilter {
        groups = StyleGroups(StyleElements(registry: registry, filter: cache.snapshot?.pathFilter))
      }
      return
    }
    switch debt {
    case .none: debt = .rules(before === after ? .everything : RuleIndexDifference(from: before, to: after))
    case .rules: debt = .rules(.everything)
    case .all: break
    }
  }
}
