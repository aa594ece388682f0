/// Applies the rules in force: to trees, and to the live objects that a change concerns.
final class StyleEngine {
  /// What is in force.
  let rules: StyleRulesInForce
  /// How many passes are under way: a setter may ask for another one.
  private var depth = 0
  /// How often an object was moved, or its names were changed.
  private var moveCount = 0

  init(_ rules: StyleRulesInForce) { self.rules = rules }

  /// Notes that an object's place or names are others now: a setter may do so during a pass.
  func noteMove() { moveCount += 1 }

  /// Whether a sheet speaks of objects that it reaches from others.
  var usesRelations: Bool { cache.usesRelations }

  private var cache: ResolvedStyleCache { rules.cache }
  private var groups: StyleGroups { rules.groups }

  /// Does a pass, between two looks for changes that live objects have not followed: a setter may have made one.
  ///
  /// - Parameters:
  ///   - roots: those under which all live objects stand; asked for where there is a change to follow.
  ///   - isWhole: whether the pass goes over all of them itself.
  func pass(
    over roots: @autoclosure () -> [any Styleable], following manager: StyleManager, isWhole: Bool = false,
    with injector: inout StyleInjector, _ body: (inout StyleInjector) -> Void = { _ in }
  ) {
    depth += 1
    if depth == 1 {
      if isWhole {
        _ = rules.takeDebt()
      } else if rules.isBehind {
        follow(roots(), following: manager, with: &injector)
      }
    }
    watchingRules { body(&injector) }
    // Once: a setter may make a change each time that it is called.
    if depth == 1, rules.isBehind { follow(roots(), following: manager, with: &injector) }
    depth -= 1
  }

  /// Styles the live objects that a change since the last pass concerns.
  private func follow(
    _ roots: [any Styleable], following manager: StyleManager, with injector: inout StyleInjector
  ) {
    let debt = rules.takeDebt()
    watchingRules {
      switch debt {
      case .none: break
      case .rules(let difference): restyle(difference, below: roots, following: manager, with: &injector)
      case .all:
        for root in roots { style(root, isLive: true, following: manager, with: &injector) }
      }
    }
  }

  /// Goes over objects. Where a setter changes the rules meanwhile, some of a group's objects have been looked at before
  /// and some after: their group cannot tell what they have.
  private func watchingRules(_ body: () -> Void) {
    let cache = cache
    body()
    if cache !== self.cache { rules.oweAll() }
  }

  private func restyle(
    _ difference: RuleIndexDifference, below roots: [any Styleable], following manager: StyleManager,
    with injector: inout StyleInjector
  ) {
    var concerned: [StyleGroup] = []
    var (liveCount, objectCount, changeCount) = (0, 0, 0)
    var hasEmpty = false
    for group in groups.all {
      liveCount += group.count
      hasEmpty = hasEmpty || group.isEmpty
    }
    for group in groups.all
    where !group.isEmpty && (group.hasDiagnostics || difference.concerns(group.element)) {
      let old = group.outcome
      let style = style(of: group)
      injector.report(style.diagnostics)
      if style.outcome === old {
        group.style = nil
        continue
      }
      concerned.append(group)
      objectCount += group.count
      changeCount += group.count * style.transition(from: old).changeCount
    }
    if hasEmpty { groups.removeEmpty() }
    guard !concerned.isEmpty else { return }
    injector.expect(objectCount: objectCount, changeCount: changeCount)
    let marks = StyleMarks(concerned, among: liveCount)
    marks.forEach(below: roots) { object, record in
      guard let group = record.group else { return }
      apply(style(of: group), to: object, record, following: manager, with: &injector)
    }
    marks.clear()
    // What joins a group asks anew; all that objects need of it is the outcome, and not the sheet behind it.
    for group in concerned { group.style = nil }
  }

  /// Styles an object and all below it.
  ///
  /// - Parameters:
  ///   - isLive: whether the object stands in a live tree of the manager; what stands below it does then.
  ///   - manager: the manager that live objects follow. What is live already stays so, whoever's it is.
  func style(
    _ root: any Styleable, isLive: Bool, following manager: StyleManager, with injector: inout StyleInjector
  ) {
    let elements = groups.elements
    elements.beginPass()
    var choice = StyleSheetChoice(among: cache.snapshot)
    let moveCount = moveCount
    var relations = TreeRelations(
      around: root, by: cache, among: elements, moveCount: moveCount, choosing: &choice)
    injector.report(relations.diagnostics)
    var walk = elements.walk(from: root, choosing: choice)
    while var place = walk.next(
      pathThrough: elements.path(through:outer:), chooseSheet: { choice.sheetName(of: $0, inherited: $1) })
    {
      let object = place.object
      let parent = object.styleParent?.styleRecord
      if object !== root {
        // A setter may have moved the object, or what it stands in, meanwhile: to where another manager styled it, too.
        if isLive, parent?.group == nil {
          relations.noteLoss()
          continue
        }
        if moveCount != self.moveCount || object.followsOther(than: manager) {
          guard let current = elements.current(object, below: root, choosing: &choice) else {
            relations.noteLoss()
            continue
          }
          place = current
        }
      }
      relations.follow(cache, among: groups.elements, moveCount: self.moveCount, choosing: &choice)
      style(
        at: place, behind: parent, relations.take(object),
        following: isLive || object.follows(manager) ? manager : nil, with: &injector)
    }
    var rest = relations.rest(
      by: cache, among: groups.elements, moveCount: self.moveCount, choosing: &choice)
    styleRest(of: &rest, choosing: &choice, following: manager, with: &injector)
    injector.report(choice.diagnostics)
  }

