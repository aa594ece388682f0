import Foundation
import StyleInjection

/// A button.
open class UIButton: UIControl {
  /// The kind of button.
  public final var buttonType = ButtonType.custom
  /// What the button is for.
  public final var role = Role.normal
  /// The look and content of iOS 15 and later; nil for the properties of this class.
  public final var configuration: Configuration? {
    didSet { adopt(configuration, instead: oldValue) }
  }
  /// Where titles end that are too long.
  public final var lineBreakMode = NSLineBreakMode.byTruncatingMiddle
  /// How far the title's shadow stands off, in points.
  public final var titleShadowOffset = CGSize.zero
  /// The room around title and image in points.
  public final var contentEdgeInsets = StyleEdgeInsets()
  /// The room around the title in points.
  public final var titleEdgeInsets = StyleEdgeInsets()
  /// The room around the image in points.
  public final var imageEdgeInsets = StyleEdgeInsets()
  /// Whether the shadow changes sides while pressed.
  public final var reversesTitleShadowWhenHighlighted = false
  /// Whether the image is darkened while pressed.
  public final var adjustsImageWhenHighlighted = true
  /// Whether the image is lightened while disabled.
  public final var adjustsImageWhenDisabled = true
  /// Whether it glows while pressed.
  public final var showsTouchWhenHighlighted = false
  /// Whether a tap selects it.
  public final var changesSelectionAsPrimaryAction = false

  private var loadedTitleLabel: UILabel?
  private var loadedImageView: UIImageView?
  private var titles = StateValues<String>()
  private var attributedTitles = StateValues<StyleAttributedText>()
  private var titleColors = StateValues<StyleColor>()
  private var titleShadowColors = StateValues<StyleColor>()
  private var images = StateValues<StyleImage>()
  private var backgroundImages = StateValues<StyleImage>()
  private var symbolConfigurations = StateValues<StyleSymbolConfiguration>()
}

extension UIButton {
  /// The label that shows the title; not in the tree of views.
  public final var titleLabel: UILabel {
    if let loadedTitleLabel { return loadedTitleLabel }
    let label = UILabel()
    label.font = .system(buttonType == .system ? 15 : 18)
    adopt(label, instead: nil)
    loadedTitleLabel = label
    return label
  }

  /// The view that shows the image; not in the tree of views.
  public final var imageView: UIImageView {
    if let loadedImageView { return loadedImageView }
    let view = UIImageView()
    adopt(view, instead: nil)
    loadedImageView = view
    return view
  }

  /// The font of the title: the title label's, or a configuration's, which is nil for the one of its size.
  public final var font: StyleFont? {
    get { configuration.map(\.titleFont) ?? titleLabel.font }
    set {
      titleLabel.font = newValue
      configuration?.titleFont = newValue
    }
  }

  /// A state's own title; nil where it shows the normal one.
  public final func title(for state: State) -> String? { configured(\.title, for: state) ?? titles[state] }

  /// Sets a state's title; nil to show the normal one.
  public final func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    configure(\.title, title, for: state)
  }

  /// A state's own title with attributes; nil where it shows the normal one.
  public final func attributedTitle(for state: State) -> StyleAttributedText? {
    configured(\.attributedTitle, for: state) ?? attributedTitles[state]
  }

  /// Sets a state's title with attributes; nil to show the normal one.
  public final func setAttributedTitle(_ attributedTitle: StyleAttributedText?, for state: State) {
    attributedTitles[state] = attributedTitle
    configure(\.attributedTitle, attributedTitle, for: state)
  }

  /// A state's own title's colour; nil where it shows the normal one.
  public final func titleColor(for state: State) -> StyleColor? {
    configured(\.baseForegroundColor, for: state) ?? titleColors[state]
  }

  /// Sets a state's title's colour; nil to show the normal one.
  public final func setTitleColor(_ titleColor: StyleColor?, for state: State) {
    titleColors[state] = titleColor
    configure(\.baseForegroundColor, titleColor, for: state)
  }

  /// A state's own title's shadow's colour; nil where it shows the normal one.
  public final func titleShadowColor(for state: State) -> StyleColor? { titleShadowColors[state] }

  /// Sets a state's title's shadow's colour; nil to show the normal one.
  public final func setTitleShadowColor(_ titleShadowColor: StyleColor?, for state: State) {
    titleShadowColors[state] = titleShadowColor
  }

  /// A state's own image; nil where it shows the normal one.
  public final func image(for state: State) -> StyleImage? {
    configured(\.image, for: state) ?? images[state]
  }

  /// Sets a state's image; nil to show the normal one.
  public final func setImage(_ image: StyleImage?, for state: State) {
    images[state] = image
    configure(\.image, image, for: state)
  }

  /// A state's own image behind the content; nil where it shows the normal one.
  public final func backgroundImage(for state: State) -> StyleImage? { backgroundImages[state] }

  /// Sets a state's image behind the content; nil to show the normal one.
  public final func setBackgroundImage(_ backgroundImage: StyleImage?, for state: State) {
    backgroundImages[state] = backgroundImage
  }

  /// How a state's own symbols are drawn; nil where they are drawn as the normal ones.
  public final func preferredSymbolConfigurationForImage(in state: State) -> StyleSymbolConfiguration? {
    symbolConfigurations[state]
  }

  /// Sets how a state's symbols are drawn; nil to draw them as the normal ones.
  public final func setPreferredSymbolConfiguration(
    _ configuration: StyleSymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
  }

  // A button with a configuration shows that one's title, colour and image in its normal state.
  private func configured<Value>(_ property: KeyPath<Configuration, Value?>, for state: State) -> Value? {
    state == .normal ? configuration?[keyPath: property] : nil
  }

  private func configure<Value>(
    _ property: ReferenceWritableKeyPath<Configuration, Value?>, _ value: Value?, for state: State
  ) {
    if state == .normal { configuration?[keyPath: property] = value }
  }
}

