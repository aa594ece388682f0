/// A colour for Core Graphics: what `layer.borderColor` and its kin hold. A type of its own, so that the two
/// are never mixed up.
public struct StyleCGColor: Sendable, Hashable {
  /// The colour.
  public let color: StyleColor

  /// A Core Graphics colour.
  public init(_ color: StyleColor) { self.color = color }
}
