import StyleDiagnostics
import StyleInjection
import StyleWatching

/// A project whose documents are live: they follow their sheets, and are loaded anew. It belongs to one isolation domain.
final class LiveProject {
  /// What the sheets did to the documents at first.
  private(set) var applied: ApplyReport
  let source: FileStyleSource
  private let request: WatchRequest
  private let parallel = ParallelMap()
  private let manager: StyleManager
  private var styler: DocumentStyler
  private var documents: LiveDocuments
  private var live = LiveContents()
  private var values = StyledValues()
  private var told = ToldDiagnostics()
  /// The rules that the documents follow.
  private var styled: RuleIndex?

  /// A pass over what was loaded.
  private struct Pass {
    var changes: [StyleChange] = []
    var styled: [Int: StyledDocument] = [:]
  }

  private init(_ request: WatchRequest, _ plan: StylingPlan) {
    self.request = request
    source = request.source(of: plan)
    styler = DocumentStyler(plan.reader, reportsUnknown: request.reportsUnknown)
    manager = styler.makeManager(of: source)
    documents = LiveDocuments(registry: manager.registry)
    applied = plan.report(of: [])
    styled = source.snapshot
  }

  /// Loads the documents of a project on all cores, and styles them.
  ///
  /// - Throws: where there is nothing to style, or nothing to style it with.
  static func start(
    _ request: WatchRequest, isolation: isolated (any Actor)? = #isolation,
    onProgress: (ToolProgress) -> Void = { _ in }
  ) async throws(StylingPlan.Obstruction) -> LiveProject {
    let plan = try request.plan()
    let project = LiveProject(request, plan)
    let found = await project.read(plan.documents, checks: false)
    project.live.contents = Dictionary(found.map { ($0.path, $0.content) }) { first, _ in first }
    let contents = project.live.contents
    let groups = DocumentGroup.groups(of: plan.documents) { contents[$0]?.referencedStoryboards ?? [] }
    let pass = await project.load(groups) {
      onProgress(ToolProgress(done: $0, total: plan.documents.count))
    }
    let inOrder = plan.documents.indices.compactMap { pass.styled[$0] }
    project.applied = plan.report(of: inOrder)
    project.live.broken = Set(inOrder.filter(\.isBroken).map(\.document.path))
    project.values.note(project.changes(of: pass.changes))
    _ = project.told.take(project.applied.diagnostics.diagnostics)
    return project
  }

  /// Whether the sheets in force are not those that the documents follow.
  var hasNewSheets: Bool { source.snapshot !== styled }

  /// Restyles the documents by the sheets in force.
  ///
  /// - Parameter event: what told of new sheets.
  func restyle(after event: FileStyleEvent) -> WatchReport.Restyling {
    let clock = ContinuousClock()
    let start = clock.now
    let snapshot = source.snapshot
    styled = snapshot
    // Not `applyStyle()`: what the new rules do not concern is not looked at.
    let pass = manager.setupStyleSourceRepository(source)
    var restyling = WatchReport.Restyling()
    restyling.duration = start.duration(to: clock.now)
    let sheets = snapshot?.sheets ?? []
    restyling.sheets = sheets.map(\.file.path)
    if case .reloaded(let reload) = event {
      restyling.paths = reload.paths
      restyling.duration += reload.duration
    } else {
      // The event that told which was left out for later ones.
      restyling.paths = restyling.sheets
    }
    let changes = changes(of: pass.changes)
    values.note(changes)
    restyling.changes = changes.map { $0.told(spelledIn: spelling) }
    restyling.objectCount = Set(pass.changes.map { ObjectIdentifier($0.object) }).count
    let found = DiagnosticList(pass.diagnostics + classDiagnostics)
    restyling.errorCount = found.count(of: .error)
    restyling.warningCount = found.count(of: .warning)
    let all = found.diagnostics + pass.changes.flatMap(documents.notes)
    let loaded = live.contents
    restyling.diagnostics = DiagnosticList(told.take(all) { loaded[$0] == nil })
    return restyling
  }

