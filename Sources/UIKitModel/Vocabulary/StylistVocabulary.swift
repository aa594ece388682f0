import StyleInjection

/// The names of Stylist's documentation for properties that UIKit calls otherwise or does not have.
enum StylistVocabulary {
  /// The rows.
  static let rows =
    names.map { StylePropertyAlias(.stylist, $0.className, $0.name, .keyPath($0.keyPath)) }
    + attributes.map {
      StylePropertyAlias(
        .stylist, $0.className, $0.name, .converted(keyPath: $0.keyPath, .attribute($0.attribute)))
    }
    + [
      StylePropertyAlias(.stylist, "UIView", "visible", .converted(keyPath: "isHidden", .negated)),
      StylePropertyAlias(.stylist, "UIView", "backgroundImagePattern", .property(pattern)),
      StylePropertyAlias(.stylist, "UIView", "widthAnchor", .property(sizeLimit("widthAnchor", .width))),
      StylePropertyAlias(.stylist, "UIView", "heightAnchor", .property(sizeLimit("heightAnchor", .height))),
      StylePropertyAlias(.stylist, "UIView", "aspectRatioAnchor", .property(aspectRatio)),
    ]

  private static let names: [(className: String, name: String, keyPath: String)] = [
    ("UIView", "borderColor", "layer.borderColor"), ("UIView", "borderWidth", "layer.borderWidth"),
    ("UIView", "cornerRadius", "layer.cornerRadius"), ("UIView", "shadowColor", "layer.shadowColor"),
    ("UIView", "shadowOffset", "layer.shadowOffset"), ("UIView", "shadowOpacity", "layer.shadowOpacity"),
    ("UIView", "shadowRadius", "layer.shadowRadius"), ("UIView", "hidden", "isHidden"),
    ("UIView", "origin", "frame.origin"), ("UIView", "position", "frame.origin"),
    ("UIView", "size", "frame.size"),
    ("UIButton", "textColor", "titleColor"), ("UIButton", "color", "titleColor"),
    ("UIButton", "titleFont", "font"),
    ("UILabel", "color", "textColor"), ("UITextField", "color", "textColor"),
    ("UITextView", "color", "textColor"),
    ("UINavigationBar", "translucent", "isTranslucent"), ("UITabBar", "translucent", "isTranslucent"),
    ("UIToolbar", "translucent", "isTranslucent"), ("UISearchBar", "translucent", "isTranslucent"),
    ("UIStackView", "relativeMargins", "isLayoutMarginsRelativeArrangement"),
    ("UIViewController", "largeTitleDisplayMode", "navigationItem.largeTitleDisplayMode"),
  ]

  private static let attributes:
    [(className: String, name: String, keyPath: String, attribute: StyleTextAttributes.Attribute)] = [
      ("UINavigationBar", "titleColor", "titleTextAttributes", .foregroundColor),
      ("UINavigationBar", "titleFont", "titleTextAttributes", .font),
      ("UINavigationBar", "largeTitleColor", "largeTitleTextAttributes", .foregroundColor),
      ("UINavigationBar", "largeTitleFont", "largeTitleTextAttributes", .font),
    ]

  /// An image that fills the background; the model has no colours that are patterns.
  private static let pattern = StyleProperty(
    "backgroundImagePattern",
    .value(.image.optional, TableProperty.accessor("backgroundImagePattern", .none)))

  private static func sizeLimit(_ name: String, _ attribute: NSLayoutConstraint.Attribute) -> StyleProperty {
    .property(
      name, get: { (view: UIView) in view.sizeLimit(attribute) },
      set: { view, limit in view.setSizeLimit(limit, attribute) })
  }

  private static let aspectRatio = StyleProperty.property(
    "aspectRatioAnchor", get: { (view: UIView) in view.aspectRatio },
    set: { view, ratio in view.aspectRatio = ratio })
}
