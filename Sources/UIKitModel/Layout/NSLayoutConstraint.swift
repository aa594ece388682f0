import Foundation
import StyleInjection

/// A relation between places of two views or guides, or between a size and a number.
open class NSLayoutConstraint: UIKitObject {
  /// The view or guide that is placed; nil once it is gone.
  public final weak var firstItem: UIKitObject?
  /// The view or guide that it is placed by; nil for none.
  public final weak var secondItem: UIKitObject?
  /// The place or size of the first item.
  public final var firstAttribute = Attribute.notAnAttribute
  /// The place or size of the second item; `notAnAttribute` without one.
  public final var secondAttribute = Attribute.notAnAttribute
  /// How the two are to stand to each other.
  public final var relation = Relation.equal
  /// Whether it takes part in the layout.
  public final var isActive = false
  /// How important it is, 1…1000; 1000 is required.
  public final var priority: Float = 1000
  /// What the second item's value is multiplied by.
  public final var multiplier: CGFloat = 1
  /// What is added to it, in points.
  public final var constant: CGFloat = 0
  /// A name to find it by; nil for none.
  public final var identifier: String?
}

extension ModelClass {
  static let layoutConstraint = ModelClass("NSLayoutConstraint", NSLayoutConstraint.self) { rows in
    rows.add("constant", { $0.constant }, { $0.constant = $1 })
    rows.add("priority", { $0.priority }, { $0.priority = $1 })
    rows.add("identifier", { $0.identifier }, { $0.identifier = $1 })
    rows.add("isActive", { $0.isActive }, { $0.isActive = $1 })
  }
}

extension NSLayoutConstraint {
  /// The cases of UIKit's `NSLayoutConstraint.Attribute`.
  public enum Attribute: String, UIKitEnumeration {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY,
      lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin,
      trailingMargin, centerXWithinMargins, centerYWithinMargins
  }

  /// The cases of UIKit's `NSLayoutConstraint.Axis`.
  public enum Axis: String, UIKitEnumeration {
    case horizontal, vertical
  }

  /// The cases of UIKit's `NSLayoutConstraint.Relation`.
  public enum Relation: String, UIKitEnumeration {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }
}
