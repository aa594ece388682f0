import InterfaceBuilder
import StyleDiagnostics

/// Says what the interface documents of a project hold.
public struct InspectTool: Sendable {
  private let project: ProjectFolder
  private let parallel: ParallelMap

  /// A tool for a project, which works on as many documents at a time as there are cores.
  public init(project: ProjectFolder) { self.init(project: project, parallel: ParallelMap()) }

  init(project: ProjectFolder, parallel: ParallelMap) {
    self.project = project
    self.parallel = parallel
  }

  /// Inspects all documents at and below some paths. Whatever is wrong with one is in the report.
  ///
  /// - Parameters:
  ///   - paths: storyboards, xibs, and folders to search; the configuration's places if empty.
  ///   - contents: what the report tells.
  ///   - onProgress: is told after each document.
  public func run(
    paths: [String], contents: InspectReport.Contents = InspectReport.Contents(),
    onProgress: (ToolProgress) -> Void = { _ in }
  ) -> InspectReport {
    var report = InspectReport()
    report.contents = contents
    let configuration: ProjectConfiguration
    do {
      configuration = try ProjectConfiguration.load(from: project)
    } catch {
      report.diagnostics = DiagnosticList(error.diagnostics)
      report.obstacle = .unreadable
      return report
    }
    let files = ProjectFiles(project: project, configuration: configuration, paths: paths)
    if files.isMissingSome { report.obstacle = .missing }
    let reader = DocumentReader(project: project, files: files)
    var diagnostics = files.diagnostics + reader.diagnostics
    let inspector = DocumentInspector(reader: reader, contents: contents)
    var ids: Set<String> = []
    var customClasses: [[InterfaceCustomClassUse]] = []
    parallel.run(files.documents, makeWork: { inspector.inspect }) { inspected in
      report.documents.append(inspected.document)
      diagnostics += inspected.diagnostics
      ids.formUnion(inspected.ids)
      customClasses.append(inspected.customClasses)
      if inspected.isUnreadable { report.obstacle = .missing }
      onProgress(ToolProgress(done: report.documents.count, total: files.documents.count))
    }
    diagnostics += InterfaceModuleCheck.diagnostics(of: customClasses)
    let isSomeLoaded = report.documents.contains { $0.kind != nil }
    if let id = contents.responsePathID, isSomeLoaded, !ids.contains(id) {
      diagnostics.append(.unknownObject(id, known: ids))
    }
    report.diagnostics = DiagnosticList(diagnostics)
    return report
  }
}

extension Diagnostic {
  /// What is said of an id that no object of the documents has.
  fileprivate static func unknownObject(_ id: String, known: Set<String>) -> Diagnostic {
    Diagnostic(
      .projectUnknownObject, .error, "no document has an object with the id '\(id)'",
      at: ProjectPlace(id).range, suggestion: NearestName.of(id, in: known.sorted()))
  }
}
