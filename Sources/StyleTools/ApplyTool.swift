import StyleDiagnostics
import StyleInjection

/// Applies sheets to the interface documents of a project and reports what that changes.
public struct ApplyTool: Sendable {
  /// The sheet that is meant when none is named.
  public static let defaultSheet = StylePlistProvider.defaultName

  /// The names of the languages that sheets can be written in.
  public static let dialects = StyleDialect.allCases.map(\.rawValue)

  private let project: ProjectFolder
  private let parallel: ParallelMap

  /// A tool for a project, which works on as many documents at a time as there are cores.
  public init(project: ProjectFolder) { self.init(project: project, parallel: ParallelMap()) }

  init(project: ProjectFolder, parallel: ParallelMap) {
    self.project = project
    self.parallel = parallel
  }

  /// Applies sheets to all documents at and below some paths.
  ///
  /// Whatever is wrong with a document is in the report, and the others are styled. A sheet that is missing or is no
  /// sheet ends the work: what the others do without it would mislead.
  ///
  /// - Parameters:
  ///   - names: names or paths of sheets, weakest first; `Aqua=PATH` for those that views choose by a name.
  ///   - dialect: the language of these sheets, one of `dialects`; nil for the one that each one's content shows.
  ///   - paths: storyboards, xibs, and folders to search; the configuration's places if empty.
  ///   - environment: what holds: the device, its traits, the user's settings.
  ///   - reportsUnknown: whether names in documents that are not known are among the diagnostics.
  ///   - onProgress: is told after each document.
  public func run(
    sheets names: [String], dialect: String? = nil, paths: [String],
    environment: ToolEnvironment = ToolEnvironment(), reportsUnknown: Bool = false,
    onProgress: (ToolProgress) -> Void = { _ in }
  ) -> ApplyReport {
    let plan: StylingPlan
    do throws(StylingPlan.Obstruction) {
      plan = try StylingPlan(
        project: project, sheets: names, dialect: dialect, paths: paths, environment: environment)
    } catch {
      return ApplyReport(error)
    }
    let styler = DocumentStyler(plan.reader, reportsUnknown: reportsUnknown)
    let source = StyleSheetSource(plan.sheets)
    var styled = [StyledDocument?](repeating: nil, count: plan.documents.count)
    var done = 0
    parallel.run(plan.groups(), makeWork: { styler.makeWork(by: source) }) { results in
      for (place, document) in results {
        styled[place] = document
        done += 1
        onProgress(ToolProgress(done: done, total: plan.documents.count))
      }
    }
    return plan.report(of: styled.compactMap(\.self))
  }
}
