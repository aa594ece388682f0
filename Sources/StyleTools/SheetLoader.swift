import StyleDiagnostics
import StyleInjection

/// Finds and reads the sheets that a tool is to work with.
struct SheetLoader {
  /// What loading comes to.
  struct Result {
    /// The sheets that could be read, weakest first.
    var sheets: [StyleSheet] = []
    /// What is wrong with those that could not, and with those that could.
    var diagnostics: [Diagnostic] = []
    /// Why a sheet is lacking; nil where none is.
    var obstacle: ToolObstacle?

    fileprivate mutating func fail(_ obstacle: ToolObstacle, _ diagnostic: Diagnostic) {
      self.obstacle = max(self.obstacle ?? obstacle, obstacle)
      diagnostics.append(diagnostic)
    }
  }

  /// The folder that paths start at.
  let project: ProjectFolder
  /// Where names are looked up.
  let lookup: SheetLookup

  /// Loads all sheets, and goes on after one that cannot be loaded, so that all faults are told at once.
  func load(_ names: [String]) -> Result {
    var result = Result()
    for name in names {
      let reference = SheetReference(name, project: project)
      switch lookup.path(of: reference.path) {
      case .failure(let absence): result.fail(.missing, absence.diagnostic)
      case .success(let path): load(path, named: reference.name, into: &result)
      }
    }
    return result
  }

  private func load(_ path: String, named name: String?, into result: inout Result) {
    let bytes: [UInt8]
    do {
      bytes = try project.bytes(of: path, limit: StyleSheetLimits.standard.maximumByteCount)
    } catch {
      result.fail(.missing, .unreadableFile(path, error))
      return
    }
    do {
      let sheet = try StyleSheet(path: path, bytes: bytes)
      result.sheets.append(name.map { sheet.named($0) } ?? sheet)
      result.diagnostics += sheet.diagnostics
    } catch {
      result.fail(.unreadable, error.diagnostic)
    }
  }
}
