import StyleInjection

/// A text, its font and its attributes: one stored value, of which `text`, `font`, `kern`, `lineHeight` and
/// `attributedText` are views.
struct StyledText: Sendable {
  private var plainText: String?
  private var wholeFont: StyleFont?
  private var runs: StyleAttributedText?
  private var wholeKern: Double?
  private var wholeLineHeight: Double?

  /// No text, in the given font.
  init(font: StyleFont?) { wholeFont = font }

  /// The text; setting it drops the attributes of the text before.
  var text: String? {
    get { plainText }
    set {
      plainText = newValue
      runs = nil
    }
  }

  /// The font; setting it changes the whole text.
  var font: StyleFont? {
    get { wholeFont }
    set {
      wholeFont = newValue
      guard var text = runs else { return }
      for index in text.runs.indices {
        text.runs[index].attributes.values[.font] = newValue.map { .font($0) }
      }
      runs = text
    }
  }

  /// The room between letters in points; nil for the font's own. It stays when the text changes.
  var kern: Double? {
    get { wholeKern ?? runs?.runs.first?.kern }
    set { wholeKern = newValue }
  }

  /// The height of a line in points; nil for the font's own. It stays when the text changes.
  var lineHeight: Double? {
    get { wholeLineHeight ?? runs?.runs.first?.lineHeight }
    set { wholeLineHeight = newValue }
  }

  /// The text with its attributes; setting it changes the font to the first letter's.
  var attributedText: StyleAttributedText? {
    get {
      guard var text = runs ?? plainText.map({ StyleAttributedText($0) }) else { return nil }
      for index in text.runs.indices {
        if let wholeKern { text.runs[index].kern = wholeKern }
        if let wholeLineHeight { text.runs[index].lineHeight = wholeLineHeight }
      }
      return text
    }
    set {
      plainText = newValue?.plainText
      (wholeKern, wholeLineHeight) = (nil, nil)
      if case .font(let first) = newValue?.runs.first?.attributes.values[.font] { wholeFont = first }
      let isPlain = newValue?.runs.allSatisfy(\.attributes.values.isEmpty) ?? true
      runs = isPlain ? nil : newValue
    }
  }
}

extension StyledText: StoredWhole {
  /// The text, the font, the text with attributes, if it has any, and what is set of all letters.
  init?(stored: StyleValue) {
    guard case .array(let values) = stored, values.count == 5 else { return nil }
    plainText = String(styleValue: values[0])
    wholeFont = StyleFont(styleValue: values[1])
    runs = StyleAttributedText(styleValue: values[2])
    wholeKern = Double(styleValue: values[3])
    wholeLineHeight = Double(styleValue: values[4])
  }

  /// The text, the font, the text with attributes, if it has any, and what is set of all letters.
  var stored: StyleValue {
    .array([
      plainText.styleValue, wholeFont.styleValue, runs.styleValue, wholeKern.styleValue,
      wholeLineHeight.styleValue,
    ])
  }
}

extension StyleAttributedText.Run {
  /// The room between letters in points; nil where it is not set.
  fileprivate var kern: Double? {
    get { attributes.values[.kern].flatMap { Double(styleValue: $0) } }
    set { attributes.values[.kern] = newValue.map { .number($0) } }
  }

  /// The height that each line has, in points; nil where lines may differ.
  fileprivate var lineHeight: Double? {
    get {
      let style = attributes.values[.paragraphStyle].flatMap { StyleParagraphStyle(styleValue: $0) }
      return style.flatMap { $0.maximumLineHeight == $0.minimumLineHeight ? $0.maximumLineHeight : nil }
        .flatMap { $0 > 0 ? $0 : nil }
    }
    set {
      let known = attributes.values[.paragraphStyle].flatMap { StyleParagraphStyle(styleValue: $0) }
      var style = known ?? StyleParagraphStyle()
      style.minimumLineHeight = newValue ?? 0
      style.maximumLineHeight = newValue ?? 0
      attributes.values[.paragraphStyle] = style.styleValue
    }
  }
}

extension ModelRows {
  /// A storage of `text`, `font`, `kern`, `lineHeight` and `attributedText`.
  mutating func addStyledTextStorage(
    _ get: @escaping @Sendable (Root) -> StyledText, _ set: @escaping @Sendable (Root, StyledText) -> Void
  ) {
    addStorage("attributedText", get, set) { members in
      members.add(
        "attributedText", parts: ["text", "font", "kern", "lineHeight"],
        { $0.attributedText }, { $0.attributedText = $1 })
      members.add("text", parts: ["text"], { $0.text }, { $0.text = $1 })
      members.add("font", parts: ["font"], { $0.font }, { $0.font = $1 })
      // UIKit has them as attributes of text alone; sheets set them as what they are of the whole text.
      members.add("kern", parts: ["kern"], { $0.kern }, { $0.kern = $1 })
      members.add("lineHeight", parts: ["lineHeight"], { $0.lineHeight }, { $0.lineHeight = $1 })
    }
  }
}