extension ModelClass {
  static let button = ModelClass("UIButton", UIButton.self) { rows in
    rows.add("lineBreakMode", { $0.lineBreakMode }, { $0.lineBreakMode = $1 })
    rows.add("titleShadowOffset", { $0.titleShadowOffset }, { $0.titleShadowOffset = $1 })
    rows.add("contentEdgeInsets", { $0.contentEdgeInsets }, { $0.contentEdgeInsets = $1 })
    rows.add("titleEdgeInsets", { $0.titleEdgeInsets }, { $0.titleEdgeInsets = $1 })
    rows.add("imageEdgeInsets", { $0.imageEdgeInsets }, { $0.imageEdgeInsets = $1 })
    rows.add(
      "reversesTitleShadowWhenHighlighted", { $0.reversesTitleShadowWhenHighlighted },
      { $0.reversesTitleShadowWhenHighlighted = $1 })
    rows.add(
      "adjustsImageWhenHighlighted", { $0.adjustsImageWhenHighlighted },
      { $0.adjustsImageWhenHighlighted = $1 })
    rows.add(
      "adjustsImageWhenDisabled", { $0.adjustsImageWhenDisabled }, { $0.adjustsImageWhenDisabled = $1 })
    rows.add(
      "showsTouchWhenHighlighted", { $0.showsTouchWhenHighlighted }, { $0.showsTouchWhenHighlighted = $1 })
    rows.add(
      "changesSelectionAsPrimaryAction", { $0.changesSelectionAsPrimaryAction },
      { $0.changesSelectionAsPrimaryAction = $1 })
    rows.add("role", { $0.role }, { $0.role = $1 })
    rows.add("font", { $0.font }, { $0.font = $1 })
    rows.addStates("title", { $0.title(for: $1) }, { $0.setTitle($1, for: $2) })
    rows.addStates("attributedTitle", { $0.attributedTitle(for: $1) }, { $0.setAttributedTitle($1, for: $2) })
    rows.addStates("titleColor", { $0.titleColor(for: $1) }, { $0.setTitleColor($1, for: $2) })
    rows.addStates(
      "titleShadowColor", { $0.titleShadowColor(for: $1) }, { $0.setTitleShadowColor($1, for: $2) })
    rows.addStates("image", { $0.image(for: $1) }, { $0.setImage($1, for: $2) })
    rows.addStates("backgroundImage", { $0.backgroundImage(for: $1) }, { $0.setBackgroundImage($1, for: $2) })
    rows.addStates(
      "preferredSymbolConfiguration", { $0.preferredSymbolConfigurationForImage(in: $1) },
      { $0.setPreferredSymbolConfiguration($1, forImageIn: $2) })
    rows.addObject("titleLabel", "UILabel") { $0.titleLabel }
    rows.addObject("imageView", "UIImageView") { $0.imageView }
    rows.addObject("configuration", "UIButton.Configuration") { $0.configuration }
    rows.addStorage("font", sharedWith: "titleLabel.font", { $0.font }, { $0.font = $1 })
    for state in ["normal", "highlighted", "disabled", "selected"] {
      rows.addAlias(state + "Title", of: "title:" + state)
      rows.addAlias(state + "TitleColor", of: "titleColor:" + state)
    }
    rows.addSupersededByConfiguration()
  }
}
