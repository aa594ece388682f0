import StyleInjection

/// What a button with a configuration shows of its classic properties.
private struct ClassicProperty: Sendable {
  let keyPath: String
  /// What the configuration has for it; nil for nothing.
  let counterpart: String?
  /// Whether setting it sets that.
  let isForwarded: Bool

  static func forwarded(_ keyPath: String, _ counterpart: String?) -> Self {
    Self(keyPath: keyPath, counterpart: counterpart.map { "configuration." + $0 }, isForwarded: true)
  }

  static func ignored(_ keyPath: String, _ counterpart: String? = nil) -> Self {
    Self(keyPath: keyPath, counterpart: counterpart.map { "configuration." + $0 }, isForwarded: false)
  }
}

extension ModelRows where Root == UIButton {
  /// What counts for nothing, or goes to the configuration, where there is one.
  ///
  /// UIKit's header says of the insets and of what happens while pressed or disabled that a configuration ignores them;
  /// a configuration has one colour for all states, no shadow of the title, and its own image in the background.
  mutating func addSupersededByConfiguration() {
    let states = UIControl.State.names.filter { $0 != "normal" }
    let properties: [ClassicProperty] =
      [
        .forwarded("title:normal", "attributedTitle"),
        .forwarded("attributedTitle:normal", "attributedTitle"),
        .forwarded("image:normal", "image"), .forwarded("titleColor:normal", "baseForegroundColor"),
        .ignored("contentEdgeInsets", "contentInsets"), .ignored("titleEdgeInsets"),
        .ignored("imageEdgeInsets"), .ignored("adjustsImageWhenHighlighted"),
        .ignored("adjustsImageWhenDisabled"), .ignored("showsTouchWhenHighlighted"),
        .ignored("reversesTitleShadowWhenHighlighted"), .ignored("titleShadowColor"),
        .ignored("titleShadowOffset"), .ignored("backgroundImage", "background.image"),
        .ignored("titleLabel.textColor", "baseForegroundColor"), .ignored("titleLabel.text", "title"),
        .ignored("titleLabel.attributedText", "attributedTitle"), .ignored("titleLabel.kern"),
        .ignored("titleLabel.lineHeight"), .ignored("titleLabel.shadowColor"),
        .ignored("titleLabel.shadowOffset"),
      ] + states.map { .ignored("titleColor:" + $0) }
    for property in properties {
      addSuperseded(
        property.keyPath, by: "configuration", instead: property.counterpart,
        isForwarded: property.isForwarded
      ) { $0.configuration != nil }
    }
  }
}
