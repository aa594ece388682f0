import Foundation
import StyleInjection

extension UIButton {
  /// The look and content of a button of iOS 15 and later.
  open class Configuration: UIKitObject {
    /// The look that the others go out from.
    public final var style = Style.plain
    /// The font of the title; nil for the size's.
    public final var titleFont: StyleFont?
    /// The font of the line below the title; nil for the size's.
    public final var subtitleFont: StyleFont?
    /// The title with attributes; nil for none.
    public final var attributedTitle: StyleAttributedText?
    /// The title; nil for none.
    public final var title: String? {
      get { attributedTitle?.plainText }
      set { attributedTitle = newValue.map { StyleAttributedText($0) } }
    }
    /// The line below the title; nil for none.
    public final var subtitle: String?
    /// The image; nil for none.
    public final var image: StyleImage?
    /// How a symbol is drawn that does not say it itself; nil for the system's way.
    public final var preferredSymbolConfigurationForImage: StyleSymbolConfiguration? {
      get {
        tableValue("preferredSymbolConfigurationForImage").flatMap(StyleSymbolConfiguration.init(styleValue:))
      }
      set { setTableValue(newValue.styleValue, for: "preferredSymbolConfigurationForImage") }
    }
    /// The colour of title and image; nil for the style's.
    public final var baseForegroundColor: StyleColor?
    /// The colour behind them; nil for the style's.
    public final var baseBackgroundColor: StyleColor?
    /// The size of the button's content.
    public final var buttonSize = UIButton.Configuration.Size.medium
    /// The roundness of the corners.
    public final var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The room around the content in points.
    public final var contentInsets = StyleDirectionalEdgeInsets()
    /// Where the image stands beside the title.
    public final var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title in points.
    public final var imagePadding: CGFloat = 0
    /// The distance between title and subtitle in points.
    public final var titlePadding: CGFloat = 1
    /// How title and subtitle stand to each other.
    public final var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
    /// Whether a spinner stands in for the image.
    public final var showsActivityIndicator = false
    /// Whether the look changes with the button's selection.
    public final var automaticallyUpdateForSelection = true
    /// What is drawn behind title and image; made when it is first asked for.
    public final var background: UIBackgroundConfiguration {
      get { part("background") }
      set { setPart("background", newValue) }
    }
  }
}

extension ModelClass {
  static let buttonConfiguration = ModelClass("UIButton.Configuration", UIButton.Configuration.self) { rows in
    rows.add("title", { $0.title }, { $0.title = $1 })
    rows.addTextStorage("title", "attributedTitle", { $0.attributedTitle }, { $0.attributedTitle = $1 })
    rows.add("subtitle", { $0.subtitle }, { $0.subtitle = $1 })
    rows.add("attributedTitle", { $0.attributedTitle }, { $0.attributedTitle = $1 })
    rows.add("image", { $0.image }, { $0.image = $1 })
    rows.add("baseForegroundColor", { $0.baseForegroundColor }, { $0.baseForegroundColor = $1 })
    rows.add("baseBackgroundColor", { $0.baseBackgroundColor }, { $0.baseBackgroundColor = $1 })
    rows.add("buttonSize", { $0.buttonSize }, { $0.buttonSize = $1 })
    rows.add("cornerStyle", { $0.cornerStyle }, { $0.cornerStyle = $1 })
    rows.add("contentInsets", { $0.contentInsets }, { $0.contentInsets = $1 })
    rows.add("imagePlacement", { $0.imagePlacement }, { $0.imagePlacement = $1 })
    rows.add("imagePadding", { $0.imagePadding }, { $0.imagePadding = $1 })
    rows.add("titlePadding", { $0.titlePadding }, { $0.titlePadding = $1 })
    rows.add("titleAlignment", { $0.titleAlignment }, { $0.titleAlignment = $1 })
    rows.add(
      "automaticallyUpdateForSelection", { $0.automaticallyUpdateForSelection },
      { $0.automaticallyUpdateForSelection = $1 })
    rows.add("showsActivityIndicator", { $0.showsActivityIndicator }, { $0.showsActivityIndicator = $1 })
  }
}

extension UIButton.Configuration {
  /// What makes a configuration: the names of UIKit's functions.
  public enum Style: String, UIKitEnumeration {
    case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent, glass,
      prominentGlass, clearGlass, prominentClearGlass
  }
}

extension UIButton.Configuration {
  /// The cases of UIKit's `UIButton.Configuration.CornerStyle`.
  public enum CornerStyle: String, UIKitEnumeration {
    case fixed, dynamic, small, medium, large, capsule
  }
}

extension UIButton.Configuration {
  /// The cases of UIKit's `UIButton.Configuration.Size`.
  public enum Size: String, UIKitEnumeration {
    case medium, small, mini, large
  }
}

extension UIButton.Configuration {
  /// The cases of UIKit's `UIButton.Configuration.TitleAlignment`.
  public enum TitleAlignment: String, UIKitEnumeration {
    case automatic, leading, center, trailing
  }
}
