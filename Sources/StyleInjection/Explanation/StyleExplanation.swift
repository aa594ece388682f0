/// Why an object looks as it does: what sheets say of it, which declarations win, and which rules only just miss it.
public struct StyleExplanation: Sendable {
  /// What of an object sheets decide, or what is asked for.
  public struct Property: Sendable {
    /// The key path as the winner spells it; as it is asked for where no sheet speaks of it.
    public let keyPath: String
    /// The value that the object has when the sheets in force are applied; nil where there is no object to hold it, as
    /// a part of a bar that is not there, and where the object shows something else instead.
    public let value: StyleValue?
    /// The declaration that counts; nil where no sheet speaks of the property, or none can be read.
    public let winner: StyleMatch?
    /// The declarations that do not count, the strongest first, those that cannot be read behind all others.
    public let losses: [Loss]
  }

  /// A declaration that does not count.
  public struct Loss: Sendable {
    /// The declaration with its rule and strength.
    public let match: StyleMatch
    /// Why it does not count.
    public let reason: StyleLossReason
    /// Whether the winner sets more than it, or something else in the same place: `frame` over `frame.size`.
    public let isCovered: Bool
  }

  /// What rules were asked about.
  public let element: StyleElement
  /// The properties in writing order.
  public let properties: [Property]
  /// The rules that miss the object by one thing, in the order of sheets and files.
  public let nearMisses: [StyleNearMiss]
  /// What is wrong with declarations that speak of the object, and with the key path that is asked for.
  public let diagnostics: [Diagnostic]
}
