import StyleInjection

extension Diagnostic.ID {
  static let watchMissingSheet = Self("watch.missing-sheet")
  static let watchUnreadableSheet = Self("watch.unreadable-sheet")
}
