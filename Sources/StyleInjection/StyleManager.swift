/// The style service: holds the source of rules, the decoders and the live roots.
///
/// What stands in the tree of a live root is a live object: it follows each change of the rules, of what holds and of its
/// own place and names. A value that an object had before a rule named it comes back when none does any more.
///
/// A manager belongs to one isolation domain, the one of the objects that it styles. Sources are `Sendable` and
/// may be made anywhere.
public final class StyleManager {
  /// The app's manager.
  @MainActor public static let shared = StyleManager()

  /// The classes that can be styled; live objects follow a change at the next pass.
  public var registry: StyleRegistry { didSet { engine.rules.install(registry) } }
  /// What exists beside the sheets: fonts, images, colours; live objects follow a change at the next pass.
  public var resources: any StyleResources {
    get { engine.rules.decoders.resources }
    set { engine.rules.changeDecoders { $0.resources = newValue } }
  }
  /// What holds: the device, its traits, the user's settings. Live objects follow a change before the setter returns.
  public var environment: StyleEnvironment {
    get { engine.rules.decoders.environment }
    set {
      guard newValue != environment else { return }
      engine.rules.changeDecoders { $0.environment = newValue }
      restyle()
    }
  }
  /// What becomes of values that the app sets after a sheet did.
  public var localChangePolicy = StyleLocalChangePolicy.keep
  /// The source of rules in force.
  public var repository: any StyleSourceRepository { engine.rules.repository }
  /// Is told of each pass that no call returns: when an object joins a live tree, its names change, or a followed
  /// source does.
  public var onPass: ((StyleReport) -> Void)?

