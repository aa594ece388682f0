import StyleInjection

/// Images of the model are `StyleImage` values; this is where their configurations are named as in UIKit.
public enum UIImage {}

extension UIImage {
  /// How an image is chosen among its variants.
  open class Configuration: UIKitObject {}
}

extension ModelClass {
  static let imageConfiguration = ModelClass("UIImage.Configuration", UIImage.Configuration.self)
}

extension UIImage {
  /// How a symbol is drawn.
  open class SymbolConfiguration: UIImage.Configuration {}
}

extension ModelClass {
  static let imageSymbolConfiguration = ModelClass(
    "UIImage.SymbolConfiguration", UIImage.SymbolConfiguration.self)
}
