/// When changed files are read again, and how changes are noticed.
public struct FileWatchPolicy: Sendable, Hashable {
  /// How changes are noticed.
  public enum Method: Sendable, Hashable, CaseIterable {
    /// The system tells of them; files of which it cannot (those of a network, or more than it has watches for) are
    /// looked at every `pollingInterval`.
    case automatic
    /// Files are looked at every `pollingInterval`.
    case polling
  }

  /// How long no more may happen before the files are read; 100 ms unless set. Editors write a file in several steps.
  public var quietInterval: Duration
  /// How long after the first change the files are read at the latest, though more keeps happening; 800 ms unless set.
  public var longestDelay: Duration
  /// How changes are noticed; `automatic` unless set.
  public var method: Method
  /// How often files are looked at of which the system does not tell; 500 ms unless set, 10 ms at least.
  public var pollingInterval: Duration

  /// A policy of the values given, or of the usual ones.
  public init(
    quietInterval: Duration = .milliseconds(100), longestDelay: Duration = .milliseconds(800),
    method: Method = .automatic, pollingInterval: Duration = .milliseconds(500)
  ) {
    self.quietInterval = quietInterval
    self.longestDelay = longestDelay
    self.method = method
    self.pollingInterval = pollingInterval
  }

  /// The usual values: a reload starts 100 ms after the last change and 800 ms after the first at the latest.
  public static var standard: FileWatchPolicy { FileWatchPolicy() }
}
