import StyleInjection

/// An item of a bar.
open class UIBarItem: UIKitObject {
  /// Whether it reacts to the user.
  public final var isEnabled = true
  /// The title; nil for none.
  public final var title: String?
  /// The image; nil for none.
  public final var image: StyleImage?
  /// The room around the image in points.
  public final var imageInsets = StyleEdgeInsets()
  /// The image on a phone on its side; nil for the normal one.
  public final var landscapeImagePhone: StyleImage?
  /// The room around that image in points.
  public final var landscapeImagePhoneInsets = StyleEdgeInsets()
  /// The image for the largest text sizes; nil for the normal one.
  public final var largeContentSizeImage: StyleImage?
  /// A number of the app's own.
  public final var tag: Int = 0
}

extension ModelClass {
  static let barItem = ModelClass("UIBarItem", UIBarItem.self) { rows in
    rows.add("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 })
    rows.add("title", { $0.title }, { $0.title = $1 })
    rows.add("image", { $0.image }, { $0.image = $1 })
    rows.add("imageInsets", { $0.imageInsets }, { $0.imageInsets = $1 })
    rows.add("landscapeImagePhone", { $0.landscapeImagePhone }, { $0.landscapeImagePhone = $1 })
    rows.add(
      "landscapeImagePhoneInsets", { $0.landscapeImagePhoneInsets }, { $0.landscapeImagePhoneInsets = $1 })
    rows.add("largeContentSizeImage", { $0.largeContentSizeImage }, { $0.largeContentSizeImage = $1 })
    rows.add("tag", { $0.tag }, { $0.tag = $1 })
  }
}
