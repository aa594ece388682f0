/// The resolved styles of a source of rules.
///
/// A compiled source answers the same for all objects of one class with the same names in the same controller:
/// they share one resolved style. Any other source is asked for each object.
final class ResolvedStyleCache {
  private let repository: any StyleSourceRepository
  private let registry: StyleRegistry
  private let environment: StyleEnvironment
  private var decoders: StyleDecoders
  private var resolver: StyleResolver
  private var snapshot: RuleIndex?
  private var styles: [StyleKey: ResolvedStyle] = [:]
  private var relational: [StyleKey: [StyleMatch]] = [:]
  private var rowsByClass: [String: StyleClassRows] = [:]
  private var identities: [IdentityKey: ClassIdentity] = [:]

  private struct IdentityKey: Hashable {
    let type: ObjectIdentifier
    let custom: StyleClassName?
  }

  /// An object's class, as sheets and the registry name it.
  private final class ClassIdentity {
    /// The name that selectors match.
    let name: StyleClassName
    /// The registered class whose rows say what its key paths lead to.
    let rowsName: String
    /// The superclasses, nearest first.
    let superclasses: [StyleClassName]

    init(name: StyleClassName, rowsName: String, superclasses: [StyleClassName]) {
      self.name = name
      self.rowsName = rowsName
      self.superclasses = superclasses
    }
  }

  private struct StyleKey: Hashable {
    let identity: ObjectIdentifier
    let scope: ObjectIdentifier?
    let path: ObjectIdentifier?
    let sheetName: String?
    /// The lists of names under the attributes, in the order of `StyleNameAttribute`.
    let styleIdentifier, style, styles: String?
  }

  /// The last controller that was asked for: the objects of one follow each other.
  private var lastScope: (object: ObjectIdentifier, identity: ClassIdentity)?

  /// The paths by what they are made of, so that equal ones are one.
  private var paths: [PathKey: StylePath] = [:]

  private struct PathKey: Hashable {
    let identity: ObjectIdentifier
    let outer: ObjectIdentifier?
    let names: [StyleElement.Name]
  }

  init(repository: any StyleSourceRepository, registry: StyleRegistry, decoders: StyleDecoders) {
    self.repository = repository
    self.registry = registry
    self.decoders = decoders
    environment = decoders.environment
    snapshot = repository.snapshot
    self.decoders.takeVariables(of: snapshot)
    resolver = StyleResolver(registry: registry, decoders: self.decoders)
  }

  /// Whether the source may answer otherwise than at the last pass.
  var isOutdated: Bool { snapshot == nil || repository.snapshot !== snapshot }

  /// To be called before each pass: the source may have compiled its rules anew.
  func refresh() {
    lastScope = nil
    let current = repository.snapshot
    guard current !== snapshot else { return }
    snapshot = current
    styles = [:]
    relational = [:]
    paths = [:]
    decoders.takeVariables(of: current)
    resolver = StyleResolver(registry: registry, decoders: decoders)
  }

  /// The response path behind an object's children; nil where no rule asks for any of it.
  func path(through object: any Styleable, outer: StylePath?) -> StylePath? {
    guard let filter = snapshot?.pathFilter, !filter.isEmpty else { return nil }
    let identity = identity(of: object)
    let names = names(of: object)
    let key = PathKey(
      identity: ObjectIdentifier(identity), outer: outer.map(ObjectIdentifier.init), names: names)
    if let known = paths[key] { return known }
    let step = StyleElement.Step(identity.name, superclasses: identity.superclasses, names: names)
    guard filter.wants(step) else { return outer }
    let made = StylePath(step, outer: outer)
    paths[key] = made
    return made
  }

  /// The response path behind an object that a walk begins with.
  func path(behind object: any Styleable) -> StylePath? {
    guard let filter = snapshot?.pathFilter, !filter.isEmpty else { return nil }
    var ancestors: [any Styleable] = []
    var next = object.styleParent
    while let current = next {
      ancestors.append(current)
      next = current.styleParent
    }
    return ancestors.reversed().reduce(nil) { path(through: $1, outer: $0) }
  }

  /// A walk over the tree of an object, which begins with what stands behind it.
  func walk(from object: any Styleable, choosing choice: StyleSheetChoice) -> StyleWalk {
    StyleWalk(object, path: path(behind: object), sheetName: choice.sheetName(behind: object))
  }

  /// The style of an object at its place.
  ///
  /// - Parameter related: what rules for other objects say of it, which is not shared.
  func style(at place: StyleWalk.Place, related: [StyleMatch] = []) -> ResolvedStyle {
    let object = place.object
    let identity = identity(of: object)
    let scopeIdentity = place.scope.map(scopeIdentity(of:))
    guard let snapshot else {
      let matches = repository.matches(
        for: element(
          of: object, identity, in: scopeIdentity, path: steps(behind: object),
          sheetName: StyleSheetChoice.names(from: object).first { _ in true }))
      return resolve(
        matches.filter { $0.declaration.conditions.allSatisfy(environment.meets) }, identity)
    }
    func matches() -> [StyleMatch] {
      snapshot.matches(for: element(at: place, identity, in: scopeIdentity), in: environment)
    }
    guard related.isEmpty else { return resolve(matches() + related, identity) }
    let key = key(at: place, identity, in: scopeIdentity)
    if let known = styles[key] { return known }
    let made = resolve(matches(), identity)
    styles[key] = made
    return made
  }

