/// Distances in points from the four edges of a rectangle inwards.
public struct StyleEdgeInsets: Sendable, Hashable {
  /// The distances in points.
  public var top, left, bottom, right: Double

  /// Insets in points.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Insets whose sides follow the reading direction.
public struct StyleDirectionalEdgeInsets: Sendable, Hashable {
  /// The distances in points.
  public var top, leading, bottom, trailing: Double

  /// Insets in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// A distance in points, as UIKit's `UIOffset`.
public struct StyleOffset: Sendable, Hashable {
  /// The distances in points.
  public var horizontal, vertical: Double

  /// An offset in points.
  public init(horizontal: Double = 0, vertical: Double = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
