/// Follows files of any kind: reads them anew, on a thread of its own, whenever they change while somebody listens.
package final class FileChangeSource<Reading: ComparableFileReading>: Sendable {
  private let store: FileWatchStore<LatestReading<Reading>>

  /// - Parameters:
  ///   - first: what the files were when they were taken; who begins to listen is told of what changed since.
  ///   - policy: when and how changes are noticed.
  ///   - read: what the files are now, after what they were.
  package init(
    after first: Reading, policy: FileWatchPolicy = .standard,
    read: @escaping @Sendable (_ previous: Reading) -> Reading
  ) {
    store = FileWatchStore(LatestReading(latest: first), policy: policy, read: read)
  }

  deinit { store.close() }

  /// What the files are after each change; of those that nobody awaited yet the latest. What did not change in truth is
  /// told, too, where that cannot be known.
  package var readings: AsyncStream<Reading> { store.stream(keeping: .bufferingNewest(1)) { $0 } }
}

/// What files were at the last look.
struct LatestReading<Reading: ComparableFileReading>: WatchedReadings {
  private(set) var latest: Reading

  func isLossy(_ reading: Reading) -> Bool { false }

  mutating func take(_ reading: Reading, since start: ContinuousClock.Instant) -> Reading? {
    defer { latest = reading }
    return reading.isSame(as: latest) ? nil : reading
  }
}
