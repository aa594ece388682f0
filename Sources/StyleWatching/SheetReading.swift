import StyleInjection

/// What all sheets and those that they include were at one time.
struct SheetReading: FileReading {
  /// The sheets that are there, the weakest first.
  private(set) var sheets: [StyleSheet] = []
  /// Why sheets are lacking.
  private(set) var problems: [Diagnostic] = []
  /// What was found at each path that was asked for, by its absolute form.
  private(set) var contents: [String: StyleFileContent] = [:]

  private struct Key: Hashable {
    let location: String
    let path: String
    let dialect: StyleDialect?
  }

  private var outcomes: [Key: Result<StyleSheet, StyleSheetError>] = [:]

  /// Nothing, read from nowhere.
  init() {}

  /// Reads all files anew; those whose content is as before are not parsed again.
  ///
  /// - Parameter content: reads the file at an absolute path.
  init(
    of files: [StyleSheetFile], limits: StyleSheetLimits, after previous: SheetReading,
    content: (_ location: String) -> StyleFileContent
  ) {
    for file in files {
      do throws(StyleSheetError) {
        let sheet = try read(file.path, of: file, file.dialect, limits, previous, content)
        let included = StyleSheetIncludes(sheet) { path throws(StyleSheetError) in
          try read(path, of: file, nil, limits, previous, content)
        }
        sheets += included.sheets.map { sheet in file.name.map { sheet.named($0) } ?? sheet }
        problems += included.diagnostics
      } catch {
        problems.append(error.diagnostic)
      }
    }
  }

  package var watchedPaths: WatchedPaths { WatchedPaths(files: Set(contents.keys)) }

  /// Whether a sheet that this reading has is asked for by a later one, which cannot read it.
  func isLossy(when later: SheetReading) -> Bool {
    outcomes.contains { key, outcome in
      guard case .success = outcome, case .failure = later.outcomes[key] else { return false }
      return true
    }
  }

  package func hasLost(since earlier: SheetReading) -> Bool {
    contents.contains { location, content in
      content.isAbsent && earlier.contents[location].map { $0 != content } ?? false
    }
  }

  /// The paths of what is not as it was, as diagnostics show them, sorted.
  func pathsChanged(since earlier: SheetReading) -> [String] {
    let keys = Set(outcomes.keys).union(earlier.outcomes.keys)
    let changed = keys.filter { contents[$0.location] != earlier.contents[$0.location] }
    return Set(changed.map(\.path)).sorted()
  }

  private mutating func read(
    _ path: String, of file: StyleSheetFile, _ dialect: StyleDialect?, _ limits: StyleSheetLimits,
    _ previous: SheetReading, _ read: (_ location: String) -> StyleFileContent
  ) throws(StyleSheetError) -> StyleSheet {
    let key = Key(location: file.location(of: path), path: path, dialect: dialect)
    let content = contents[key.location] ?? read(key.location)
    contents[key.location] = content
    let outcome: Result<StyleSheet, StyleSheetError>
    if let known = previous.outcomes[key], previous.contents[key.location] == content {
      outcome = known
    } else {
      outcome = Self.parse(content, path, dialect, limits)
    }
    outcomes[key] = outcome
    return try outcome.get()
  }

  private static func parse(
    _ content: StyleFileContent, _ path: String, _ dialect: StyleDialect?, _ limits: StyleSheetLimits
  ) -> Result<StyleSheet, StyleSheetError> {
    let place = SourceRange(SourceFile(path: path, bytes: [], kind: .memory))
    switch content {
    case .bytes(let bytes):
      return Result { () throws(StyleSheetError) in
        try StyleSheet(path: path, bytes: bytes, dialect: dialect, limits: limits)
      }
    case .missing: return .failure(unreadable("it is not there", at: place))
    case .unreadable(let reason): return .failure(unreadable(reason, at: place))
    }
  }

  private static func unreadable(_ reason: String, at place: SourceRange) -> StyleSheetError {
    StyleSheetError(Diagnostic(.sourceUnreadable, .error, "the sheet cannot be read: \(reason)", at: place))
  }
}
