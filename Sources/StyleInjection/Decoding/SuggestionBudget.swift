import Synchronization

/// Looks for near names among many, up to a number of times: each search costs the length of the list, and sheets come
/// from untrusted files.
final class SuggestionBudget: Sendable {
  /// More mistakes than anybody reads.
  static let maximumCount = 1000

  private let spent = Mutex(0)

  /// The candidate nearest to a name; nil where none is near, or when the budget is spent.
  func nearest(to name: String, in candidates: @autoclosure () -> [String]) -> String? {
    let isSpent = spent.withLock { count in
      count += 1
      return count > Self.maximumCount
    }
    return isSpent ? nil : NearestName.of(name, in: candidates())
  }
}
