import Foundation
import StyleDiagnostics
import StyleInjection
import UIKitModel

/// Writes sheets in other dialects.
public struct ConvertTool: Sendable {
  /// A style language.
  public typealias Dialect = StyleDialect

  private let project: ProjectFolder

  /// A tool for a project.
  public init(project: ProjectFolder) { self.project = project }

  /// Writes a sheet in a dialect. What it includes is named in a property list and stands in the sheet itself elsewhere.
  ///
  /// - Parameters:
  ///   - name: the sheet's name or path.
  ///   - source: the language of the sheet; nil for the one that its content shows.
  ///   - dialect: the dialect to write.
  ///   - output: the file to write, which is replaced; nil for the report. The folder must be there.
  public func run(_ name: String, in source: Dialect? = nil, to dialect: Dialect, output: String? = nil)
    -> ConvertReport
  {
    var report = ConvertReport()
    let configuration: ProjectConfiguration
    do {
      configuration = try ProjectConfiguration.load(from: project)
    } catch {
      report.diagnostics = DiagnosticList(error.diagnostics)
      report.obstacle = .unreadable
      return report
    }
    let lookup = SheetLookup(project: project, places: configuration.sheets)
    let loaded = SheetLoader(project: project, lookup: lookup, dialect: source).load([name])
    report.obstacle = loaded.obstacle
    var diagnostics = loaded.diagnostics
    if loaded.obstacle == nil {
      var conversion = StyleSheetConversion(registry: .uiKit, resources: IOSResources())
      // The sheet itself stands behind those that it includes.
      let sheets = dialect == .plist ? loaded.sheets.suffix(1) : loaded.sheets
      let written = conversion.written(sheets, as: dialect)
      diagnostics += written.diagnostics
      if let output {
        if let problem = write(written.text, to: output) {
          diagnostics.append(problem)
          report.obstacle = .unwritable
        }
      } else {
        report.sheet = written.text
      }
    }
    report.diagnostics = DiagnosticList(diagnostics)
    return report
  }

  /// Writes a file whole or not at all; what kept it from being written.
  private func write(_ text: String, to path: String) -> Diagnostic? {
    do {
      let options: Data.WritingOptions = project.isSpecialFile(path) ? [] : .atomic
      try Data(text.utf8).write(to: project.url(of: path), options: options)
      return nil
    } catch {
      return .unwritableFile(path, error)
    }
  }
}
