import StyleDiagnostics
import StyleInjection
import StyleWatching

/// Live documents and the sheets' files that they follow. It belongs to one isolation domain.
public final class WatchSession {
  /// What the sheets did to the documents at first.
  public let applied: ApplyReport
  /// What came of watching so far.
  public private(set) var summary = WatchReport.Summary()

  private let source: FileStyleSource
  private let manager: StyleManager
  private let documents: WatchedDocuments
  private let classes: DocumentClasses
  /// The rules that the documents follow.
  private var styled: RuleIndex?
  /// What was found wrong at the last look.
  private var known: Set<Diagnostic.Identity>

  init(
    _ applied: ApplyReport, source: FileStyleSource, manager: StyleManager, documents: WatchedDocuments,
    classes: DocumentClasses
  ) {
    self.applied = applied
    self.source = source
    self.manager = manager
    self.documents = documents
    self.classes = classes
    styled = source.snapshot
    known = Set(applied.diagnostics.diagnostics.map(\.identity))
  }

  /// A session with nothing to follow.
  convenience init(obstructed applied: ApplyReport) {
    let manager = StyleManager()
    self.init(
      applied, source: FileStyleSource([]), manager: manager,
      documents: WatchedDocuments(registry: manager.registry), classes: DocumentClasses())
  }

  /// Follows the sheets' files. Returns when the task is cancelled or the listener wants no more; the files are no longer
  /// watched then.
  ///
  /// - Parameters:
  ///   - isolation: the domain that the session belongs to; the caller's own.
  ///   - tell: is told of each thing as it happens, and says whether to go on.
  public func follow(
    isolation: isolated (any Actor)? = #isolation, _ tell: (WatchReport) -> Bool
  ) async {
    let clock = ContinuousClock()
    let start = clock.now
    defer { summary.duration += start.duration(to: clock.now) }
    for await event in source.events {
      for report in reports(of: event) {
        guard tell(report) else { return }
      }
    }
  }

  private func reports(of event: FileStyleEvent) -> [WatchReport] {
    summary.saveCount += 1
    var reports: [WatchReport] = []
    // Of the events the latest are kept: this one need not be the reload that came before.
    if source.snapshot !== styled { reports.append(.restyled(restyle(after: event))) }
    switch event {
    case .reloaded:
      if reports.isEmpty { reports.append(.restyled(restyle(after: event))) }
    case .failed(let diagnostics):
      summary.failureCount += 1
      reports.append(.failed(.init(save: summary.saveCount, diagnostics: DiagnosticList(diagnostics))))
    case .recovered:
      reports.append(.recovered(save: summary.saveCount))
    }
    return reports
  }

  private func restyle(after event: FileStyleEvent) -> WatchReport.Restyling {
    let clock = ContinuousClock()
    let start = clock.now
    let snapshot = source.snapshot
    styled = snapshot
    // Not `applyStyle()`: what the new rules do not concern is not looked at.
    let pass = manager.setupStyleSourceRepository(source)
    var restyling = WatchReport.Restyling(save: summary.saveCount)
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
    restyling.objectCount = Set(pass.changes.map { ObjectIdentifier($0.object) }).count
    restyling.changes = pass.changes.compactMap { change(of: $0, spelledIn: sheets.last?.dialect ?? .plist) }
    summary.changeCount += restyling.changes.count
    let found = DiagnosticList(
      pass.diagnostics + classes.diagnostics(of: sheets, registry: manager.registry))
    restyling.errorCount = found.count(of: .error)
    restyling.warningCount = found.count(of: .warning)
    let all = found.diagnostics + pass.changes.flatMap(documents.notes)
    restyling.diagnostics = DiagnosticList(all.filter { !known.contains($0.identity) })
    known = Set(all.map(\.identity))
    return restyling
  }

  /// - Parameter dialect: how to spell a restored value.
  private func change(of change: StyleChange, spelledIn dialect: StyleDialect) -> WatchReport.Change? {
    guard let object = documents.report(of: change.object) else { return nil }
    let winner = change.decision?.winner
    let dialect = winner?.origin.dialect ?? dialect
    return WatchReport.Change(
      object: object, keyPath: change.keyPath, old: change.old.spelling(in: dialect),
      new: change.new.spelling(in: dialect),
      rule: winner.map { .init(selector: $0.origin.selector, origin: $0.origin.range) })
  }
}
