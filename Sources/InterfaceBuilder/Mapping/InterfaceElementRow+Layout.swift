import UIKitModel

extension InterfaceElementRow {
  /// Constraints, and the guides that they refer to beside views.
  static let layout: [InterfaceElementRow] = [
    object("constraint", NSLayoutConstraint.self),
    object("viewLayoutGuide", UILayoutGuide.self),
    object("keyboardLayoutGuide", UIKeyboardLayoutGuide.self),
    object("viewControllerLayoutGuide", UILayoutSupport.self),
  ]
}
