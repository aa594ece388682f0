/// An attribute that has no meaning outside Xcode's canvas, and why.
public struct InterfaceIgnoreRule: Sendable {
  /// The element; `*` for any.
  let element: String
  let attribute: String
  /// One sentence without a full stop.
  public let reason: String

  /// How reports name the rule: `*@misplaced`.
  public var pattern: String { "\(element)@\(attribute)" }

  /// The rule for an attribute; nil where it is not to be ignored.
  static func rule(for attribute: String, of element: String) -> InterfaceIgnoreRule? {
    byAttribute[attribute]?.first { $0.element == "*" || $0.element == element }
  }

  /// Every rule; each matches other attributes.
  public static let all = [
    InterfaceIgnoreRule(
      element: "*", attribute: "misplaced",
      reason: "the canvas shows the view elsewhere than its constraints put it"),
    InterfaceIgnoreRule(
      element: "*", attribute: "ambiguous", reason: "the canvas finds the view's constraints incomplete"),
    InterfaceIgnoreRule(
      element: "*", attribute: "verifyAmbiguity", reason: "what the canvas checks of constraints"),
    InterfaceIgnoreRule(
      element: "*", attribute: "colorLabel", reason: "a mark in the canvas's outline"),
  ]

  private static let byAttribute = Dictionary(grouping: all, by: \.attribute)
}
