/// How wide or high a view is to be: what a layout constraint on one of its sizes says.
public struct StyleSizeLimit: StyleCustomConvertible {
  /// How the size stands to the number; the names are UIKit's `NSLayoutConstraint.Relation`'s.
  public enum Relation: String, Sendable, Hashable, CaseIterable {
    // The names are UIKit's.
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// How the size stands to the number.
  public let relation: Relation
  /// In points.
  public let points: Double

  /// A limit in points.
  public init(_ relation: Relation, _ points: Double) {
    self.relation = relation
    self.points = points
  }
}

/// A view's width divided by its height.
public struct StyleAspectRatio: StyleCustomConvertible {
  /// Greater than 0.
  public let widthToHeight: Double

  /// A ratio greater than 0.
  public init(widthToHeight: Double) { self.widthToHeight = widthToHeight }
}
