/// A key path as a declaration spells it: steps and an optional control state, `titleColor:highlighted`.
public struct StyleKeyPath: Sendable, Hashable, CustomStringConvertible {
  /// The property names from the view inwards; never empty, a step may be.
  public let steps: [String]
  /// What stands behind the colon; nil without one.
  public let state: String?

  /// Splits a spelling at its dots and at its first colon.
  public init(_ text: String) {
    // By bytes: to divide a text into characters takes ten times as long.
    let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
    steps = text[..<(colon ?? text.endIndex)].utf8
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    state = colon.map { String(text[text.utf8.index(after: $0)...]) }
  }

  /// The spelling.
  public var description: String {
    steps.joined(separator: ".") + (state.map { ":" + $0 } ?? "")
  }
}
