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
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur behind it; nil where it is not said.
  public final var blurEffect: UIBlurEffect?
  /// What the content is; nil where it is not said.
  public final var style: UIVibrancyEffectStyle?
}

/// The cases of UIKit's `UIVibrancyEffectStyle`.
public enum UIVibrancyEffectStyle: String, UIKitEnumeration {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

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
