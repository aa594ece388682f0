import StyleDiagnostics
import StyleInjection

/// Which sheets go with which documents: all that is found before a document is loaded.
struct StylingPlan {
  /// The sheets with those that they include, weakest first.
  let sheets: [StyleSheet]
  /// Where the named sheets are.
  let sheetFiles: [SheetLoader.File]
  /// The documents' paths.
  let documents: [String]
  /// What reads the documents.
  let reader: DocumentReader
  /// What is wrong with the sheets, the assets and the places that were searched.
  let diagnostics: [Diagnostic]
  /// Why some of the work cannot be done; nil where all can.
  let obstacle: ToolObstacle?

  /// Why there is nothing to be done at all.
  struct Obstruction: Error {
    var sheets: [StyleSheet] = []
    let obstacle: ToolObstacle
    let diagnostics: [Diagnostic]
  }

  /// - Throws: where the configuration or a sheet cannot be read: what the other sheets do without it would mislead.
  init(
    project: ProjectFolder, sheets names: [String], dialect: String?, paths: [String],
    environment: ToolEnvironment
  ) throws(Obstruction) {
    let configuration: ProjectConfiguration
    do {
      configuration = try ProjectConfiguration.load(from: project)
    } catch {
      throw Obstruction(obstacle: .unreadable, diagnostics: error.diagnostics)
    }
    let lookup = SheetLookup(project: project, places: configuration.sheets)
    let loaded = SheetLoader(
      project: project, lookup: lookup, dialect: dialect.flatMap(StyleDialect.init(rawValue:))
    ).load(names)
    if let obstacle = loaded.obstacle {
      throw Obstruction(
        sheets: loaded.sheets, obstacle: obstacle, diagnostics: loaded.diagnostics)
    }
    let files = ProjectFiles(project: project, configuration: configuration, paths: paths)
    sheets = loaded.sheets
    sheetFiles = loaded.files
    documents = files.documents
    reader = DocumentReader(project: project, files: files, environment: environment.environment)
    diagnostics = loaded.diagnostics + files.diagnostics + reader.diagnostics
    obstacle = files.isMissingSome ? .missing : nil
  }

  /// The documents, those together that refer to each other. Reads them all.
  func groups() -> [DocumentGroup] {
    DocumentGroup.groups(of: documents) { reader.content(of: $0).referencedStoryboards }
  }

  /// What the sheets did to the documents, which are in the plan's order.
  func report(of styled: [StyledDocument]) -> ApplyReport {
    let found =
      diagnostics + styled.flatMap(\.diagnostics)
      + DocumentClasses(of: styled).diagnostics(of: sheets, registry: reader.registry)
    let isUnreadable = styled.contains(where: \.isUnreadable)
    var report = ApplyReport(sheets, obstacle: isUnreadable ? .missing : obstacle, found)
    report.documents = styled.map(\.document)
    report.matchedViewCount = styled.reduce(0) { $0 + $1.matchedViewCount }
    report.resolvedCount = styled.reduce(0) { $0 + $1.resolvedCount }
    return report
  }
}

extension ApplyReport {
  /// Nothing done.
  init(_ obstruction: StylingPlan.Obstruction) {
    self.init(obstruction.sheets, obstacle: obstruction.obstacle, obstruction.diagnostics)
  }

  fileprivate init(_ sheets: [StyleSheet], obstacle: ToolObstacle?, _ diagnostics: [Diagnostic]) {
    self.init()
    self.sheets = sheets.map(Sheet.init)
    self.obstacle = obstacle
    self.diagnostics = DiagnosticList(diagnostics)
  }
}

extension ApplyReport.Sheet {
  fileprivate init(_ sheet: StyleSheet) {
    self.init(path: sheet.file.path, dialect: sheet.dialect.rawValue, ruleCount: sheet.rules.count)
  }
}
