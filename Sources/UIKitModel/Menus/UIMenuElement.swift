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

/// A menu, or a menu inside a menu.
open class UIMenu: UIMenuElement {
  /// The entries, in order.
  public final var children: [UIMenuElement] = []
}

extension ModelClass {
  static let menu = ModelClass("UIMenu", UIMenu.self)
}

/// An entry that runs code.
open class UIAction: UIMenuElement {}

extension ModelClass {
  static let action = ModelClass("UIAction", UIAction.self)
}

/// An entry that sends an action.
open class UICommand: UIMenuElement {}

extension ModelClass {
  static let command = ModelClass("UICommand", UICommand.self)
}

/// An entry with keys of its own.
open class UIKeyCommand: UICommand {}

extension ModelClass {
  static let keyCommand = ModelClass("UIKeyCommand", UIKeyCommand.self)
}
