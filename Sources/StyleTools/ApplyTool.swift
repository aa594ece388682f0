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
    let configuration: ProjectConfiguration
    do {
      configuration = try ProjectConfiguration.load(from: project)
    } catch {
      var report = ApplyReport()
      report.diagnostics = DiagnosticList(error.diagnostics)
      report.obstacle = .unreadable
      return report
    }
    let lookup = SheetLookup(project: project, places: configuration.sheets)
    let loaded = SheetLoader(
      project: project, lookup: lookup, dialect: dialect.flatMap(StyleDialect.init(rawValue:))
    ).load(names)
    var report = ApplyReport()
    var diagnostics = loaded.diagnostics
    report.sheets = loaded.sheets.map(ApplyReport.Sheet.init)
    report.obstacle = loaded.obstacle
    if loaded.obstacle == nil {
      let files = ProjectFiles(project: project, configuration: configuration, paths: paths)
      diagnostics += files.diagnostics
      if files.isMissingSome { report.obstacle = .missing }
      let reader = DocumentReader(project: project, files: files, environment: environment.environment)
      diagnostics += reader.diagnostics
      let styler = DocumentStyler(reader, sheets: loaded.sheets, reportsUnknown: reportsUnknown)
      let groups = DocumentGroup.groups(of: files.documents, referencedNames: reader.referencedStoryboards)
      var styled: [Int: StyledDocument] = [:]
      parallel.run(groups, makeWork: styler.makeWork) { results in
        for (place, document) in results {
          styled[place] = document
          onProgress(ToolProgress(done: styled.count, total: files.documents.count))
        }
      }
      var customClasses: Set<StyleClassName> = []
      var viewClasses: [StyleClassName: Int] = [:]
      for place in files.documents.indices {
        guard let document = styled[place] else { continue }
        report.add(document)
        diagnostics += document.diagnostics
        customClasses.formUnion(document.customClasses)
        viewClasses.merge(document.viewClasses, uniquingKeysWith: +)
      }
      // Without documents every class of the app's own would seem unknown.
      if report.documents.contains(where: { $0.skipped == nil }) {
        diagnostics += styler.unknownClasses(in: loaded.sheets, custom: customClasses)
        diagnostics += loaded.sheets.flatMap(BroadRules(views: viewClasses).diagnostics)
      }
    }
    report.diagnostics = DiagnosticList(diagnostics)
    return report
  }
}

extension ApplyReport {
  fileprivate mutating func add(_ styled: StyledDocument) {
    documents.append(styled.document)
    matchedViewCount += styled.matchedViewCount
    resolvedCount += styled.resolvedCount
    if styled.isUnreadable { obstacle = max(obstacle ?? .missing, .missing) }
  }
}

extension ApplyReport.Sheet {
  fileprivate init(_ sheet: StyleSheet) {
    self.init(path: sheet.file.path, dialect: sheet.dialect.rawValue, ruleCount: sheet.rules.count)
  }
}