  private let engine: StyleEngine
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
    engine = StyleEngine(
      StyleRulesInForce(registry: registry, resources: resources, repository: repository))
  }

  /// Swaps the source of rules. Every live object follows before the call returns; where both sources have compiled rules,
  /// only those are looked at of which they say different things.
  ///
  /// A source is loaded before it is installed: one that fails to load throws where it is made, and the old one
  /// stays in force.
  @discardableResult
  public func setupStyleSourceRepository(_ repository: any StyleSourceRepository) -> StyleReport {
    installations += 1
    engine.rules.install(repository)
    return update()
  }

  /// Adds a decoder of the app's own; it is asked before those that are there. Live objects follow at the next pass.
  public func registerValueDecoder(_ decoder: any StyleValueDecoder) {
    engine.rules.changeDecoders { $0.custom.append(decoder) }
  }

  /// Makes an object a live root, and styles it: what joins its tree later is styled then. It is held weakly. An object
  /// follows one manager, the one that was given it last.
  @discardableResult
  public func addRoot(_ root: any Styleable) -> StyleReport {
    removeRoot(root)
    let record = root.styleRecord ?? StyleRecord()
    record.isRoot = true
    root.styleRecord = record
    roots.append(WeakRoot(object: root))
    return applyStyle(in: root)
  }

  /// Ends a root's life as one; its looks stay.
  public func removeRoot(_ root: any Styleable) {
    let count = roots.count
    roots.removeAll { $0.object == nil || $0.object === root }
    // Another manager may have made it a root of its own since.
    guard roots.count < count, let record = root.styleRecord, record.isRoot,
      record.group?.manager === self
    else { return }
    record.isRoot = false
    if !isLive(root) { root.leaveLiveTree() }
  }

  /// Styles all live roots, whatever became of their trees, and looks at each value: see `localChangePolicy`.
  @discardableResult
  public func applyStyle() -> StyleReport {
    let roots = topmostRoots
    var injector = injector(isThorough: true)
    engine.pass(over: roots, following: self, isWhole: true, with: &injector) { injector in
      for root in roots { engine.style(root, isLive: true, following: self, with: &injector) }
    }
    return injector.report
  }

  /// Styles an object and all below it, whether it is part of a live tree or not, and looks at each value. What is live
  /// stays so, and goes on to follow its own manager.
  @discardableResult
  public func applyStyle(in root: any Styleable) -> StyleReport {
    var injector = injector(isThorough: true)
    engine.pass(over: topmostRoots, following: self, with: &injector) { injector in
      engine.style(root, isLive: isLive(root), following: self, with: &injector)
    }
    return injector.report
  }

  /// Gives values that the app set back to the sheets in force: what these say counts again, or the original value does
  /// where they say nothing.
  ///
  /// - Parameters:
  ///   - object: whose values they are.
  ///   - keyPath: what to give back, whatever sheets call it; nil for all that the object has.
  @discardableResult
  public func discardLocalChanges(of object: any Styleable, keyPath: String? = nil) -> StyleReport {
    let scope = keyPath.map { StyleInjector.Scope.targets(engine.targets(of: $0, from: object)) } ?? .all
    var injector = StyleInjector(overwriting: scope, isThorough: true)
    engine.pass(over: topmostRoots, following: self, with: &injector) { injector in
      engine.restyle(object, following: self, with: &injector)
    }
    return injector.report
  }

  /// What the sheets in force decide of an object and why. The object need not be styled, and is not by this.
  ///
  /// Rules that miss the object by one thing are found only in a source that offers its rules compiled. O(rules).
  ///
  /// - Parameters:
  ///   - object: what to explain.
  ///   - keyPath: which of its properties, whatever sheets call it; nil for all that they speak of.
  public func explanation(of object: any Styleable, keyPath: String? = nil) -> StyleExplanation {
    engine.explanation(of: object, keyPath: keyPath)
  }

  /// Styles the live objects anew whenever the source in force announces a change, and at once if it changed since
  /// the last pass. Returns when that source ends its announcements or makes one after another source was
  /// installed, and when the task is cancelled; the manager lives until then.
  ///
  /// - Parameter isolation: the domain that the manager belongs to; the caller's own.
  public func followChanges(isolation: isolated (any Actor)? = #isolation) async {
    let followed = installations
    let changes = repository.changes
    engine.rules.noteChange()
    if engine.rules.isBehind { restyle() }
    for await _ in changes {
      guard followed == installations else { return }
      engine.rules.noteChange()
      restyle()
    }
  }

  /// Styles what a change concerns, and tells the report.
  private func restyle() {
    let report = update()
    onPass?(report)
  }

  /// Styles an object that joined a live tree or changed in it, and all below it, and tells the report.
  func restyle(_ object: any Styleable) {
    engine.noteMove()
    var injector = injector(isThorough: false)
    // What a cell of a list reports.
    injector.expect(objectCount: 16, changeCount: 64)
    // No pass over a part of the live objects may leave the others with what another source said.
    engine.pass(over: topmostRoots, following: self, with: &injector) { injector in
      engine.style(object, isLive: true, following: self, with: &injector)
      // It may have stood in the tree of another root.
      if engine.usesRelations, roots.count > 1 { styleRelated(with: &injector) }
    }
    onPass?(injector.report)
  }

  /// Takes into account that an object left the live trees: what rules said of others by way of it counts no more.
  func follow(leaving object: any Styleable) {
    engine.noteMove()
    guard engine.usesRelations else { return }
    var injector = injector(isThorough: false)
    engine.pass(over: topmostRoots, following: self, with: &injector) { injector in
      styleRelated(with: &injector)
    }
    onPass?(injector.report)
  }

  private func styleRelated(with injector: inout StyleInjector) {
    for root in topmostRoots { engine.styleRelated(around: root, following: self, with: &injector) }
  }

  private func update() -> StyleReport {
    var injector = injector(isThorough: false)
    engine.pass(over: topmostRoots, following: self, with: &injector)
    return injector.report
  }

  private func injector(isThorough: Bool) -> StyleInjector {
    var injector = StyleInjector(
      overwriting: localChangePolicy == .keep ? .none : .all, isThorough: isThorough)
    injector.report(repository.diagnostics)
    return injector
  }

  /// The live roots that stand in no other one's tree.
  private var topmostRoots: [any Styleable] {
    roots.removeAll { $0.object == nil }
    let objects = roots.compactMap(\.object)
    let identifiers = Set(objects.map(ObjectIdentifier.init))
    return objects.filter { root in
      !sequence(first: root) { $0.styleParent }.dropFirst().contains {
        identifiers.contains(ObjectIdentifier($0))
      }
    }
  }

  /// Whether an object is a live root or stands below one. O(depth), and O(roots) where it is.
  private func isLive(_ object: any Styleable) -> Bool {
    sequence(first: object) { $0.styleParent }.contains { next in
      next.styleRecord?.isRoot == true && roots.contains { $0.object === next }
    }
  }
}