  /// Loads documents anew, those with them that refer to them or to which they refer, and styles them.
  ///
  /// - Parameters:
  ///   - change: what changed.
  ///   - reading: what is there now.
  func reload(
    _ change: ProjectChange, to reading: ProjectReading, isolation: isolated (any Actor)? = #isolation
  ) async -> WatchReport.Reload {
    let clock = ContinuousClock()
    let start = clock.now
    var found: [Diagnostic] = reading.files.diagnostics
    if !change.assets.isEmpty {
      let next = request.styler(of: reading)
      styler = next
      found += next.reader.diagnostics
    }
    let candidates = reading.files.documents.filter(change.documents.union(change.added).contains)
    let reload = DocumentReload(
      reading.files.documents, found: await read(candidates, checks: true), after: live,
      liveGroups: documents.groupedPaths, isForAll: !change.assets.isEmpty)
    live = reload.live
    let kept = reload.kept.flatMap(\.self)
    let before = values.removeValues(besidesThoseOf: Set(kept))
    for root in documents.removeAll(but: reload.kept) { manager.removeRoot(root) }
    if !change.assets.isEmpty { manager.resources = styler.reader.resources }
    let pass = await load(reload.groups)

    var restyling = WatchReport.Restyling()
    restyling.paths = Set(reload.changed + change.removed).union(change.assets).sorted()
    restyling.sheets = styled?.sheets.map(\.file.path) ?? []
    let added = Set(change.added)
    let news: [(WatchReport.DocumentChange.Kind, [String])] = [
      (.added, change.added), (.changed, reload.changed.filter { !added.contains($0) }),
      (.removed, change.removed),
    ]
    restyling.documents = news.flatMap { kind, paths in paths.map { .init(path: $0, kind: kind) } }
    let now = changes(of: pass.changes)
    values.note(now)
    let loaded = Set(reload.groups.flatMap(\.paths))
    let differences =
      before.isEmpty ? now : differences(of: now, from: before, on: documents.objects(ofDocumentsAt: loaded))
    restyling.changes = differences.map { $0.told(spelledIn: spelling) }
    restyling.objectCount = Set(restyling.changes.map(\.object)).count
    restyling.duration = start.duration(to: clock.now)
    found += pass.styled.sorted { $0.key < $1.key }.flatMap(\.value.diagnostics) + classDiagnostics
    let all = DiagnosticList(found)
    restyling.errorCount = all.count(of: .error)
    restyling.warningCount = all.count(of: .warning)
    let gone = loaded.union(change.removed)
    restyling.diagnostics = DiagnosticList(told.take(all.diagnostics) { gone.contains($0) })
    return WatchReport.Reload(
      restyling: restyling.paths.isEmpty ? nil : restyling, failures: reload.failures,
      recovered: reload.recovered)
  }

  private var classDiagnostics: [Diagnostic] {
    DocumentClasses(of: documents.styled).diagnostics(of: styled?.sheets ?? [], registry: manager.registry)
  }

  /// - Parameter checks: whether to find out if the documents can be loaded.
  private func read(
    _ paths: [String], checks: Bool, isolation: isolated (any Actor)? = #isolation
  ) async -> [FoundDocument] {
    var found: [FoundDocument] = []
    let styler = styler
    await parallel.run(paths) { path in
      let content = styler.reader.content(of: path)
      return FoundDocument(
        path: path, content: content, problems: checks ? styler.problems(of: content, at: path) : nil)
    } receive: {
      found.append($0)
    }
    return found
  }

  private func load(
    _ groups: [DocumentGroup], isolation: isolated (any Actor)? = #isolation,
    onDocument: (_ count: Int) -> Void = { _ in }
  ) async -> Pass {
    var pass = Pass()
    let (styler, contents) = (styler, live.contents)
    await parallel.run(groups) {
      styler.load($0, contents: contents)
    } receive: { loaded in
      let styled = styler.style(loaded, by: manager) { root in
        let report = manager.addRoot(root)
        pass.changes += report.changes
        return report
      }
      documents.add(loaded, styled)
      for (place, document) in zip(loaded.group.places, styled) {
        pass.styled[place] = document
        onDocument(pass.styled.count)
      }
    }
    return pass
  }

  private func changes(of changes: [StyleChange]) -> [LiveChange] {
    changes.compactMap { change in
      documents.report(of: change.object).map {
        LiveChange(
          object: $0, keyPath: change.keyPath, old: change.old, new: change.new,
          winner: change.decision?.winner)
      }
    }
  }

  /// How to spell a value that no rule gives.
  private var spelling: StyleDialect { styled?.sheets.last?.dialect ?? .plist }

  /// What of the changes to documents loaded anew is not as it was, and what no sheet sets any more.
  private func differences(
    of changes: [LiveChange], from before: [StyledValues.Place: StyledValues.Values],
    on objects: [any Styleable]
  ) -> [LiveChange] {
    var differences: [LiveChange] = []
    var rest = before
    for var change in changes {
      let place = StyledValues.Place(change.object)
      change.old = rest[place]?.removeValue(forKey: change.keyPath) ?? change.old
      if change.old != change.new { differences.append(change) }
    }
    for object in objects {
      guard let told = documents.report(of: object),
        let values = rest.removeValue(forKey: StyledValues.Place(told))
      else { continue }
      for (keyPath, old) in values.sorted(by: { $0.key < $1.key }) {
        let now = manager.explanation(of: object, keyPath: keyPath).properties.first
        guard let new = now?.value, new != old else { continue }
        differences.append(
          LiveChange(object: told, keyPath: keyPath, old: old, new: new, winner: now?.winner))
      }
    }
    return differences
  }
}
