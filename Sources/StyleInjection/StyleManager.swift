/// The style service: holds the source of rules, the decoders and the live roots.
///
/// A manager belongs to one isolation domain, the one of the objects that it styles. Sources are `Sendable` and
/// may be made anywhere.
public final class StyleManager {
  /// The app's manager.
  @MainActor public static let shared = StyleManager()

  /// The classes that can be styled.
  public var registry: StyleRegistry { didSet { forgetResolved() } }
  /// What exists beside the sheets: fonts, images, colours.
  public var resources: any StyleResources {
    get { decoders.resources }
    set {
      decoders.resources = newValue
      forgetResolved()
    }
  }
  /// What holds: the device, its traits, the user's settings. Live roots follow a change before the setter returns.
  public var environment: StyleEnvironment {
    get { decoders.environment }
    set {
      guard newValue != decoders.environment else { return }
      decoders.environment = newValue
      forgetResolved()
      restyle()
    }
  }
  /// The source of rules in force.
  public private(set) var repository: any StyleSourceRepository
  /// Is told of each pass that no call returns: when an object joins a live tree, its names change, or a followed
  /// source does.
  public var onPass: ((StyleReport) -> Void)?

  private var decoders: StyleDecoders
  private var cache: ResolvedStyleCache
  private var roots: [WeakRoot] = []
  /// How often a source was installed.
  private var installations = 0

  private struct WeakRoot {
    weak var object: (any Styleable)?
  }

  /// A manager over a registry, resources and a source of rules; without rules nothing is styled.
  public init(
    registry: StyleRegistry = StyleRegistry(), resources: any StyleResources = StyleResourceList(),
    repository: any StyleSourceRepository = StyleSheetSource([])
  ) {
    self.registry = registry
    self.repository = repository
    decoders = StyleDecoders(resources: resources)
    cache = ResolvedStyleCache(repository: repository, registry: registry, decoders: decoders)
  }

  /// Swaps the source of rules. Every live root follows before the call returns.
  ///
  /// A source is loaded before it is installed: one that fails to load throws where it is made, and the old one
  /// stays in force.
  @discardableResult
  public func setupStyleSourceRepository(_ repository: any StyleSourceRepository) -> StyleReport {
    self.repository = repository
    installations += 1
    forgetResolved()
    return applyStyle()
  }

  /// Adds a decoder of the app's own; it is asked before those that are there.
  public func registerValueDecoder(_ decoder: any StyleValueDecoder) {
    decoders.custom.append(decoder)
    forgetResolved()
  }

  /// Makes an object a live root, and styles it: what joins its tree later is styled then. It is held weakly.
  @discardableResult
  public func addRoot(_ root: any Styleable) -> StyleReport {
    removeRoot(root)
    let record = root.styleRecord ?? StyleRecord()
    record.manager = self
    root.styleRecord = record
    roots.append(WeakRoot(object: root))
    return applyStyle(in: root)
  }

  /// Ends a root's life as one; its looks stay.
  public func removeRoot(_ root: any Styleable) {
    roots.removeAll { $0.object == nil || $0.object === root }
    if root.styleRecord?.manager === self { root.styleRecord?.manager = nil }
  }

  /// Styles all live roots.
  @discardableResult
  public func applyStyle() -> StyleReport {
    roots.removeAll { $0.object == nil }
    var report = StyleReport()
    report.report(repository.diagnostics)
    for root in roots.compactMap(\.object) where !standsInLiveTree(root) { pass(over: root, into: &report) }
    return report
  }

  /// Styles an object and all below it, whether it is part of a live tree or not.
  @discardableResult
  public func applyStyle(in root: any Styleable) -> StyleReport {
    var report = StyleReport()
    report.report(repository.diagnostics)
    pass(over: root, into: &report)
    return report
  }

  /// What the sheets in force decide of an object and why. The object need not be styled, and is not by this.
  ///
  /// Rules that miss the object by one thing are found only in a source that offers its rules compiled. O(rules).
  ///
  /// - Parameter keyPath: what to explain, whatever sheets call it; nil for all that they speak of.
  public func explanation(of object: any Styleable, keyPath: String? = nil) -> StyleExplanation {
    cache.refresh()
    return cache.explanation(of: object, keyPath: keyPath)
  }

  /// Styles all live roots anew whenever the source in force announces a change, and at once if it changed since
  /// the last pass. Returns when that source ends its announcements or makes one after another source was
  /// installed, and when the task is cancelled; the manager lives until then.
  ///
  /// - Parameter isolation: the domain that the manager belongs to; the caller's own.
  public func followChanges(isolation: isolated (any Actor)? = #isolation) async {
    let followed = installations
    let changes = repository.changes
    if cache.isOutdated { restyle() }
    for await _ in changes {
      guard followed == installations else { return }
      restyle()
    }
  }

  /// Styles all live roots, or one object and all below it, and tells the report.
  func restyle(_ object: (any Styleable)? = nil) {
    let report = object.map { applyStyle(in: $0) } ?? applyStyle()
    onPass?(report)
  }

  /// Whether an object stands below a live root, so that this one's pass styles it.
  private func standsInLiveTree(_ object: any Styleable) -> Bool {
    var next = object.styleParent
    while let current = next {
      if current.styleRecord?.manager === self { return true }
      next = current.styleParent
    }
    return false
  }

  private func forgetResolved() {
    decoders.suggestions = SuggestionBudget()
    cache = ResolvedStyleCache(repository: repository, registry: registry, decoders: decoders)
  }

  private func pass(over root: any Styleable, into report: inout StyleReport) {
    cache.refresh()
    var choice = StyleSheetChoice(among: repository.snapshot)
    var related = cache.relatedMatches(around: root, choosing: &choice)
    report.report(related?.diagnostics ?? [])
    var walk = cache.walk(from: root, choosing: choice)
    while let place = walk.next(
      pathThrough: cache.path(through:outer:), chooseSheet: { choice.sheetName(of: $0, inherited: $1) })
    {
      apply(at: place, related?.take(place.object) ?? [], into: &report)
    }
    for object in related?.rest ?? [] {
      var walk = cache.walk(from: object, choosing: choice)
      guard let place = walk.next(chooseSheet: { choice.sheetName(of: $0, inherited: $1) }) else { continue }
      apply(at: place, related?.take(object) ?? [], into: &report)
    }
    report.report(choice.diagnostics)
  }

  private func apply(at place: StyleWalk.Place, _ related: [StyleMatch], into report: inout StyleReport) {
    let style = cache.style(at: place, related: related)
    StyleInjector.apply(style, to: place.object, report: &report)
  }
}
