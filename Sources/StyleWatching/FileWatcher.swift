/// Notices changes at places in the file system. Belongs to one thread.
protocol FileWatcher: AnyObject {
  /// What can be read once something has happened; nil if changes are only found by looking.
  var descriptor: Int32? { get }

  /// Watches these places, and no longer those before.
  ///
  /// - Returns: those of them that it cannot watch.
  func watch(_ places: WatchedPlaces) -> WatchedPlaces

  /// What happened since the last call; nil if nothing did.
  func takeChanges() -> FileChange?
}

/// What may have happened at places that are watched.
enum FileChange: Comparable {
  /// A file was written.
  case contents
  /// Something came, went or was renamed: a path may lead elsewhere now.
  case places
}
