import StyleInjection

/// The text of an empty field and its colour: one stored value, of which `placeholder`, `attributedPlaceholder` and
/// `placeholderColor` are views.
struct StyledPlaceholder: Sendable {
  private var runs: StyleAttributedText?
  private var wholeColor: StyleColor?

  /// No text, in the system's colour.
  init() {}

  /// The text; setting it drops the attributes of the text before.
  var text: String? {
    get { runs?.plainText }
    set { runs = newValue.map { StyleAttributedText($0) } }
  }

  /// The colour of the whole text; nil for the system's. It stays when the text changes.
  var color: StyleColor? {
    get {
      wholeColor
        ?? runs?.runs.first?.attributes.values[.foregroundColor].flatMap(StyleColor.init(styleValue:))
    }
    set { wholeColor = newValue }
  }

  /// The text with its attributes.
  var attributedText: StyleAttributedText? {
    get {
      guard let wholeColor, var text = runs else { return runs }
      for index in text.runs.indices {
        text.runs[index].attributes.values[.foregroundColor] = .color(wholeColor)
      }
      return text
    }
    set { runs = newValue }
  }
}

extension StyledPlaceholder: StoredWhole {
  /// The text with its attributes, and what is set of all letters.
  init?(stored: StyleValue) {
    guard case .array(let values) = stored, values.count == 2 else { return nil }
    runs = StyleAttributedText(styleValue: values[0])
    wholeColor = StyleColor(styleValue: values[1])
  }

  /// The text with its attributes, and what is set of all letters.
  var stored: StyleValue { .array([runs.styleValue, wholeColor.styleValue]) }
}
