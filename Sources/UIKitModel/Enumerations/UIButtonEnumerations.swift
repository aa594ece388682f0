import StyleInjection

extension UIButton {
  /// The cases of UIKit's `UIButton.ButtonType`.
  public enum ButtonType: String, UIKitEnumeration {
    case custom, roundedRect, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  /// The cases of UIKit's `UIButton.Role`.
  public enum Role: String, UIKitEnumeration {
    case normal, primary, cancel, destructive
  }
}
