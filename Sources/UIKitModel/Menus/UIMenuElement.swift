import StyleInjection

/// An entry of a menu.
open class UIMenuElement: UIKitObject {
  /// The title.
  public final var title = ""
  /// The image; nil for none.
  public final var image: StyleImage?
}

extension ModelClass {
  static let menuElement = ModelClass("UIMenuElement", UIMenuElement.self)
}

/// An entry that runs code.
open class UIAction: UIMenuElement {}

extension ModelClass {
  static let action = ModelClass("UIAction", UIAction.self) { rows in
    rows.add("title", { $0.title }, { $0.title = $1 })
    rows.add("image", { $0.image }, { $0.image = $1 })
  }
}
