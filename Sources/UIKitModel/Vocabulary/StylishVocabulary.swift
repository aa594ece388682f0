import StyleInjection

/// Stylish's property keys: each for the classes that it is meant for, and silently for no other.
enum StylishVocabulary {
  /// The rows: one for each class that a key is for.
  static var rows: [StylePropertyAlias] {
    keys.flatMap { key in
      key.classes.map { StylePropertyAlias(.stylish, $0, key.name, key.meaning) }
    }
  }

  /// A key and what it means for some classes.
  private struct Key: Sendable {
    let name: String
    let classes: [String]
    let meaning: StylePropertyAlias.Meaning

    init(_ name: String, _ keyPath: String? = nil, of classes: String...) {
      self.init(name, .keyPath(keyPath ?? name), of: classes)
    }

    init(_ name: String, _ meaning: StylePropertyAlias.Meaning, of classes: [String]) {
      self.name = name
      self.classes = classes
      self.meaning = meaning
    }
  }

  private static func named(_ names: String..., of classes: String...) -> [Key] {
    names.map { Key($0, .keyPath($0), of: classes) }
  }

  private static let keys: [Key] =
    views + texts + textInputs + buttons + buttonStates + imageViews

  private static let views: [Key] =
    named(
      "backgroundColor", "contentMode", "isUserInteractionEnabled", "isHidden", "alpha", "clipsToBounds",
      "tintColor", "layoutMargins", of: "UIView")
    + ["cornerRadius", "borderColor", "borderWidth", "masksToBounds", "shadowRadius", "shadowOpacity"]
    .map { Key($0, "layer." + $0, of: "UIView") }
    + [
      Key("shadowColor", of: "UILabel"), Key("shadowColor", "layer.shadowColor", of: "UIView"),
      Key("shadowOffset", of: "UILabel"), Key("shadowOffset", "layer.shadowOffset", of: "UIView"),
      Key("cornerRadiusRatio", .property(cornerRadiusRatio), of: ["UIView"]),
      Key(
        "stripedSubview",
        .property(StyleProperty("stripedSubview", .unsettable(reason: "Stylish's own mark of mistakes"))),
        of: ["UIView"]),
      Key("isEnabled", of: "UIControl"),
    ]

  private static let texts: [Key] =
    named(
      "adjustsFontForContentSizeCategory", "textAlignment", "text", "textColor", of: "UILabel", "UITextField",
      "UITextView")
    + named("adjustsFontSizeToFitWidth", "isHighlighted", of: "UILabel", "UITextField")
    + [
      Key("font", of: "UILabel", "UITextField", "UITextView"), Key("font", "titleLabel.font", of: "UIButton"),
    ]
    + named(
      "baselineAdjustment", "allowsDefaultTighteningForTruncation", "lineBreakMode", "numberOfLines",
      "minimumScaleFactor", "preferredMaxLayoutWidth", "highlightedTextColor", of: "UILabel")

  private static let textInputs: [Key] =
    named(
      "allowsEditingTextAttributes", "autocapitalizationType", "autocorrectionType",
      "enablesReturnKeyAutomatically", "clearsOnInsertion", "keyboardAppearance", "spellCheckingType",
      "smartDashesType", "smartInsertDeleteType", "smartQuotesType", "keyboardType", "returnKeyType",
      "isSecureTextEntry", "textContentType", of: "UITextField", "UITextView")
    + named(
      "background", "disabledBackground", "borderStyle", "clearButtonMode", "leftViewMode", "rightViewMode",
      "minimumFontSize", "placeholder", "clearsOnBeginEditing", of: "UITextField")
    + [
      Key("backgroundImageName", "background", of: "UITextField"),
      Key("disabledBackgroundImageName", "disabledBackground", of: "UITextField"),
    ]
    + named("isEditable", "isSelectable", "dataDetectorTypes", "textContainerInset", of: "UITextView")

  private static let buttons = named(
    "adjustsImageWhenDisabled", "adjustsImageWhenHighlighted", "showsTouchWhenHighlighted",
    "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", of: "UIButton")

  /// `titleColorForHighlightedState` and its like.
  private static let buttonStates: [Key] = [
    ("title", "title"), ("titleColor", "titleColor"), ("image", "image"), ("imageName", "image"),
    ("backgroundImage", "backgroundImage"), ("backgroundImageName", "backgroundImage"),
  ].flatMap { name, property in
    ["normal", "highlighted", "disabled"].map { state in
      Key("\(name)For\(state.capitalized)State", "\(property):\(state)", of: "UIButton")
    }
  }

  private static let imageViews: [Key] =
    named(
      "image", "highlightedImage", "adjustsImageSizeForAccessibilityContentSizeCategory", "animationDuration",
      "animationRepeatCount", "animationImages", "highlightedAnimationImages", of: "UIImageView")
    + [
      Key("imageName", "image", of: "UIImageView"),
      Key("highlightedImageName", "highlightedImage", of: "UIImageView"),
      Key("animationImageNames", "animationImages", of: "UIImageView"),
      Key("highlightedAnimationImageNames", "highlightedAnimationImages", of: "UIImageView"),
      Key(
        "imageURL",
        .property(StyleProperty("imageURL", .unsettable(reason: "nothing is loaded from the network"))),
        of: ["UIImageView"]),
      Key("isAnimating", .property(isAnimating), of: ["UIImageView"]),
    ]

  /// The corner radius as a part of the view's height. It goes by the name of the storage that it shares.
  private static let cornerRadiusRatio = StyleProperty.property(
    "layer.cornerRadius",
    get: { (view: UIView) in view.bounds.height > 0 ? view.layer.cornerRadius / view.bounds.height : 0 },
    set: { view, ratio in view.layer.cornerRadius = view.bounds.height * ratio })

  /// Whether the images run, which UIKit has methods for.
  private static let isAnimating = StyleProperty.property(
    "isAnimating", get: { (view: UIImageView) in view.tableValue("isAnimating") == .bool(true) },
    set: { view, isAnimating in view.setTableValue(.bool(isAnimating), for: "isAnimating") })
}
