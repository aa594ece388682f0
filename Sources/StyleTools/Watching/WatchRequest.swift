import Foundation
import StyleDiagnostics
import StyleInjection
import StyleWatching

/// What is to be watched, as the user says it.
struct WatchRequest: Sendable {
  let project: ProjectFolder
  let sheets: [String]
  let dialect: String?
  let paths: [String]
  let environment: ToolEnvironment
  let reportsUnknown: Bool

  /// What is there now.
  ///
  /// - Throws: where a sheet or the configuration cannot be read, or a sheet is no file that could change.
  func plan() throws(StylingPlan.Obstruction) -> StylingPlan {
    let plan = try StylingPlan(
      project: project, sheets: sheets, dialect: dialect, paths: paths, environment: environment)
    let unwatchable = plan.sheetFiles.map(\.path).filter(project.isSpecialFile)
    guard unwatchable.isEmpty else {
      throw StylingPlan.Obstruction(
        obstacle: .unreadable, diagnostics: unwatchable.map(Diagnostic.unwatchableSheet))
    }
    return plan
  }

  /// The sheets of a plan, which follow their files.
  func source(of plan: StylingPlan) -> FileStyleSource {
    let folder = URL(filePath: project.path, directoryHint: .isDirectory).absoluteURL
    return FileStyleSource(
      plan.sheetFiles.map { file in
        StyleSheetFile(
          URL(filePath: file.path, relativeTo: folder), named: file.name,
          dialect: dialect.flatMap(StyleDialect.init(rawValue:)))
      })
  }

  /// The configuration, documents and assets, after what they were.
  func reading(after previous: ProjectReading? = nil) -> ProjectReading {
    ProjectReading(of: project, paths: paths, after: previous)
  }

  /// What loads the documents of a reading.
  func styler(of reading: ProjectReading) -> DocumentStyler {
    DocumentStyler(
      DocumentReader(project: project, files: reading.files, environment: environment.environment),
      reportsUnknown: reportsUnknown)
  }
}