  /// Styles the live objects around one of which others' rules speak or did, and no others.
  func styleRelated(
    around object: any Styleable, following manager: StyleManager, with injector: inout StyleInjector
  ) {
    groups.elements.beginPass()
    var choice = StyleSheetChoice(among: cache.snapshot)
    var related = cache.relatedMatches(around: object, among: groups.elements, choosing: &choice)
    styleRest(of: &related, choosing: &choice, following: manager, with: &injector)
  }

  private func styleRest(
    of related: inout RelatedMatches?, choosing choice: inout StyleSheetChoice,
    following manager: StyleManager, with injector: inout StyleInjector
  ) {
    let cache = cache
    for object in related?.rest ?? [] {
      // A setter has changed the rules: all is asked anew.
      guard cache === self.cache else { return }
      guard let place = groups.elements.place(of: object, choosing: &choice) else { continue }
      style(
        at: place, behind: object.styleParent?.styleRecord, related?.take(object) ?? [],
        following: object.follows(manager) ? manager : nil, with: &injector)
    }
  }

  /// Styles one object, and none below it, where it stands: as a live one if it is one.
  func restyle(
    _ object: any Styleable, following manager: StyleManager, with injector: inout StyleInjector
  ) {
    groups.elements.beginPass()
    var choice = StyleSheetChoice(among: cache.snapshot)
    var related = cache.relatedMatches(around: object, among: groups.elements, choosing: &choice)
    guard let place = groups.elements.place(of: object, choosing: &choice) else { return }
    style(
      at: place, behind: object.styleParent?.styleRecord, related?.take(object) ?? [],
      following: object.follows(manager) ? manager : nil, with: &injector)
  }

  private func style(
    at place: StyleWalk.Place, behind parent: StyleRecord?, _ related: [StyleMatch],
    following manager: StyleManager?,
    with injector: inout StyleInjector
  ) {
    let object = place.object
    let group = group(at: place, isShared: related.isEmpty, of: manager)
    let style = style(of: group, related: related)
    var record = object.styleRecord
    if record == nil, manager != nil || !style.outcome.writes.isEmpty {
      record = StyleRecord()
      object.styleRecord = record
    }
    if manager != nil { record?.join(group, behind: parent) }
    apply(style, to: object, record, following: manager, with: &injector)
  }

  private func apply(
    _ style: ResolvedStyle, to object: any Styleable, _ record: StyleRecord?,
    following manager: StyleManager?,
    with injector: inout StyleInjector
  ) {
    guard record?.isBusy != true else {
      record?.isAskedAgain = true
      return
    }
    injector.apply(style, to: object, record: record)
    guard let record, record.isAskedAgain else { return }
    // Once: a setter may ask each time that it is called.
    if let manager {
      applyAgain(to: object, record, following: manager, with: &injector)
    } else {
      record.group?.manager?.restyle(object)
    }
    record.isAskedAgain = false
  }

  /// Applies what is said of a live object now that its own setters have moved it or changed its names.
  private func applyAgain(
    to object: any Styleable, _ record: StyleRecord, following manager: StyleManager,
    with injector: inout StyleInjector
  ) {
    guard let follower = record.group?.manager else { return }
    guard follower === manager else {
      follower.restyle(object)
      return
    }
    var choice = StyleSheetChoice(among: cache.snapshot)
    var related = cache.relatedMatches(around: object, among: groups.elements, choosing: &choice)
    guard let place = groups.elements.place(of: object, choosing: &choice) else { return }
    let matches = related?.take(object) ?? []
    let group = group(at: place, isShared: matches.isEmpty, of: manager)
    record.join(group, behind: object.styleParent?.styleRecord)
    injector.applyAgain(style(of: group, related: matches), to: object, record: record)
  }

  /// The group of an object at its place: one of its own where its style is not shared.
  private func group(at place: StyleWalk.Place, isShared: Bool, of manager: StyleManager?) -> StyleGroup {
    if isShared, cache.snapshot != nil { return groups.group(at: place, of: manager) }
    let elements = groups.elements
    let rowsName = elements.identity(of: place.object).rowsName
    guard cache.snapshot != nil else {
      let element = elements.wholeElement(
        of: place.object, in: elements.scopeIdentity(at: place),
        sheetName: StyleSheetChoice.names(from: place.object).first { _ in true })
      return StyleGroup(element, rowsName: rowsName, manager: manager)
    }
    return StyleGroup(
      elements.element(at: place), rowsName: rowsName, isRelated: !isShared, manager: manager)
  }

  /// The style of a group's objects; the outcome that they have stays where it is the same.
  private func style(of group: StyleGroup, related: [StyleMatch] = []) -> ResolvedStyle {
    if let known = group.style { return known }
    var style = cache.style(of: group.element, rowsName: group.rowsName, related: related)
    if let outcome = group.outcome,
      let kept = style.keeping(outcome, by: style.transition(from: outcome))
    {
      style = kept
    }
    group.take(style)
    return style
  }

  /// What the sheets in force decide of an object and why.
  func explanation(of object: any Styleable, keyPath: String?) -> StyleExplanation {
    rules.refresh()
    groups.elements.beginPass()
    return cache.explanation(of: object, among: groups.elements, keyPath: keyPath)
  }

  /// What a key path of an object leads to, in each dialect that has it.
  func targets(of keyPath: String, from object: any Styleable) -> [StyleTarget] {
    cache.targets(of: keyPath, inClass: groups.elements.identity(of: object).rowsName)
  }
}

extension Styleable {
  /// Whether the object is a live one of a manager.
  fileprivate func follows(_ manager: StyleManager) -> Bool { styleRecord?.group?.manager === manager }

  /// Whether the object is a live one, and of no or another manager.
  fileprivate func followsOther(than manager: StyleManager) -> Bool {
    styleRecord?.group.map { $0.manager !== manager } ?? false
  }
}
