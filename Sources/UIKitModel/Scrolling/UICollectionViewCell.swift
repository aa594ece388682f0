import StyleInjection

/// A cell of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  /// Whether it is selected.
  public final var isSelected = false
  /// Whether it is pressed.
  public final var isHighlighted = false
  /// The view that holds the content: a plain view, as on a device.
  public final var contentView: UIView = UIView() {
    didSet { replaceSubview(oldValue, by: contentView) }
  }
  /// The view behind the content; nil for none.
  public final var backgroundView: UIView? {
    didSet { replaceSubview(oldValue, by: backgroundView, at: 0) }
  }
  /// The view behind the content while selected; nil for none.
  public final var selectedBackgroundView: UIView? {
    didSet { replaceSubview(oldValue, by: selectedBackgroundView, at: 0) }
  }

  /// A cell with an empty content view.
  public required init() {
    super.init()
    addSubview(contentView)
  }
}

extension ModelClass {
  static let collectionViewCell = ModelClass("UICollectionViewCell", UICollectionViewCell.self) { rows in
    rows.add("isSelected", { $0.isSelected }, { $0.isSelected = $1 })
    rows.add("isHighlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
    rows.addObject("contentView", "UIView") { $0.contentView }
    rows.addObject("backgroundView", "UIView") { $0.backgroundView }
    rows.addObject("selectedBackgroundView", "UIView") { $0.selectedBackgroundView }
  }
}
