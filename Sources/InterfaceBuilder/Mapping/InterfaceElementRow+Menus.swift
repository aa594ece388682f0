import UIKitModel

extension InterfaceElementRow {
  /// Menus, and what stands in them.
  static let menus: [InterfaceElementRow] = [
    object("menu", UIMenu.self),
    object("command", UICommand.self),
    object("keyCommand", UIKeyCommand.self),
  ]
}
