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
    var referring: Set<String> = []
    var customClasses: [[InterfaceCustomClassUse]] = []
    parallel.run(files.documents, makeWork: { inspector.inspect }) { inspected in
      report.documents.append(inspected.document)
      diagnostics += inspected.diagnostics
      if inspected.hasReferences { referring.insert(inspected.document.path) }
      customClasses.append(inspected.customClasses)
      if inspected.isUnreadable { report.obstacle = .missing }
      onProgress(ToolProgress(done: report.documents.count, total: files.documents.count))
    }
    diagnostics += InterfaceModuleCheck.diagnostics(of: customClasses)
    diagnostics += link(&report, referring: referring, reader)
    report.diagnostics = DiagnosticList(diagnostics)
    return report
  }

  /// Loads the documents again that refer to others, each with these, and adds the response paths that are asked for. An
  /// inspection has no objects, since these belong to the thread that loads them.
  ///
  /// - Parameter referring: the paths of the documents that refer to others.
  /// - Returns: what is wrong with what joins the documents.
  private func link(_ report: inout InspectReport, referring: Set<String>, _ reader: DocumentReader)
    -> [Diagnostic]
  {
    let id = report.contents.responsePathID
    guard id != nil || !referring.isEmpty else { return [] }
    let loaded = report.documents.filter { $0.kind != nil }.map(\.path)
    let groups = DocumentGroup.groups(of: loaded) {
      referring.contains($0) ? reader.content(of: $0).referencedStoryboards : []
    }
    let linker = DocumentLinker(reader: reader, responsePathID: id)
    var all = DocumentLinker.Linked()
    let wanted = groups.filter { id != nil || $0.paths.contains(where: referring.contains) }
    parallel.run(wanted, makeWork: { linker.link }) { linked in
      all.diagnostics += linked.diagnostics
      all.ids.formUnion(linked.ids)
      all.responsePaths.merge(linked.responsePaths) { first, _ in first }
    }
    for index in report.documents.indices {
      report.documents[index].responsePath = all.responsePaths[report.documents[index].path] ?? []
    }
    if let id, !loaded.isEmpty, all.responsePaths.isEmpty {
      all.diagnostics.append(
        .unknownObject(id, "no document has an object with the id '\(id)'", known: all.ids))
    }
    return all.diagnostics
  }
}