  /// What sheets decide of an object and why.
  ///
  /// - Parameter keyPath: what to explain; nil for all that sheets speak of.
  func explanation(of object: any Styleable, keyPath: String?) -> StyleExplanation {
    let identity = identity(of: object)
    var walk = StyleWalk(object)
    let scope = walk.next()?.scope.map(scopeIdentity(of:))
    let names = snapshot?.sheetNames
    let element = element(
      of: object, identity, in: scope, path: steps(behind: object),
      sheetName: StyleSheetChoice.names(from: object).first { names?.contains($0) ?? true })
    let matches =
      snapshot?.matches(for: element, in: environment)
      ?? repository.matches(for: element).filter { $0.declaration.conditions.allSatisfy(environment.meets) }
    var choice = StyleSheetChoice(among: snapshot)
    var related = relatedMatches(around: object, choosing: &choice)
    var explainer = StyleExplainer(
      object: object, element: element, className: identity.rowsName,
      dialects: StyleDialect.allCases.filter { dialect in
        snapshot?.sheets.contains { $0.dialect == dialect } ?? false
      }, resolver: resolver)
    return explainer.explanation(
      of: matches + (related?.take(object) ?? []),
      nearMisses: snapshot?.nearMisses(for: element, in: environment) ?? [], keyPath: keyPath,
      diagnostics: (related?.diagnostics ?? []) + choice.diagnostics)
  }

  /// What the rules for an object say of others, which it is related to.
  func relationalMatches(at place: StyleWalk.Place) -> [StyleMatch] {
    let identity = identity(of: place.object)
    let scopeIdentity = place.scope.map(scopeIdentity(of:))
    let key = key(at: place, identity, in: scopeIdentity)
    if let known = relational[key] { return known }
    let element = element(at: place, identity, in: scopeIdentity)
    let made = snapshot?.relationalMatches(for: element, in: environment) ?? []
    relational[key] = made
    return made
  }

  /// Whether a sheet speaks of objects that it reaches from others.
  var usesRelations: Bool { snapshot?.usesRelations ?? false }

  /// The name of an object's class, and its rows.
  func rows(of object: any Styleable) -> (StyleClassName, StyleClassRows) {
    let identity = identity(of: object)
    if let known = rowsByClass[identity.rowsName] { return (identity.name, known) }
    let made = registry.rows(of: identity.rowsName)
    rowsByClass[identity.rowsName] = made
    return (identity.name, made)
  }

  private func element(
    at place: StyleWalk.Place, _ identity: ClassIdentity, in scope: ClassIdentity?
  ) -> StyleElement {
    element(
      of: place.object, identity, in: scope, path: place.path?.steps ?? [], sheetName: place.sheetName)
  }

  private func key(
    at place: StyleWalk.Place, _ identity: ClassIdentity, in scope: ClassIdentity?
  ) -> StyleKey {
    let object = place.object
    return StyleKey(
      identity: ObjectIdentifier(identity), scope: scope.map(ObjectIdentifier.init),
      path: place.path.map(ObjectIdentifier.init), sheetName: place.sheetName,
      styleIdentifier: object.styleNames(.styleIdentifier), style: object.styleNames(.style),
      styles: object.styleNames(.styles))
  }

  private func resolve(_ matches: [StyleMatch], _ identity: ClassIdentity) -> ResolvedStyle {
    resolver.resolve(matches, className: identity.rowsName, elementName: identity.name)
  }

  private func element(
    of object: any Styleable, _ identity: ClassIdentity, in scope: ClassIdentity?, path: [StyleElement.Step],
    sheetName: String?
  ) -> StyleElement {
    StyleElement(
      identity.name, superclasses: identity.superclasses, names: names(of: object), controller: scope?.name,
      path: path, stylesheet: sheetName)
  }

  private func names(of object: any Styleable) -> [StyleElement.Name] {
    StyleNameAttribute.allCases.flatMap { attribute in
      object.styleNames(attribute).map { StyleElement.Name.list($0, attribute) } ?? []
    }
  }

  private func steps(behind object: any Styleable) -> [StyleElement.Step] {
    var steps: [StyleElement.Step] = []
    var next = object.styleParent
    while let current = next {
      let identity = identity(of: current)
      steps.append(
        StyleElement.Step(identity.name, superclasses: identity.superclasses, names: names(of: current)))
      next = current.styleParent
    }
    return steps
  }

  private func scopeIdentity(of scope: any Styleable) -> ClassIdentity {
    if let lastScope, lastScope.object == ObjectIdentifier(scope) { return lastScope.identity }
    let identity = identity(of: scope)
    lastScope = (ObjectIdentifier(scope), identity)
    return identity
  }

  private func identity(of object: any Styleable) -> ClassIdentity {
    let key = IdentityKey(type: ObjectIdentifier(type(of: object)), custom: object.customStyleClassName)
    if let known = identities[key] { return known }
    let made = makeIdentity(of: object)
    identities[key] = made
    return made
  }

  private func makeIdentity(of object: any Styleable) -> ClassIdentity {
    let model = registry.nearestClass(of: object)
    let name = object.customStyleClassName ?? registry.className(of: type(of: object))
    let registered = registry.styleClass(named: name.name).flatMap { $0.describes(object) ? $0 : nil }
    let rows = registered ?? model
    let chain = rows.map { registry.chain(of: $0.name) } ?? []
    let superclasses = chain.map { StyleClassName($0.name, module: $0.module) }.filter {
      $0.name != name.name
    }
    return ClassIdentity(name: name, rowsName: rows?.name ?? name.name, superclasses: superclasses)
  }
}
