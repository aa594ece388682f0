/// How paragraphs are set, as UIKit's `NSParagraphStyle`.
public struct StyleParagraphStyle: Sendable, Hashable {
  /// Where lines stand, as UIKit's `NSTextAlignment`.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    // The names are UIKit's.
    case left, center, right, justified, natural
  }

  /// What becomes of a line that is too long, as UIKit's `NSLineBreakMode`.
  public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
    // The names are UIKit's.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }

  /// Where lines begin, as UIKit's `NSWritingDirection`.
  public enum WritingDirection: String, Sendable, Hashable, CaseIterable {
    // The names are UIKit's.
    case natural, leftToRight, rightToLeft
  }

  /// Where lines stand.
  public var alignment = Alignment.natural
  /// What becomes of a line that is too long.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// Where lines begin.
  public var baseWritingDirection = WritingDirection.natural
  /// The room between lines in points.
  public var lineSpacing = 0.0
  /// What the height of a line is multiplied by; 0 for the font's own height.
  public var lineHeightMultiple = 0.0
  /// The least height of a line in points.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line in points; 0 for no limit.
  public var maximumLineHeight = 0.0
  /// The room behind a paragraph in points.
  public var paragraphSpacing = 0.0
  /// The room before a paragraph in points.
  public var paragraphSpacingBefore = 0.0
  /// The indent of a paragraph's first line in points.
  public var firstLineHeadIndent = 0.0
  /// The indent of all other lines in points.
  public var headIndent = 0.0
  /// The distance of a line's end in points: from the leading edge, or from the trailing one where it is not positive.
  public var tailIndent = 0.0
  /// How soon words are hyphenated, 0 (never) … 1.
  public var hyphenationFactor = 0.0
  /// Whether words are hyphenated as the system thinks best.
  public var usesDefaultHyphenation = false
  /// Whether letters may move together before a line is cut.
  public var allowsDefaultTighteningForTruncation = false
  /// The distance of the tab stops behind the last one in points; 0 for the system's.
  public var defaultTabInterval = 0.0
  /// The tab stops; nil for the system's.
  public var tabStops: [StyleTextTab]?

  /// The style of a text that has none: UIKit's `NSParagraphStyle.default`.
  public init() {}
}

/// A tab stop, as UIKit's `NSTextTab`.
public struct StyleTextTab: Sendable, Hashable {
  /// Where text stands at the stop.
  public var alignment: StyleParagraphStyle.Alignment
  /// The distance from the leading edge in points.
  public var location: Double

  /// A tab stop at a distance in points.
  public init(alignment: StyleParagraphStyle.Alignment = .natural, location: Double) {
    self.alignment = alignment
    self.location = location
  }
}
