import StyleInjection

/// The look of a bar's buttons, state by state.
open class UIBarButtonItemAppearance: UIKitObject {
  /// The look that the other states go out from; made when it is first asked for.
  public final var normal: UIBarButtonItemStateAppearance {
    get { part("normal") }
    set { setPart("normal", newValue) }
  }
  /// The look while pressed; made when it is first asked for.
  public final var highlighted: UIBarButtonItemStateAppearance {
    get { part("highlighted") }
    set { setPart("highlighted", newValue) }
  }
  /// The look while disabled; made when it is first asked for.
  public final var disabled: UIBarButtonItemStateAppearance {
    get { part("disabled") }
    set { setPart("disabled", newValue) }
  }
  /// The look with the focus; made when it is first asked for.
  public final var focused: UIBarButtonItemStateAppearance {
    get { part("focused") }
    set { setPart("focused", newValue) }
  }
}

extension ModelClass {
  static let barButtonItemAppearance = ModelClass("UIBarButtonItemAppearance", UIBarButtonItemAppearance.self)
}

/// The look of a bar's buttons in one state.
open class UIBarButtonItemStateAppearance: UIKitObject {}

extension ModelClass {
  static let barButtonItemStateAppearance = ModelClass(
    "UIBarButtonItemStateAppearance", UIBarButtonItemStateAppearance.self)
}
