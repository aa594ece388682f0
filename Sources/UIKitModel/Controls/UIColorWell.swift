import StyleInjection

/// A well that shows a colour and lets the user choose another one.
open class UIColorWell: UIControl {
  /// The title of the picker; nil for none.
  public final var title: String?
  /// Whether the colour may be transparent.
  public final var supportsAlpha = true
  /// The colour; nil for none.
  public final var selectedColor: StyleColor?
}

extension ModelClass {
  static let colorWell = ModelClass("UIColorWell", UIColorWell.self) { rows in
    rows.add("title", { $0.title }, { $0.title = $1 })
    rows.add("supportsAlpha", { $0.supportsAlpha }, { $0.supportsAlpha = $1 })
    rows.add("selectedColor", { $0.selectedColor }, { $0.selectedColor = $1 })
  }
}
