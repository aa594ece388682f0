import StyleInjection

/// Cells in an arrangement of choice.
open class UICollectionView: UIScrollView {
  /// Whether a cell can be selected.
  public final var allowsSelection = true
  /// Whether several cells can be selected.
  public final var allowsMultipleSelection = false
  /// Whether cells are asked for ahead of scrolling.
  public final var isPrefetchingEnabled = true
  /// The arrangement of the cells.
  public final var collectionViewLayout: UICollectionViewLayout = UICollectionViewFlowLayout()
  /// The cells from which others are made; they are subviews, as if shown.
  public final var prototypeCells: [UICollectionViewCell] = [] {
    didSet { replaceSubviews(oldValue, by: prototypeCells) }
  }
  /// The view from which headers of sections are made; nil for none. It is a subview, as if shown.
  public final var prototypeSectionHeader: UICollectionReusableView? {
    didSet { replaceSubview(oldValue, by: prototypeSectionHeader) }
  }
  /// The view from which footers of sections are made; nil for none. It is a subview, as if shown.
  public final var prototypeSectionFooter: UICollectionReusableView? {
    didSet { replaceSubview(oldValue, by: prototypeSectionFooter) }
  }
  /// The view behind the cells; nil for none.
  public final var backgroundView: UIView? {
    didSet { replaceSubview(oldValue, by: backgroundView, at: 0) }
  }
}

extension ModelClass {
  static let collectionView = ModelClass("UICollectionView", UICollectionView.self) { rows in
    rows.add("allowsSelection", { $0.allowsSelection }, { $0.allowsSelection = $1 })
    rows.add("allowsMultipleSelection", { $0.allowsMultipleSelection }, { $0.allowsMultipleSelection = $1 })
    rows.add("isPrefetchingEnabled", { $0.isPrefetchingEnabled }, { $0.isPrefetchingEnabled = $1 })
    rows.addObject("collectionViewLayout", "UICollectionViewLayout") { $0.collectionViewLayout }
    rows.addObject("backgroundView", "UIView") { $0.backgroundView }
  }
}

extension UICollectionView {
  /// The cases of UIKit's `UICollectionView.ScrollDirection`.
  public enum ScrollDirection: String, UIKitEnumeration {
    case vertical, horizontal
  }
}
