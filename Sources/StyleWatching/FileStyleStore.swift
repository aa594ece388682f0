import StyleInjection

/// The styles in force, and who listens to what becomes of their files.
typealias FileStyleStore = FileWatchStore<WatchedSheets>

extension FileStyleStore {
  convenience init(
    _ files: [StyleSheetFile], policy: FileWatchPolicy, limits: StyleSheetLimits,
    makeWatcher: (@Sendable () -> (any FileWatcher)?)? = nil
  ) {
    let read: @Sendable (SheetReading) -> SheetReading = { previous in
      SheetReading(of: files, limits: limits, after: previous) {
        StyleFileContent(ofFileAt: $0, limit: limits.maximumByteCount)
      }
    }
    self.init(WatchedSheets(read(SheetReading())), policy: policy, makeWatcher: makeWatcher, read: read)
  }
}
