import Foundation
import StyleDiagnostics
import StyleInjection
import StyleWatching

/// Applies sheets to the interface documents of a project, and again whenever the sheets' files change.
public struct WatchTool {
  private let project: ProjectFolder

  /// A tool for a project.
  public init(project: ProjectFolder) { self.project = project }

  /// Applies sheets to all documents at and below some paths, which stay in memory from then on.
  ///
  /// The parameters are those of `ApplyTool.run`.
  ///
  /// - Returns: what is to be followed; where its first report has an obstacle there is nothing.
  public func start(
    sheets names: [String], dialect: String? = nil, paths: [String],
    environment: ToolEnvironment = ToolEnvironment(), reportsUnknown: Bool = false,
    onProgress: (ToolProgress) -> Void = { _ in }
  ) -> WatchSession {
    let plan: StylingPlan
    do throws(StylingPlan.Obstruction) {
      plan = try StylingPlan(
        project: project, sheets: names, dialect: dialect, paths: paths, environment: environment)
    } catch {
      return WatchSession(obstructed: ApplyReport(error))
    }
    let unwatchable = plan.sheetFiles.map(\.path).filter(project.isSpecialFile)
    guard unwatchable.isEmpty else {
      return WatchSession(
        obstructed: ApplyReport(
          StylingPlan.Obstruction(
            obstacle: .unreadable, diagnostics: unwatchable.map(Diagnostic.unwatchableSheet))))
    }
    let source = FileStyleSource(
      plan.sheetFiles.map { file in
        StyleSheetFile(
          URL(filePath: file.path, relativeTo: folder), named: file.name,
          dialect: dialect.flatMap(StyleDialect.init(rawValue:)))
      })
    let styler = DocumentStyler(plan.reader, reportsUnknown: reportsUnknown)
    let manager = styler.makeManager(of: source)
    var documents = WatchedDocuments(registry: manager.registry)
    var styled: [Int: StyledDocument] = [:]
    for group in plan.groups {
      let linked = styler.style(group, by: manager) { manager.addRoot($0) }
      documents.add(linked.project)
      for (place, document) in zip(group.places, linked.documents) {
        styled[place] = document
        onProgress(ToolProgress(done: styled.count, total: plan.documents.count))
      }
    }
    let inOrder = plan.documents.indices.compactMap { styled[$0] }
    return WatchSession(
      plan.report(of: inOrder), source: source, manager: manager, documents: documents,
      classes: DocumentClasses(of: inOrder))
  }

  private var folder: URL { URL(filePath: project.path, directoryHint: .isDirectory).absoluteURL }
}
