import StyleInjection

/// Text on many lines that scrolls.
open class UITextView: UIScrollView, UITextInputTraits {
  /// The colour of the text; nil for the system's.
  public final var textColor: StyleColor?
  /// Where lines stand from side to side.
  public final var textAlignment = NSTextAlignment.natural
  /// Whether the user can edit the text.
  public final var isEditable = true
  /// Whether the user can select text.
  public final var isSelectable = true
  /// What becomes a link.
  public final var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the user can edit attributes.
  public final var allowsEditingTextAttributes = false
  /// The room around the text in points.
  public final var textContainerInset = StyleEdgeInsets(top: 8, bottom: 8)
  /// The attributes of links; nil for the system's.
  public final var linkTextAttributes: StyleTextAttributes?
  /// Whether the font follows the user's text size.
  public final var adjustsFontForContentSizeCategory = false
  final var content = StyledText(font: nil)

  /// The text; nil for none. Setting it drops the attributes of the text before.
  public final var text: String? {
    get { content.text }
    set { content.text = newValue }
  }
  /// The font.
  public final var font: StyleFont? {
    get { content.font }
    set { content.font = newValue }
  }
  /// The text with its attributes; nil for none.
  public final var attributedText: StyleAttributedText? {
    get { content.attributedText }
    set { content.attributedText = newValue }
  }

  /// How text is entered.
  public final var textInputTraits = TextInputTraits()
}

extension ModelClass {
  static let textView = ModelClass("UITextView", UITextView.self) { rows in
    rows.add("textColor", { $0.textColor }, { $0.textColor = $1 })
    rows.add("textAlignment", { $0.textAlignment }, { $0.textAlignment = $1 })
    rows.add("isEditable", { $0.isEditable }, { $0.isEditable = $1 })
    rows.add("isSelectable", { $0.isSelectable }, { $0.isSelectable = $1 })
    rows.add("dataDetectorTypes", { $0.dataDetectorTypes }, { $0.dataDetectorTypes = $1 })
    rows.add(
      "allowsEditingTextAttributes", { $0.allowsEditingTextAttributes },
      { $0.allowsEditingTextAttributes = $1 })
    rows.add("textContainerInset", { $0.textContainerInset }, { $0.textContainerInset = $1 })
    rows.add("linkTextAttributes", { $0.linkTextAttributes }, { $0.linkTextAttributes = $1 })
    rows.add(
      "adjustsFontForContentSizeCategory", { $0.adjustsFontForContentSizeCategory },
      { $0.adjustsFontForContentSizeCategory = $1 })
    rows.add("text", { $0.text }, { $0.text = $1 })
    rows.add("font", { $0.font }, { $0.font = $1 })
    rows.add("attributedText", { $0.attributedText }, { $0.attributedText = $1 })
    rows.addStyledTextStorage({ $0.content }, { $0.content = $1 })
    rows.addTextInputTraits()
  }
}
