/// What some files and folders were at one time.
package protocol FileReading: Sendable {
  /// Where a change is a reason to read anew.
  var watchedPaths: WatchedPaths { get }

  /// Whether a file that was there before became missing or empty: perhaps it is being written.
  func hasLost(since earlier: Self) -> Bool
}

/// A reading that tells whether anything changed.
package protocol ComparableFileReading: FileReading {
  /// Whether nothing changed since, as far as that can be seen.
  func isSame(as earlier: Self) -> Bool
}

/// What files were, one time after the other, and what they came to.
protocol WatchedReadings: Sendable {
  associatedtype Reading: FileReading
  associatedtype Event: Sendable

  /// What the files were at the last look, good or not.
  var latest: Reading { get }

  /// Whether something that is in force cannot be read.
  func isLossy(_ reading: Reading) -> Bool

  /// Takes what the files are now; nil if that is nothing new.
  ///
  /// - Parameter start: when reading began.
  mutating func take(_ reading: Reading, since start: ContinuousClock.Instant) -> Event?
}

/// Absolute paths that are watched; what they lead to need not be there.
package struct WatchedPaths: Sendable, Equatable {
  /// Files that are written, come or go.
  package var files: Set<String>
  /// Folders in which things come and go.
  package var listings: Set<String>
  /// Folders in which things come, go or are written.
  package var contents: Set<String>

  /// The paths of files and folders.
  package init(files: Set<String> = [], listings: Set<String> = [], contents: Set<String> = []) {
    self.files = files
    self.listings = listings
    self.contents = contents
  }

  /// Whether others hold all of them.
  func isCovered(by other: Self) -> Bool {
    files.isSubset(of: other.files) && listings.isSubset(of: other.listings)
      && contents.isSubset(of: other.contents)
  }
}
