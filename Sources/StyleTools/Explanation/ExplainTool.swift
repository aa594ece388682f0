import InterfaceBuilder
import StyleDiagnostics
import StyleInjection

/// Says why objects of a project's interface documents look as they do under sheets.
public struct ExplainTool: Sendable {
  private let project: ProjectFolder
  private let parallel: ParallelMap

  /// A tool for a project, which works on as many documents at a time as there are cores.
  public init(project: ProjectFolder) { self.init(project: project, parallel: ParallelMap()) }

  init(project: ProjectFolder, parallel: ParallelMap) {
    self.project = project
    self.parallel = parallel
  }

  /// Explains objects of the documents at and below some paths. Nothing is changed by that.
  ///
  /// - Parameters:
  ///   - subject: the objects.
  ///   - keyPath: one property of them; nil for all that sheets speak of.
  ///   - names: names or paths of sheets, weakest first; `Aqua=PATH` for those that views choose by a name.
  ///   - dialect: the language of these sheets, one of `ApplyTool.dialects`; nil for the one that each one's content shows.
  ///   - paths: storyboards, xibs, and folders to search; the configuration's places if empty.
  ///   - environment: what holds: the device, its traits, the user's settings.
  ///   - onProgress: is told after each document.
  public func run(
    _ subject: ExplainSubject, keyPath: String? = nil, sheets names: [String], dialect: String? = nil,
    paths: [String], environment: ToolEnvironment = ToolEnvironment(),
    onProgress: (ToolProgress) -> Void = { _ in }
  ) -> ExplainReport {
    var report = ExplainReport()
    report.subject = subject.text
    report.keyPath = keyPath
    let plan: StylingPlan
    do throws(StylingPlan.Obstruction) {
      plan = try StylingPlan(
        project: project, sheets: names, dialect: dialect, paths: paths, environment: environment)
    } catch {
      report.sheets = error.sheets.map(\.file.path)
      report.obstacle = error.obstacle
      report.diagnostics = DiagnosticList(error.diagnostics)
      return report
    }
    report.sheets = plan.sheets.map(\.file.path)
    report.obstacle = plan.obstacle
    let explainer = DocumentExplainer(
      reader: plan.reader, sheets: StyleSheetSource(plan.sheets), subject: subject, keyPath: keyPath)
    let found = explain(plan, by: explainer, into: &report, onProgress)
    report.diagnostics = DiagnosticList(plan.diagnostics + found)
    return report
  }

  /// - Returns: what is wrong with the documents and with what is asked for.
  private func explain(
    _ plan: StylingPlan, by explainer: DocumentExplainer, into report: inout ExplainReport,
    _ onProgress: (ToolProgress) -> Void
  ) -> [Diagnostic] {
    var all = DocumentExplainer.Explained()
    let groups = plan.groups()
    var done = 0
    parallel.run(groups, makeWork: { explainer.makeWork() }) { explained in
      all.diagnostics += explained.diagnostics
      all.candidates.formUnion(explained.candidates)
      all.objects.merge(explained.objects) { first, _ in first }
      if explained.hasUnreadable { report.obstacle = .missing }
      done += 1
      onProgress(ToolProgress(done: done, total: groups.count))
    }
    let found = plan.documents.flatMap { all.objects[$0] ?? [] }
    let best = found.map(\.fit).max()
    report.objects = found.filter { $0.fit == best }.map(\.object)
    if found.isEmpty, !plan.documents.isEmpty {
      all.diagnostics.append(unknown(explainer.subject, candidates: all.candidates))
    }
    return all.diagnostics + report.objects.flatMap(\.explanation.diagnostics)
  }

  /// What is said where no object is what is meant.
  private func unknown(
    _ subject: ExplainSubject, candidates: Set<String>
  ) -> Diagnostic {
    let message =
      switch subject {
      case .identifier: "no object of the documents has the style identifier '\(subject.text)'"
      case .idOrClass: "no document has an object with the id or the class '\(subject.text)'"
      }
    return .unknownObject(subject.text, message, known: candidates)
  }
}
