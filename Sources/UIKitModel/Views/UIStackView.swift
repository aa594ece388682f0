import Foundation
import StyleInjection

/// A row or column of views.
open class UIStackView: UIView {
  /// Whether it is a row or a column.
  public final var axis = NSLayoutConstraint.Axis.horizontal
  /// How the views share the length.
  public final var distribution = UIStackView.Distribution.fill
  /// How the views stand across.
  public final var alignment = UIStackView.Alignment.fill
  /// The distance between neighbours in points.
  public final var spacing: CGFloat = 0
  /// Whether distances are between baselines.
  public final var isBaselineRelativeArrangement = false
  /// Whether the views stay inside the layout margins.
  public final var isLayoutMarginsRelativeArrangement = false
  private var arranged: [UIView] = []
  private var arrangedIdentifiers: Set<ObjectIdentifier> = []

  /// The views of the row or column, in order; they are subviews too.
  public final var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

  /// Adds a view at the end of the row or column. O(1) on average; O(its views) for one that was there before.
  public final func addArrangedSubview(_ view: UIView) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    if arrangedIdentifiers.contains(ObjectIdentifier(view)) || arranged.count > 2 * subviews.count {
      arranged.removeAll { $0 === view || $0.superview !== self }
      arrangedIdentifiers = Set(arranged.map(ObjectIdentifier.init))
    }
    arranged.append(view)
    arrangedIdentifiers.insert(ObjectIdentifier(view))
  }
}

extension ModelClass {
  static let stackView = ModelClass("UIStackView", UIStackView.self) { rows in
    rows.add("axis", { $0.axis }, { $0.axis = $1 })
    rows.add("distribution", { $0.distribution }, { $0.distribution = $1 })
    rows.add("alignment", { $0.alignment }, { $0.alignment = $1 })
    rows.add("spacing", { $0.spacing }, { $0.spacing = $1 })
    rows.add(
      "isBaselineRelativeArrangement", { $0.isBaselineRelativeArrangement },
      { $0.isBaselineRelativeArrangement = $1 })
    rows.add(
      "isLayoutMarginsRelativeArrangement", { $0.isLayoutMarginsRelativeArrangement },
      { $0.isLayoutMarginsRelativeArrangement = $1 })
  }
}

extension UIStackView {
  /// The cases of UIKit's `UIStackView.Alignment`.
  public enum Alignment: String, UIKitEnumeration {
    case fill, leading, top, firstBaseline, center, bottom, trailing, lastBaseline
  }
}

extension UIStackView {
  /// The cases of UIKit's `UIStackView.Distribution`.
  public enum Distribution: String, UIKitEnumeration {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}
