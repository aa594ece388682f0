import Foundation
import StyleInjection

/// The look of the background of a cell or a button.
open class UIBackgroundConfiguration: UIKitObject {
  /// The colour; nil for the tint colour.
  public final var backgroundColor: StyleColor?
  /// The radius of the corners in points.
  public final var cornerRadius: CGFloat = 0
  /// The colour of the border; nil for the tint colour.
  public final var strokeColor: StyleColor?
  /// The width of the border in points.
  public final var strokeWidth: CGFloat = 0
  /// The distance of the border from the edge in points.
  public final var strokeOutset: CGFloat = 0
  /// The room around the background in points.
  public final var backgroundInsets = StyleDirectionalEdgeInsets()
  /// The image in the background; nil for none.
  public final var image: StyleImage?
  /// How the image fills the background.
  public final var imageContentMode = UIView.ContentMode.scaleToFill
}

extension ModelClass {
  static let backgroundConfiguration = ModelClass("UIBackgroundConfiguration", UIBackgroundConfiguration.self)
  { rows in
    rows.add("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 })
    rows.add("cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = $1 })
    rows.add("strokeColor", { $0.strokeColor }, { $0.strokeColor = $1 })
    rows.add("strokeWidth", { $0.strokeWidth }, { $0.strokeWidth = $1 })
    rows.add("strokeOutset", { $0.strokeOutset }, { $0.strokeOutset = $1 })
    rows.add("backgroundInsets", { $0.backgroundInsets }, { $0.backgroundInsets = $1 })
    rows.add("image", { $0.image }, { $0.image = $1 })
    rows.add("imageContentMode", { $0.imageContentMode }, { $0.imageContentMode = $1 })
  }
}
