/// A declaration that won its target, and those that it beat.
public final class StyleDecision: Sendable {
  /// The key path as the sheet spells it.
  public var keyPath: String { winner.declaration.keyPath }
  /// The declaration with its rule and strength.
  public let winner: StyleMatch
  /// The declarations for the same target that lost, the strongest first.
  public let beaten: [StyleMatch]
  /// The value of the declaration, where it does not depend on the object's own.
  let value: StyleValue?

  init(_ winner: StyleMatch, beaten: [StyleMatch], value: StyleValue?) {
    self.winner = winner
    self.beaten = beaten
    self.value = value
  }
}
