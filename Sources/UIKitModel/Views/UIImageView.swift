import StyleInjection

/// An image.
open class UIImageView: UIView {
  /// The image; nil for none.
  public final var image: StyleImage?
  /// The image while highlighted; nil for the normal one.
  public final var highlightedImage: StyleImage?
  /// How symbols are drawn; nil for the system's way.
  public final var preferredSymbolConfiguration: StyleSymbolConfiguration?
  /// Whether the highlighted image is shown.
  public final var isHighlighted = false
  /// Whether the image moves with the focus of the view around it; on Apple TV alone.
  public final var adjustsImageWhenAncestorFocused = false

  /// A fresh one, with UIKit's defaults.
  public required init() {
    super.init()
    isUserInteractionEnabled = false
  }
}

extension ModelClass {
  static let imageView = ModelClass("UIImageView", UIImageView.self) { rows in
    rows.add("image", { $0.image }, { $0.image = $1 })
    rows.add("highlightedImage", { $0.highlightedImage }, { $0.highlightedImage = $1 })
    rows.add(
      "preferredSymbolConfiguration", { $0.preferredSymbolConfiguration },
      { $0.preferredSymbolConfiguration = $1 })
    rows.add("isHighlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
  }
}
