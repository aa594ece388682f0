import StyleDiagnostics
import StyleInjection

/// Finds and reads the sheets that a tool is to work with.
struct SheetLoader {
  /// What loading comes to.
  struct Result {
    /// The sheets that could be read, weakest first.
    var sheets: [StyleSheet] = []
    /// Where the named ones of them are, weakest first.
    var files: [File] = []
    /// What is wrong with those that could not, and with those that could.
    var diagnostics: [Diagnostic] = []
    /// Why a sheet is lacking; nil where none is.
    var obstacle: ToolObstacle?

    fileprivate mutating func fail(_ obstacle: ToolObstacle, _ diagnostic: Diagnostic) {
      self.obstacle = max(self.obstacle ?? obstacle, obstacle)
      diagnostics.append(diagnostic)
    }
  }

  /// A named sheet that was found.
  struct File {
    /// Its path as it was found.
    let path: String
    /// The name by which views choose it; nil for a sheet that serves all that choose none.
    let name: String?
  }

  /// The folder that paths start at.
  let project: ProjectFolder
  /// Where names are looked up.
  let lookup: SheetLookup
  /// The language of the named sheets; nil for the one that each one's content shows.
  var dialect: StyleDialect?

  /// Loads all sheets and those that they include, and goes on after one that cannot be loaded, so that all faults are
  /// told at once.
  func load(_ names: [String]) -> Result {
    var result = Result()
    for name in names {
      let reference = SheetReference(name, project: project)
      do throws(SheetNotFound) {
        load(try lookup.path(of: reference.path), named: reference.name, into: &result)
      } catch {
        result.fail(.missing, error.diagnostic)
      }
    }
    return result
  }

  private func load(_ path: String, named name: String?, into result: inout Result) {
    do throws(Failure) {
      let sheet = try sheet(at: path, dialect)
      result.files.append(File(path: path, name: name))
      let loaded = StyleSheetIncludes(sheet) { path throws(StyleSheetError) in
        do throws(Failure) {
          // Whoever names a pipe means it; a sheet may come from anywhere.
          if project.isSpecialFile(path) {
            throw Failure(obstacle: .unreadable, diagnostic: .specialFile(path, .error))
          }
          return try self.sheet(at: path, nil)
        } catch {
          result.obstacle = max(result.obstacle ?? error.obstacle, error.obstacle)
          throw StyleSheetError(error.diagnostic)
        }
      }
      result.sheets += loaded.sheets.map { sheet in name.map { sheet.named($0) } ?? sheet }
      result.diagnostics += loaded.diagnostics + loaded.sheets.flatMap(\.diagnostics)
    } catch {
      result.fail(error.obstacle, error.diagnostic)
    }
  }

  private struct Failure: Error {
    let obstacle: ToolObstacle
    let diagnostic: Diagnostic
  }

  private func sheet(at path: String, _ dialect: StyleDialect?) throws(Failure) -> StyleSheet {
    let bytes: [UInt8]
    do {
      bytes = try project.bytes(of: path, limit: StyleSheetLimits.standard.maximumByteCount)
    } catch {
      throw Failure(obstacle: .missing, diagnostic: .unreadableFile(path, error))
    }
    do throws(StyleSheetError) {
      return try StyleSheet(path: path, bytes: bytes, dialect: dialect)
    } catch {
      throw Failure(obstacle: .unreadable, diagnostic: error.diagnostic)
    }
  }
}
