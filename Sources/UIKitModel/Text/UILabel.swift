import Foundation
import StyleInjection

/// A text on one or more lines.
open class UILabel: UIView {
  /// The colour of the text.
  public final var textColor: StyleColor? = .label
  /// The colour of the text while highlighted; nil for the normal one.
  public final var highlightedTextColor: StyleColor?
  /// The colour of the shadow; nil for no shadow.
  public final var shadowColor: StyleColor?
  /// How far the shadow stands off, in points.
  public final var shadowOffset = CGSize(width: 0, height: -1)
  /// Where lines stand from side to side.
  public final var textAlignment = NSTextAlignment.natural
  /// Where lines end.
  public final var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The greatest number of lines; 0 for as many as there are.
  public final var numberOfLines: Int = 1
  /// Whether the text shrinks to fit the width.
  public final var adjustsFontSizeToFitWidth = false
  /// The least scale of the shrunk text, 0…1.
  public final var minimumScaleFactor: CGFloat = 0
  /// The least size of the shrunk text in points, as before iOS 6.
  public final var minimumFontSize: CGFloat = 0
  /// Where shrunk text stands from top to bottom.
  public final var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether the font follows the user's text size.
  public final var adjustsFontForContentSizeCategory = false
  /// Whether letters move together before the text is cut.
  public final var allowsDefaultTighteningForTruncation = false
  /// The width for which lines are broken in layout, in points.
  public final var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether the text is drawn as enabled.
  public final var isEnabled = true
  /// Whether the text is drawn as highlighted.
  public final var isHighlighted = false
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

  /// A fresh one, with UIKit's defaults.
  public required init() {
    super.init()
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }
}

extension ModelClass {
  static let label = ModelClass("UILabel", UILabel.self) { rows in
    rows.add("textColor", { $0.textColor }, { $0.textColor = $1 })
    rows.add("highlightedTextColor", { $0.highlightedTextColor }, { $0.highlightedTextColor = $1 })
    rows.add("shadowColor", { $0.shadowColor }, { $0.shadowColor = $1 })
    rows.add("shadowOffset", { $0.shadowOffset }, { $0.shadowOffset = $1 })
    rows.add("textAlignment", { $0.textAlignment }, { $0.textAlignment = $1 })
    rows.add("lineBreakMode", { $0.lineBreakMode }, { $0.lineBreakMode = $1 })
    rows.add("numberOfLines", { $0.numberOfLines }, { $0.numberOfLines = $1 })
    rows.add(
      "adjustsFontSizeToFitWidth", { $0.adjustsFontSizeToFitWidth }, { $0.adjustsFontSizeToFitWidth = $1 })
    rows.add("minimumScaleFactor", { $0.minimumScaleFactor }, { $0.minimumScaleFactor = $1 })
    rows.add("minimumFontSize", { $0.minimumFontSize }, { $0.minimumFontSize = $1 })
    rows.add("baselineAdjustment", { $0.baselineAdjustment }, { $0.baselineAdjustment = $1 })
    rows.add(
      "adjustsFontForContentSizeCategory", { $0.adjustsFontForContentSizeCategory },
      { $0.adjustsFontForContentSizeCategory = $1 })
    rows.add(
      "allowsDefaultTighteningForTruncation", { $0.allowsDefaultTighteningForTruncation },
      { $0.allowsDefaultTighteningForTruncation = $1 })
    rows.add("preferredMaxLayoutWidth", { $0.preferredMaxLayoutWidth }, { $0.preferredMaxLayoutWidth = $1 })
    rows.add("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 })
    rows.add("isHighlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
    rows.add("text", { $0.text }, { $0.text = $1 })
    rows.add("font", { $0.font }, { $0.font = $1 })
    rows.add("attributedText", { $0.attributedText }, { $0.attributedText = $1 })
    rows.addStyledTextStorage({ $0.content }, { $0.content = $1 })
  }
}
