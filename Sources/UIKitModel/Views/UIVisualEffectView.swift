import StyleInjection

/// A view that blurs or tints what lies behind it.
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  public final var effect: UIVisualEffect?
  /// The view that holds the content.
  public final var contentView: UIView = UIView() {
    didSet { replaceSubview(oldValue, by: contentView) }
  }

  /// A view without an effect.
  public required init() {
    super.init()
    addSubview(contentView)
  }
}

extension ModelClass {
  static let visualEffectView = ModelClass("UIVisualEffectView", UIVisualEffectView.self) { rows in
    rows.addObject("effect", "UIVisualEffect") { $0.effect }
    rows.addObject("contentView", "UIView") { $0.contentView }
  }
}
