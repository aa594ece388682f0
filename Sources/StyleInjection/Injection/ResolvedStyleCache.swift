/// The rules of a source in force, and what they say of objects.
final class ResolvedStyleCache {
  /// The compiled rules; nil for a source that has none, which is asked for each object.
  let snapshot: RuleIndex?
  private let repository: any StyleSourceRepository
  private let registry: StyleRegistry
  private let environment: StyleEnvironment
  private var resolver: StyleResolver
  private var relational: [StyleElements.Key: [StyleMatch]] = [:]
  private var rowsByClass: [String: StyleClassRows] = [:]

  init(
    repository: any StyleSourceRepository, registry: StyleRegistry, decoders: StyleDecoders,
    targets: StyleTargetMemo
  ) {
    self.repository = repository
    self.registry = registry
    environment = decoders.environment
    snapshot = repository.snapshot
    var decoders = decoders
    decoders.takeVariables(of: snapshot)
    resolver = StyleResolver(
      registry: registry, decoders: decoders, targets: targets, hasUniquePlaces: snapshot != nil)
  }

  /// Whether the source has other compiled rules than before.
  var isOutdated: Bool { repository.snapshot !== snapshot }

  /// The style of an element.
  func style(of element: StyleElement, rowsName: String, related: [StyleMatch] = []) -> ResolvedStyle {
    resolver.resolve(matches(of: element) + related, className: rowsName, elementName: element.className)
  }

  private func matches(of element: StyleElement) -> [StyleMatch] {
    snapshot?.matches(for: element, in: environment)
      ?? repository.matches(for: element).filter { $0.declaration.conditions.allSatisfy(environment.meets) }
  }

  /// What sheets decide of an object and why.
  ///
  /// - Parameter keyPath: what to explain; nil for all that sheets speak of.
  func explanation(of object: any Styleable, among elements: StyleElements, keyPath: String?)
    -> StyleExplanation
  {
    var walk = StyleWalk(object)
    let scope = walk.next().flatMap(elements.scopeIdentity(at:))
    let names = snapshot?.sheetNames
    let element = elements.wholeElement(
      of: object, in: scope,
      sheetName: StyleSheetChoice.names(from: object).first { names?.contains($0) ?? true })
    var choice = StyleSheetChoice(among: snapshot)
    var related = relatedMatches(around: object, among: elements, choosing: &choice)
    var explainer = StyleExplainer(
      object: object, element: element, className: elements.identity(of: object).rowsName,
      dialects: StyleDialect.allCases.filter { dialect in
        snapshot?.sheets.contains { $0.dialect == dialect } ?? false
      }, resolver: resolver)
    return explainer.explanation(
      of: matches(of: element) + (related?.take(object) ?? []),
      nearMisses: snapshot?.nearMisses(for: element, in: environment) ?? [], keyPath: keyPath,
      diagnostics: (related?.diagnostics ?? []) + choice.diagnostics)
  }

  /// What a key path of an object leads to, in each dialect that has it.
  func targets(of keyPath: String, inClass rowsName: String) -> [StyleTarget] {
    StyleDialect.allCases.compactMap { dialect in
      do throws(StyleTargetError) {
        return try resolver.target(of: keyPath, inClass: rowsName, in: dialect)
      } catch {
        // Another dialect's name.
        return nil
      }
    }
  }

  /// Whether a sheet speaks of objects that it reaches from others.
  var usesRelations: Bool { snapshot?.usesRelations ?? false }

  /// What rules for any object of the tree that an object stands in say of others; nil where no sheet has relations.
  ///
  /// The tree is walked whole: what stands outside of a pass may reach into it.
  func relatedMatches(
    around object: any Styleable, among elements: StyleElements, choosing choice: inout StyleSheetChoice
  ) -> RelatedMatches? {
    guard usesRelations else { return nil }
    var top = object
    while let parent = top.styleParent { top = parent }
    var related = RelatedMatches()
    var walk = StyleWalk(top)
    while let place = walk.next(
      pathThrough: elements.path(through:outer:), chooseSheet: { choice.sheetName(of: $0, inherited: $1) })
    {
      if place.object.styleRecord?.group?.isRelated == true { related.addFormer(place.object) }
      for match in relationalMatches(at: place, among: elements) {
        follow(match, from: place.object, among: elements, into: &related)
      }
    }
    return related
  }

  /// Adds a match to the object that its relations lead to; none where one of them is absent.
  private func follow(
    _ match: StyleMatch, from object: any Styleable, among elements: StyleElements,
    into related: inout RelatedMatches
  ) {
    var current = object
    for relation in match.declaration.relations {
      let identity = elements.identity(of: current)
      let rows = rows(of: identity)
      guard let row = rows.relation(named: relation.name) else {
        return related.report(match.unknown(relation, of: identity.name, among: rows.relationNames))
      }
      guard let next = row.object(from: current) else { return }
      current = next
    }
    related.add(match.atRelatedObject, to: current)
  }

  private func relationalMatches(at place: StyleWalk.Place, among elements: StyleElements) -> [StyleMatch] {
    let key = elements.key(at: place)
    if let known = relational[key] { return known }
    let made = snapshot?.relationalMatches(for: elements.element(at: place), in: environment) ?? []
    relational[key] = made
    return made
  }

  private func rows(of identity: StyleElements.Identity) -> StyleClassRows {
    if let known = rowsByClass[identity.rowsName] { return known }
    let made = registry.rows(of: identity.rowsName)
    rowsByClass[identity.rowsName] = made
    return made
  }
}
