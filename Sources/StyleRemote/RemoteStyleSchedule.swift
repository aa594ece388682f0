/// When a remote sheet is asked for again; no time is less than a second or more than a year.
public struct RemoteStyleSchedule: Sendable, Hashable {
  /// The time between two requests that are answered; 5 minutes unless set.
  public var interval: Duration
  /// The time to the next request after a failure; it doubles with each further one. 5 seconds unless set.
  public var retryDelay: Duration
  /// The longest time after failures, whatever the server asks for; an hour unless set.
  public var maximumDelay: Duration
  /// By which part of itself each time varies at random, either way, so that many apps do not ask at once; 0.1 unless
  /// set, from 0 to 0.5.
  public var jitter: Double

  /// The times given, or the usual ones.
  public init(
    interval: Duration = .seconds(300), retryDelay: Duration = .seconds(5),
    maximumDelay: Duration = .seconds(3_600), jitter: Double = 0.1
  ) {
    self.interval = interval
    self.retryDelay = retryDelay
    self.maximumDelay = maximumDelay
    self.jitter = jitter
  }

  /// The time to the next request.
  ///
  /// - Parameters:
  ///   - failures: how many requests have failed since one was answered.
  ///   - retryAfter: the least time that the server asked for.
  ///   - random: from 0 to 1, what varies the time.
  func delay(afterFailures failures: Int, retryAfter: Duration?, random: Double) -> Duration {
    let factor = 1 + (jitter > 0 ? min(jitter, 0.5) : 0) * (2 * random - 1)
    guard failures > 0 else { return Self.bounded(Self.bounded(interval) * factor) }
    // Doubled more often it is more than a year.
    let doubled = Self.bounded(retryDelay) * (1 << min(failures - 1, 25))
    return Self.bounded(min(max(doubled * factor, retryAfter ?? .zero), maximumDelay))
  }

  private static func bounded(_ delay: Duration) -> Duration {
    min(max(delay, .seconds(1)), .seconds(365 * 86_400))
  }
}
