/// A key path as a declaration spells it: steps and an optional control state, `titleColor:highlighted`.
public struct StyleKeyPath: Sendable, Hashable, CustomStringConvertible {
  /// The property names from the view inwards; never empty, a step may be.
  public let steps: [String]
  /// What stands behind the colon; nil without one.
  public let state: String?

  /// Splits a spelling at its dots and at its first colon.
  public init(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    steps = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    state = parts.count == 2 ? String(parts[1]) : nil
  }

  /// The spelling.
  public var description: String {
    steps.joined(separator: ".") + (state.map { ":" + $0 } ?? "")
  }
}
