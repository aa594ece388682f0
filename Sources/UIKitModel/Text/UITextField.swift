import Foundation
import StyleInjection

/// A line of text that the user edits.
open class UITextField: UIControl, UITextInputTraits {
  /// The colour of the text; nil for the system's.
  public final var textColor: StyleColor? = .label
  /// Where the text stands from side to side.
  public final var textAlignment = NSTextAlignment.natural
  /// The text while there is none, with its attributes; nil for none.
  public final var attributedPlaceholder: StyleAttributedText? {
    get { emptyContent.attributedText }
    set { emptyContent.attributedText = newValue }
  }
  /// The text while there is none; nil for none.
  public final var placeholder: String? {
    get { emptyContent.text }
    set { emptyContent.text = newValue }
  }
  /// The border.
  public final var borderStyle = UITextField.BorderStyle.none
  /// The image behind the text; nil for none.
  public final var background: StyleImage?
  /// The image behind the text while disabled; nil for the normal one.
  public final var disabledBackground: StyleImage?
  /// When the button that clears the text is shown.
  public final var clearButtonMode = UITextField.ViewMode.never
  /// When the left view is shown.
  public final var leftViewMode = UITextField.ViewMode.never
  /// When the right view is shown.
  public final var rightViewMode = UITextField.ViewMode.never
  /// Whether editing begins with an empty text.
  public final var clearsOnBeginEditing = false
  /// Whether the text shrinks to fit the width.
  public final var adjustsFontSizeToFitWidth = false
  /// The least size of the shrunk text in points.
  public final var minimumFontSize: CGFloat = 0
  /// Whether the font follows the user's text size.
  public final var adjustsFontForContentSizeCategory = false
  final var emptyContent = StyledPlaceholder()
  final var content = StyledText(font: .system(17))

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
  /// The view before the text; nil for none.
  public final var leftView: UIView? {
    didSet { replaceSubview(oldValue, by: leftView) }
  }
  /// The view behind the text; nil for none.
  public final var rightView: UIView? {
    didSet { replaceSubview(oldValue, by: rightView) }
  }
}

extension ModelClass {
  static let textField = ModelClass("UITextField", UITextField.self) { rows in
    rows.add("textColor", { $0.textColor }, { $0.textColor = $1 })
    rows.add("textAlignment", { $0.textAlignment }, { $0.textAlignment = $1 })
    rows.add(
      "attributedPlaceholder", { $0.attributedPlaceholder }, { $0.attributedPlaceholder = $1 })
    rows.add("placeholder", { $0.placeholder }, { $0.placeholder = $1 })
    rows.addStorage("attributedPlaceholder", { $0.emptyContent }, { $0.emptyContent = $1 }) { members in
      members.add(
        "attributedPlaceholder", parts: ["placeholder"],
        { $0.attributedText }, { $0.attributedText = $1 })
      members.add("placeholder", parts: ["placeholder"], { $0.text }, { $0.text = $1 })
      // UIKit has it as an attribute of the text alone; sheets set it as what it is of the whole text.
      members.add("placeholderColor", parts: ["placeholderColor"], { $0.color }, { $0.color = $1 })
    }
    rows.add("borderStyle", { $0.borderStyle }, { $0.borderStyle = $1 })
    rows.add("background", { $0.background }, { $0.background = $1 })
    rows.add("disabledBackground", { $0.disabledBackground }, { $0.disabledBackground = $1 })
    rows.add("clearButtonMode", { $0.clearButtonMode }, { $0.clearButtonMode = $1 })
    rows.add("leftViewMode", { $0.leftViewMode }, { $0.leftViewMode = $1 })
    rows.add("rightViewMode", { $0.rightViewMode }, { $0.rightViewMode = $1 })
    rows.add("clearsOnBeginEditing", { $0.clearsOnBeginEditing }, { $0.clearsOnBeginEditing = $1 })
    rows.add(
      "adjustsFontSizeToFitWidth", { $0.adjustsFontSizeToFitWidth }, { $0.adjustsFontSizeToFitWidth = $1 })
    rows.add("minimumFontSize", { $0.minimumFontSize }, { $0.minimumFontSize = $1 })
    rows.add(
      "adjustsFontForContentSizeCategory", { $0.adjustsFontForContentSizeCategory },
      { $0.adjustsFontForContentSizeCategory = $1 })
    rows.add("text", { $0.text }, { $0.text = $1 })
    rows.add("font", { $0.font }, { $0.font = $1 })
    rows.add("attributedText", { $0.attributedText }, { $0.attributedText = $1 })
    rows.addStyledTextStorage({ $0.content }, { $0.content = $1 })
    rows.addTextInputTraits()
    rows.addObject("leftView", "UIView") { $0.leftView }
    rows.addObject("rightView", "UIView") { $0.rightView }
  }
}

/// The text field of a search bar.
open class UISearchTextField: UITextField {}

extension ModelClass {
  static let searchTextField = ModelClass("UISearchTextField", UISearchTextField.self)
}

extension UITextField {
  /// The cases of UIKit's `UITextField.BorderStyle`.
  public enum BorderStyle: String, UIKitEnumeration {
    case none, line, bezel, roundedRect
  }
}

extension UITextField {
  /// The cases of UIKit's `UITextField.ViewMode`.
  public enum ViewMode: String, UIKitEnumeration {
    case never, whileEditing, unlessEditing, always
  }
}
