import StyleInjection

/// Puts a sheet together with those that it includes, which come one by one.
struct RemoteSheetAssembly: Sendable {
  /// The sheet's path.
  let path: String
  let limits: StyleSheetLimits
  private var sheets: [String: StyleSheet] = [:]
  private var failures: [String: Diagnostic] = [:]

  init(path: String, limits: StyleSheetLimits) {
    self.path = path
    self.limits = limits
  }

  /// Adds a sheet that is read already.
  mutating func add(_ sheet: StyleSheet) { sheets[sheet.file.path] = sheet }

  /// Reads a copy.
  mutating func add(_ copy: RemoteSheetCopy) {
    do throws(StyleSheetError) {
      if RemoteWebPage.isOne(copy.bytes) {
        throw StyleSheetError(
          Diagnostic(
            .remoteWebPage, .error, "this is a web page, not a sheet",
            at: SourceRange(SourceFile(path: copy.path, bytes: copy.bytes))))
      }
      add(try StyleSheet(path: copy.path, bytes: copy.bytes, limits: limits))
    } catch {
      failures[copy.path] = error.diagnostic
    }
  }

  /// Tells why a sheet is not there.
  mutating func add(_ failure: Diagnostic, at path: String) { failures[path] = failure }

  /// The sheets that are included and of which nothing is known yet.
  var missing: [String] {
    guard let sheet = sheets[path] else { return failures[path] == nil ? [path] : [] }
    var missing: [String] = []
    _ = StyleSheetIncludes(sheet) { path throws(StyleSheetError) in
      if sheets[path] == nil, failures[path] == nil { missing.append(path) }
      return try included(path)
    }
    return missing
  }

  /// The sheets as a source of rules.
  ///
  /// - Throws: all that is wrong, if anything is an error.
  func source() throws(RemoteSheetFailure) -> StyleSheetSource {
    guard let sheet = sheets[path] else { throw .refused([failures[path] ?? absence(path)]) }
    let includes = StyleSheetIncludes(sheet, load: included)
    let diagnostics = includes.diagnostics + includes.sheets.flatMap(\.diagnostics)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { throw .refused(diagnostics) }
    return StyleSheetSource(includes.sheets)
  }

  private func included(_ path: String) throws(StyleSheetError) -> StyleSheet {
    guard let sheet = sheets[path] else { throw StyleSheetError(failures[path] ?? absence(path)) }
    return sheet
  }

  private func absence(_ path: String) -> Diagnostic {
    Diagnostic(
      .remoteUnreachable, .error, "the sheet has not been fetched", at: RemoteStyleAddress.range(of: path))
  }
}
