import StyleInjection

/// A text, its font and its attributes: one stored value, of which `text`, `font` and `attributedText` are views.
struct StyledText: Sendable {
  private var plainText: String?
  private var wholeFont: StyleFont?
  private var runs: StyleAttributedText?

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

  /// The text with its attributes; setting it changes the font to the first letter's.
  var attributedText: StyleAttributedText? {
    get { runs ?? plainText.map { StyleAttributedText($0) } }
    set {
      plainText = newValue?.plainText
      if case .font(let first) = newValue?.runs.first?.attributes.values[.font] { wholeFont = first }
      let isPlain = newValue?.runs.allSatisfy(\.attributes.values.isEmpty) ?? true
      runs = isPlain ? nil : newValue
    }
  }
}

extension StyledText: StoredWhole {
  /// The text, the font and the text with attributes, if it has any.
  init?(stored: StyleValue) {
    guard case .array(let values) = stored, values.count == 3 else { return nil }
    plainText = String(styleValue: values[0])
    wholeFont = StyleFont(styleValue: values[1])
    runs = StyleAttributedText(styleValue: values[2])
  }

  /// The text, the font and the text with attributes, if it has any.
  var stored: StyleValue { .array([plainText.styleValue, wholeFont.styleValue, runs.styleValue]) }
}

extension ModelRows {
  /// A storage of `text`, `font` and `attributedText`.
  mutating func addStyledTextStorage(
    _ get: @escaping @Sendable (Root) -> StyledText, _ set: @escaping @Sendable (Root, StyledText) -> Void
  ) {
    addStorage("attributedText", get, set) { members in
      members.add(
        "attributedText", parts: ["text", "font"], { $0.attributedText }, { $0.attributedText = $1 })
      members.add("text", parts: ["text"], { $0.text }, { $0.text = $1 })
      members.add("font", parts: ["font"], { $0.font }, { $0.font = $1 })
    }
  }
}
