import Foundation
import StyleInjection

/// The content of a list's cell of iOS 14 and later.
open class UIListContentConfiguration: UIKitObject {
  /// The first line; nil for none.
  public final var text: String?
  /// The second line; nil for none.
  public final var secondaryText: String?
  /// The image; nil for none.
  public final var image: StyleImage?
  /// The room around the content in points.
  public final var directionalLayoutMargins = StyleDirectionalEdgeInsets()
  /// The distance between image and text in points.
  public final var imageToTextPadding: CGFloat = 0
  /// The distance between the lines in points.
  public final var textToSecondaryTextVerticalPadding: CGFloat = 0
}

extension ModelClass {
  static let listContentConfiguration = ModelClass(
    "UIListContentConfiguration", UIListContentConfiguration.self
  ) { rows in
    rows.add("text", { $0.text }, { $0.text = $1 })
    rows.add("secondaryText", { $0.secondaryText }, { $0.secondaryText = $1 })
    rows.add("image", { $0.image }, { $0.image = $1 })
    rows.add(
      "directionalLayoutMargins", { $0.directionalLayoutMargins }, { $0.directionalLayoutMargins = $1 })
    rows.add("imageToTextPadding", { $0.imageToTextPadding }, { $0.imageToTextPadding = $1 })
    rows.add(
      "textToSecondaryTextVerticalPadding", { $0.textToSecondaryTextVerticalPadding },
      { $0.textToSecondaryTextVerticalPadding = $1 })
  }
}
