import StyleInjection

/// The look of a tab bar's items, state by state.
open class UITabBarItemAppearance: UIKitObject {
  /// The look that the other states go out from; made when it is first asked for.
  public final var normal: UITabBarItemStateAppearance {
    get { part("normal") }
    set { setPart("normal", newValue) }
  }
  /// The look while selected; made when it is first asked for.
  public final var selected: UITabBarItemStateAppearance {
    get { part("selected") }
    set { setPart("selected", newValue) }
  }
  /// The look while disabled; made when it is first asked for.
  public final var disabled: UITabBarItemStateAppearance {
    get { part("disabled") }
    set { setPart("disabled", newValue) }
  }
  /// The look with the focus; made when it is first asked for.
  public final var focused: UITabBarItemStateAppearance {
    get { part("focused") }
    set { setPart("focused", newValue) }
  }
}

extension ModelClass {
  static let tabBarItemAppearance = ModelClass("UITabBarItemAppearance", UITabBarItemAppearance.self)
}

/// The look of a tab bar's items in one state.
open class UITabBarItemStateAppearance: UIKitObject {}

extension ModelClass {
  static let tabBarItemStateAppearance = ModelClass(
    "UITabBarItemStateAppearance", UITabBarItemStateAppearance.self)
}
