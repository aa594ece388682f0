/// How far the work on a project's documents is.
public struct ToolProgress: Sendable {
  /// How many documents are done.
  public let done: Int
  /// How many there are.
  public let total: Int

  /// So many of so many.
  public init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}
