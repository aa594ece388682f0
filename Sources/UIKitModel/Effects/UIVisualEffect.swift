import StyleInjection

/// An effect on what lies behind a view.
open class UIVisualEffect: UIKitObject {}

extension ModelClass {
  static let visualEffect = ModelClass("UIVisualEffect", UIVisualEffect.self)
}

/// A blur.
open class UIBlurEffect: UIVisualEffect {
  /// The brightness of the blur.
  public final var style = Style.regular
}

extension ModelClass {
  static let blurEffect = ModelClass("UIBlurEffect", UIBlurEffect.self)
}

/// Content that takes its colours from the blur behind it.
open class UIVibrancyEffect: UIVisualEffect {}

extension ModelClass {
  static let vibrancyEffect = ModelClass("UIVibrancyEffect", UIVibrancyEffect.self)
}

extension UIBlurEffect {
  /// The cases of UIKit's `UIBlurEffect.Style`.
  public enum Style: String, UIKitEnumeration {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial,
      systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight,
      systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
      systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark,
      systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
}
